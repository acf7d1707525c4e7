import Foundation
import Testing

/// What the program leaves in its home, and what others leave there.
extension Workplace {
    /// The response cache, whether it is there or not.
    var cacheFile: URL { home.appending(path: ".cache/catalog/http.sqlite") }

    /// The watchlist, whether it is there or not.
    var watchlistFile: URL { home.appending(path: ".local/share/catalog/watchlist.sqlite") }

    /// Puts a file somewhere, with the folders above it.
    func put(_ bytes: Data, at url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    /// The bytes of every file in a folder and those below, by its path in it.
    func contents(of folder: URL) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)) {
            let file = folder.appending(path: name)
            if try !isFolder(file) { contents[name] = try Data(contentsOf: file) }
        }
        return contents
    }

    /// The permissions of a file or folder.
    func mode(of url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
        return try #require(attributes[.posixPermissions] as? Int)
    }

    private func isFolder(_ url: URL) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
        return attributes[.type] as? FileAttributeType == .typeDirectory
    }
}

extension [String: Data] {
    /// Whether these words stand in any of the files or in a name of one.
    func mention(_ words: String) -> Bool {
        contains { $0.key.contains(words) || $0.value.firstRange(of: Data(words.utf8)) != nil }
    }
}

/// SQLite files without the library: nothing but a header and an empty table of tables.
enum BareDatabase {
    /// A valid file without content.
    ///
    /// - Parameters:
    ///   - application: Whose file it says it is.
    ///   - version: Which form it says it has.
    static func bytes(application: UInt32, version: UInt32) -> Data {
        var page = Data("SQLite format 3\0".utf8) + Data(count: 512 - 16)
        func put(_ number: UInt32, bytes: Int, at place: Int) {
            for byte in 0..<bytes {
                page[place + byte] = UInt8(truncatingIfNeeded: number >> UInt32(8 * (bytes - 1 - byte)))
            }
        }
        put(512, bytes: 2, at: 16)  // the size of a page
        for (place, byte) in [(18, 1), (19, 1), (21, 64), (22, 32), (23, 32)] { page[place] = UInt8(byte) }
        put(1, bytes: 4, at: 28)  // how many pages
        put(4, bytes: 4, at: 44)  // the schema format
        put(1, bytes: 4, at: 56)  // UTF-8
        put(version, bytes: 4, at: 60)
        put(application, bytes: 4, at: 68)
        page[100] = 13  // a leaf of a table ...
        put(512, bytes: 2, at: 105)  // ... whose content begins at the end of the page
        return page
    }
}
