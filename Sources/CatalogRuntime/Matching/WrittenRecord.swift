package import CatalogFiles
internal import CatalogCore
package import CatalogMerger
internal import Foundation

/// A record of a file as it is written there, for showing it: matching itself keeps nothing that can be shown.
package struct WrittenRecord: Hashable, Sendable {
    /// Its title.
    package let title: String
    /// Its year; nil where it says none.
    package let year: Int?
    /// What it says about the subjects of clues, each as one line.
    package let said: [MatchEvidence.Kind: String]

    /// Reads the records of some ids, in one walk through the file, off the caller's executor.
    ///
    /// - Returns: Those that the file has.
    /// - Throws: Where the file is no catalog, and when the task is ended.
    @concurrent
    package static func reading(
        _ ids: Set<String>, of path: String
    ) async throws(CatalogFileError) -> [String: WrittenRecord] {
        guard !ids.isEmpty else { return [:] }
        var found: [String: WrittenRecord] = [:]
        var options = ComparedFile.options
        options.checksIDs = false
        _ = try CatalogFile(path: path).read(options) { row in
            // Of several records of one id the first counts, as in matching.
            guard let id = row.text(of: .id), ids.contains(id), found[id] == nil else { return }
            found[id] = WrittenRecord(row)
        }
        return found
    }

    private init(_ row: borrowing CatalogRow) {
        title = (row.text(of: .title) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        year = row.whole(.year) ?? row.releaseDate?.year
        var said: [MatchEvidence.Kind: String] = [:]
        said[.externalID] = row.text(of: .imdbID)
        said[.releaseDate] = row.releaseDate?.description
        said[.directors] = row.list(.directors)
        said[.actors] = row.list(.actors)
        said[.runtime] = row.whole(.runtimeMinutes).map { "\($0) min" }
        said[.genres] = row.list(.genres)
        said[.language] = row.text(of: .language)
        self.said = said
    }
}

extension CatalogRow {
    /// The items of a list in one line; nil where there are none.
    fileprivate func list(_ column: Column) -> String? {
        let items = items(of: column).map { String(decoding: bytes[$0], as: UTF8.self) }
        return items.isEmpty ? nil : items.joined(separator: ", ")
    }
}
