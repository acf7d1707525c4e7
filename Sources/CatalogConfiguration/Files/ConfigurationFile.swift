internal import Foundation

/// A configuration file on disk.
package struct ConfigurationFile: Hashable, Sendable {
    /// Where it is; absolute.
    package let path: String
    /// What messages call it: the path as it was given, or as short as it is clear.
    package let name: String

    /// The folder it stands in.
    package var folder: String {
        URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    }

    /// The file a run uses.
    ///
    /// - Parameters:
    ///   - explicit: The file that was asked for, where one was.
    ///   - environment: Where `XDG_CONFIG_HOME` and `HOME` are looked up.
    ///   - currentDirectory: What relative paths start from.
    /// - Returns: The file asked for; else the first of ``usual(in:currentDirectory:)`` that exists; else nil.
    /// - Throws: When the file that was asked for does not exist.
    package static func found(
        explicit: String?,
        in environment: [String: String],
        currentDirectory: String
    ) throws(ConfigurationErrors) -> ConfigurationFile? {
        guard let explicit else {
            return usual(in: environment, currentDirectory: currentDirectory).first(where: \.exists)
        }
        let path = explicit.hasPrefix("/") ? explicit : currentDirectory + "/" + explicit
        let file = ConfigurationFile(path: path, name: explicit)
        guard !explicit.isEmpty, file.exists else { throw file.failure(.missing) }
        return file
    }

    /// The places where a file is looked for when none is asked for, the first one first.
    package static func usual(
        in environment: [String: String],
        currentDirectory: String
    ) -> [ConfigurationFile] {
        var files = [ConfigurationFile(path: currentDirectory + "/catalog.yaml", name: "catalog.yaml")]
        // The XDG rules say to ignore a relative folder; an empty one means the usual place.
        let folders = [
            environment["XDG_CONFIG_HOME"],
            environment["HOME"].map { $0 + "/.config" },
        ].compactMap(\.self).filter { $0.hasPrefix("/") }
        if let folder = folders.first {
            let path = folder + "/catalog/catalog.yaml"
            files.append(ConfigurationFile(path: path, name: path))
        }
        return files
    }

    /// The text of the file; of a file without end no more is read than a configuration may hold.
    package func text() throws(ConfigurationErrors) -> String {
        do {
            return try TextFile(path: path).text(atMost: ConfigurationReader.largestFile)
        } catch {
            throw failure(error)
        }
    }

    private var exists: Bool { TextFile(path: path).exists }

    private func failure(_ fault: FileFault) -> ConfigurationErrors {
        ConfigurationErrors(ConfigurationError(.file(fault), at: FileLocation(file: name)))
    }
}
