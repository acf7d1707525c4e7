internal import Foundation
internal import Synchronization

/// Why an answer could not be written.
enum OutputError: Error, CustomStringConvertible {
    /// Whoever read stdout has gone.
    case closedPipe
    /// The system refused; the path and its words.
    case refused(path: String, String)

    var description: String {
        switch self {
        case .closedPipe: "Nobody reads the answer any more."
        case .refused(let path, let words): "\(path) could not be written: \(words). Nothing was changed."
        }
    }
}

/// Writes an answer to stdout or to a file: there whole or not at all.
enum AnswerFile {
    /// Writes what `render` produces.
    ///
    /// A file is written beside its target and then takes its place, so that a reader sees the old one or
    /// the new one. What is no file of its own, such as `/dev/null` or a pipe, is written as it is.
    static func write(
        to path: String?, _ render: (inout FileStream) -> Void
    ) throws(OutputError) {
        guard let path else {
            return try stream(to: STDOUT_FILENO, path: "stdout", render)
        }
        // A link stays a link: what it points to is replaced.
        let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        var status = stat()
        if unsafe stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let descriptor = try open(target, flags: O_WRONLY)
            defer { close(descriptor) }
            return try stream(to: descriptor, path: path, render)
        }
        let part = target + ".part-\(getpid())"
        pending.withLock { $0 = part }
        defer { discardPending() }
        let descriptor = try open(part, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
        let written = Result { () throws(OutputError) in try stream(to: descriptor, path: path, render) }
        close(descriptor)
        try written.get()
        guard unsafe rename(part, target) == 0 else { throw .refused(path: path, lastError()) }
        pending.withLock { $0 = nil }
    }

    /// Removes a file that is only half written, also from a signal's handler.
    static func discardPending() {
        pending.withLock { part in
            if let part { unsafe unlink(part) }
            part = nil
        }
    }

    private static let pending = Mutex<String?>(nil)

    private static func open(
        _ path: String, flags: Int32, named shown: String? = nil
    ) throws(OutputError) -> Int32 {
        let descriptor = unsafe Foundation.open(path, flags, 0o666)
        guard descriptor >= 0 else { throw .refused(path: shown ?? path, lastError()) }
        return descriptor
    }

    private static func stream(
        to descriptor: Int32, path: String, _ render: (inout FileStream) -> Void
    ) throws(OutputError) {
        var stream = FileStream(descriptor: descriptor)
        render(&stream)
        stream.flush()
        switch stream.failure {
        case nil: return
        case EPIPE: throw .closedPipe
        case let code?: throw .refused(path: path, words(for: code))
        }
    }

    private static func lastError() -> String { words(for: errno) }

    private static func words(for code: Int32) -> String { unsafe String(cString: strerror(code)) }
}

/// Text on its way to a file descriptor.
struct FileStream: TextOutputStream {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The system's number for what went wrong first; nothing is written after that.
    private(set) var failure: Int32?

    init(descriptor: Int32) {
        self.descriptor = descriptor
        buffer.reserveCapacity(Self.size)
    }

    mutating func write(_ text: String) {
        guard failure == nil else { return }
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.size { flush() }
    }

    /// Writes what is held back.
    mutating func flush() {
        var rest = buffer[...]
        while failure == nil, !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                failure = errno
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    private static let size = 64 * 1024
}
