internal import Foundation

/// A text on disk.
package struct TextFile {
    /// Where it is.
    package let path: String

    /// Names a text, which need not be there.
    package init(path: String) {
        self.path = path
    }

    /// A path that starts from a folder unless it is absolute; an empty folder is the current one.
    package static func path(_ path: String, from folder: String) -> String {
        guard !path.hasPrefix("/"), !folder.isEmpty else { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// Whether there is anything at the path.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// The text, which is UTF-8; of a file without end no more is read than its limit.
    ///
    /// - Parameter limit: The most bytes it may hold.
    package func text(atMost limit: Int) throws(FileFault) -> String {
        guard exists else { throw .missing }
        // Only a folder has something called "." in it.
        guard !FileManager.default.fileExists(atPath: path + "/.") else { throw .folder }
        var data = Data()
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            // A pipe gives what it has; only an empty answer means its end.
            while data.count <= limit, let part = try handle.read(upToCount: limit + 1 - data.count),
                !part.isEmpty
            {
                data += part
            }
            try handle.close()
        } catch {
            throw .unreadable
        }
        guard data.count <= limit else { throw .tooLarge(limit: limit) }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8 }
        return text
    }
}
