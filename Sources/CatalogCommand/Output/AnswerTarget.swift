internal import Foundation

/// Where an answer goes: stdout, or a file that is there whole or not at all.
///
/// A file is written beside its target and then takes its place, so that a reader sees the old one or the new
/// one. A link stays a link: what it leads to is replaced. What is no file of its own, such as `/dev/null` or a
/// pipe, is written as it is.
struct AnswerTarget: Sendable {
    private enum Place {
        case stdout
        /// Something that is there and no regular file; its path.
        case stream(String)
        /// A file that is there or will be; the end of all links.
        case file(String)
    }

    private let place: Place
    /// The path as the user wrote it.
    private let name: String

    /// Looks at the place before anything is asked for, so that nobody waits for an answer that is then lost.
    ///
    /// - Parameter path: The file; nil and `-` mean stdout.
    init(_ path: String?) throws(OutputError) {
        guard let path, path != "-" else {
            (place, name) = (.stdout, "stdout")
            return
        }
        name = path
        var status = stat()
        if unsafe stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFREG {
                place = .file(Self.end(ofLink: path))
                // To take a file's place, its folder must let us; what the file itself allows counts as well.
                guard unsafe access(path, W_OK) == 0 else { throw .refused(path: path, errno) }
            } else {
                place = .stream(path)
                guard status.st_mode & S_IFMT != S_IFDIR else { throw .refused(path: path, EISDIR) }
            }
        } else {
            let target = Self.end(ofLink: path)
            place = .file(target)
            let folder = PartFile.folder(of: target)
            guard unsafe stat(folder, &status) == 0 else { throw .noFolder(folder, path: path) }
        }
    }

    /// A file that must not be there yet.
    init(new path: String) throws(OutputError) {
        try self.init(path == "-" ? "./-" : path)
        var status = stat()
        guard case .file = place, unsafe lstat(path, &status) != 0 else { throw .exists(path: path) }
    }

    /// Writes what `render` produces.
    ///
    /// - Parameters:
    ///   - pager: What shows it where it goes to a terminal and is longer than its screen; nil for nothing. To see only
    ///     some of it is no failure.
    ///   - render: May be called twice, with the same bytes to come of it.
    func write(in pager: Pager? = nil, _ render: (inout FileStream) -> Void) throws(OutputError) {
        switch place {
        case .stdout:
            if let pager, let output = PagedOutput(pager) {
                if try page(on: output, render) { return }
            }
            try Self.fill(STDOUT_FILENO, named: name, render)
        case .stream(let path):
            let descriptor = unsafe open(path, O_WRONLY)
            guard descriptor >= 0 else { throw .refused(path: name, errno) }
            defer { close(descriptor) }
            try Self.fill(descriptor, named: name, render)
        case .file(let path):
            let part = try PartFile(for: path, named: name)
            try Self.fill(part.descriptor, named: name, render)
            try part.takePlace()
        }
    }

    /// Writes to a pager, or to the terminal where the answer is short.
    ///
    /// - Returns: Whether the user could see it.
    private func page(on output: PagedOutput, _ render: (inout FileStream) -> Void) throws(OutputError)
        -> Bool
    {
        var stream = FileStream(choosingBy: output.descriptor)
        render(&stream)
        stream.flush()
        let isShown = output.finish()
        guard !output.isPaged else { return isShown }
        try Self.check(stream, named: name)
        return true
    }

    private static func fill(
        _ descriptor: Int32, named name: String, _ render: (inout FileStream) -> Void
    ) throws(OutputError) {
        var stream = FileStream(descriptor: descriptor)
        render(&stream)
        stream.flush()
        try check(stream, named: name)
    }

    private static func check(_ stream: FileStream, named name: String) throws(OutputError) {
        switch stream.failure {
        case nil: return
        case EPIPE: throw .closedPipe
        case let code?: throw .refused(path: name, code)
        }
    }

    /// The path that links lead to in the end, whether there is anything or not.
    private static func end(ofLink path: String) -> String {
        var path = path
        // As many links as the system itself follows; a circle ends in an error when it is opened.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path = next.hasPrefix("/") ? next : PartFile.folder(of: path) + "/" + next
        }
        return path
    }
}

/// Why an answer could not be written.
enum OutputError: Error, CustomStringConvertible {
    /// Whoever read the answer has gone.
    case closedPipe
    /// The folder that the file belongs into does not exist.
    case noFolder(String, path: String)
    /// There is such a file already, and it was to be a new one.
    case exists(path: String)
    /// The system refused; its number for the reason.
    case refused(path: String, Int32)

    /// What became of the file, and what to do.
    var description: String {
        switch self {
        case .closedPipe:
            "Nobody reads the answer any more."
        case .noFolder(let folder, let path):
            "\(path) could not be written: there is no folder '\(folder)'. Make it, or name another file."
        case .exists(let path):
            "\(path) exists already and was left as it is. Name another file, or move this one away."
        case .refused(let path, let code):
            unsafe "\(path) could not be written: \(String(cString: strerror(code))). No file was changed."
        }
    }
}
