internal import Foundation

/// Answers `file:` URLs from one folder on disk.
///
/// A file is an answer with status 200; what does not exist, and a folder, is 404. A query is ignored:
/// a folder cannot answer it. Nothing outside the root is read, neither by `..` nor through a symbolic
/// link, so that a base URL in a configuration opens that folder and no other.
package struct FileTransport: Transport {
    private let root: String
    private let limit: Int

    /// Opens a folder.
    ///
    /// - Parameters:
    ///   - root: Its path; it need not exist.
    ///   - limit: How many bytes a file may have.
    package init(root: String, limit: Int = 32 << 20) {
        self.root = root
        self.limit = limit
    }

    /// Returns the file's bytes.
    ///
    /// - Throws: ``TransportError/invalidRequest(_:)`` for a URL that is no file's or leads outside,
    ///   ``TransportError/tooLarge(limit:)``, or ``TransportError/unreachable(_:)`` for a file that exists
    ///   and cannot be read.
    @concurrent
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if Task.isCancelled { throw .cancelled }
        let path = try Self.path(of: request.url)
        // Both are resolved, because the root may itself stand behind a link (/tmp often does).
        guard let root = Self.resolved(root), let file = Self.resolved(path) else {
            try checkSpelling(of: path)
            return TransportResponse(status: 404)
        }
        guard Self.isPath(file, inside: root) else { throw Self.outside }
        return try read(file)
    }

    private static let outside = TransportError.invalidRequest(
        "the file is outside the folder of its provider")

    private func read(_ path: String) throws(TransportError) -> TransportResponse {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                return TransportResponse(status: 404)
            }
            // Read by a handle and up to the limit: a file may grow between the look and the reading.
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { handle.closeFile() }
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else { throw TransportError.tooLarge(limit: limit) }
            return TransportResponse(status: 200, body: data)
        } catch let error as TransportError {
            throw error
        } catch {
            throw .unreachable("the file cannot be read")
        }
    }

    /// A missing file outside the root is refused, as an existing one is: 404 would tell which exist.
    private func checkSpelling(of path: String) throws(TransportError) {
        guard Self.isPath(path, inside: root) || Self.isPath(path, inside: Self.resolved(root) ?? root) else {
            throw Self.outside
        }
    }

    /// The path that a URL names, decoded, without any step that leads up.
    private static func path(of url: String) throws(TransportError) -> String {
        let prefix = ["file:///", "file://localhost/"].first { url.lowercased().hasPrefix($0) }
        guard let prefix else { throw .invalidRequest("it is no URL of a file on this machine") }
        let encoded = url.dropFirst(prefix.count).prefix { $0 != "?" && $0 != "#" }
        var segments: [String] = []
        for segment in encoded.split(separator: "/") {
            guard let segment = segment.removingPercentEncoding, !segment.contains("/"),
                !segment.contains("\0")
            else { throw .invalidRequest("the path is not encoded as it should be") }
            guard segment != ".." else { throw outside }
            if segment != "." { segments.append(segment) }
        }
        return "/" + segments.joined(separator: "/")
    }

    /// The path with every link followed; nil where it leads nowhere.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func isPath(_ path: String, inside root: String) -> Bool {
        var root = root
        while root.hasSuffix("/") { root.removeLast() }
        return path == root || path.hasPrefix(root + "/")
    }
}
