import Foundation

/// The files of this repository.
enum Repository {
    /// Its top folder.
    static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The text of a file, by its path.
    static func text(of name: String) throws -> String {
        try String(contentsOf: root.appending(path: name), encoding: .utf8)
    }

    /// Whether there is a file or folder, by its path.
    static func holds(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
    }

    /// The text of every Swift file of the program, or of those in a folder.
    static func sources(in folders: [String] = ["Sources", "Providers"]) throws -> [String] {
        try folders.flatMap { folder in
            let path = root.appending(path: folder).path(percentEncoded: false)
            return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
                .filter { $0.hasSuffix(".swift") }.map { try text(of: "\(folder)/\($0)") }
        }
    }
}
