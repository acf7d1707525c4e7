internal import Foundation

/// A file that is open for reading, forward only, so that a pipe is as good as a file on disk.
struct OpenFile: ~Copyable {
    let path: String
    private let descriptor: Int32
    private let kind: mode_t

    /// Opens a file.
    init(path: String) throws(CatalogFileError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.error(errno, path: path) }
        var status = stat()
        let kind = unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind != S_IFDIR else {
            close(descriptor)
            throw CatalogFileError(path, .folder)
        }
        self.path = path
        self.descriptor = descriptor
        self.kind = kind
    }

    deinit { close(descriptor) }

    /// Whether it is a file on disk, and no pipe or device.
    var isRegular: Bool { kind == S_IFREG }

    /// Reads what comes next into a part of a buffer.
    ///
    /// - Returns: How many bytes came; fewer than asked for from a pipe, none at the end.
    func read(into buffer: inout [UInt8], _ part: Range<Int>) throws(CatalogFileError) -> Int {
        let descriptor = descriptor
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[part])
                return unsafe Foundation.read(descriptor, target.baseAddress, target.count)
            }
            if count >= 0 { return count }
            guard errno == EINTR else { throw Self.error(errno, path: path) }
        }
    }

    private static func error(_ code: Int32, path: String) -> CatalogFileError {
        switch code {
        case ENOENT, ENOTDIR: CatalogFileError(path, .missing(nearest: NearestFile.name(to: path)))
        case EISDIR: CatalogFileError(path, .folder)
        case let code: CatalogFileError(path, .unreadable(unsafe String(cString: strerror(code))))
        }
    }
}
