internal import CatalogCore
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

/// Five films in a file, and providers that read files.
enum FilmFile {
    static let path = Fixture.folder(beside: folder).appending(path: "films.csv").path(percentEncoded: false)

    // Fixtures stand beside the tests, one folder up from here.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path(
        percentEncoded: false)

    /// A provider of the five films, or of another file.
    static func provider(_ name: String = "films", path: String = path) throws -> FileProvider {
        FileProvider(id: try #require(ProviderID(name)), settings: FileSettings(path: path))
    }

    /// A provider of a file that holds a text, which is gone when the folder is.
    static func provider(
        _ name: String = "films", of text: String, as file: String = "films.csv", in folder: TemporaryFolder
    ) throws -> FileProvider {
        try folder.write(text, to: file)
        return try provider(name, path: folder.path(of: file))
    }

    static func movie(_ text: String) throws -> MovieID { try #require(MovieID(text)) }
}
