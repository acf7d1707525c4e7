package import Foundation

/// A folder of its own for one test, which is gone with the value that made it.
package final class TemporaryFolder: Sendable {
    /// Where it is, with every link resolved.
    package let url: URL

    /// Makes an empty folder. Where that fails, whatever is written into it fails too, and says so.
    package init() {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-" + UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.url = folder.resolvingSymlinksInPath()
    }

    deinit {
        // What is left behind in the temporary folder harms nobody.
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and the folders above it.
    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
