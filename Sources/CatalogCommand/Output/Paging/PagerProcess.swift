internal import Foundation

/// A pager that runs, on our terminal, and reads what we write.
///
/// It belongs to our own group of processes, so that the terminal is its as well. While it runs Ctrl-C is for it alone:
/// it stops what it does, and neither it nor we end, as git has it.
final class PagerProcess {
    /// Where to write the answer.
    let input: Int32
    private let process: pid_t
    private let giveBackInterrupts: () -> Void

    /// Starts the pager; nil where it cannot be.
    init?(_ pager: Pager) {
        guard let pipe = Self.pipe() else { return nil }
        let old = signal(SIGINT, SIG_IGN)
        let started = Self.start(
            pager.command, in: pager.fullEnvironment, replacing: STDIN_FILENO, with: pipe.reading)
        close(pipe.reading)
        guard let started else {
            close(pipe.writing)
            signal(SIGINT, old)
            return nil
        }
        process = started
        input = pipe.writing
        giveBackInterrupts = { signal(SIGINT, old) }
    }

    /// Ends the answer, and waits until the user has seen enough.
    ///
    /// - Returns: Whether the pager was there at all: a shell that finds none says so by its status.
    func finish() -> Bool {
        close(input)
        let status = Self.status(of: process)
        giveBackInterrupts()
        return status != 126 && status != 127
    }

    /// The first line that a command writes; nil where it writes none or cannot be run.
    static func firstLine(of command: String, in environment: [String: String]) -> String? {
        guard let pipe = Self.pipe() else { return nil }
        let started = start(command, in: environment, replacing: STDOUT_FILENO, with: pipe.writing)
        close(pipe.writing)
        defer { close(pipe.reading) }
        guard let process = started else { return nil }
        defer { _ = status(of: process) }
        let reader = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: false)
        // What cannot be read says nothing, as if nothing had been written.
        let written = (try? reader.readToEnd()).flatMap { $0 } ?? Data()
        return String(decoding: written, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    /// Starts a shell with a command. Signals mean to it what they usually do, whatever we have made of them.
    private static func start(
        _ command: String, in environment: [String: String], replacing stream: Int32, with descriptor: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
        var usual = sigset_t()
        unsafe sigemptyset(&usual)
        for number in [SIGINT, SIGTERM, SIGPIPE] { unsafe sigaddset(&usual, number) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let words = CStrings(["sh", "-c", command])
        let variables = CStrings(environment.map { "\($0)=\($1)" })
        var process = pid_t()
        let fault = unsafe posix_spawn(
            &process, "/bin/sh", &actions, &attributes, words.pointers, variables.pointers)
        return fault == 0 ? process : nil
    }

    /// Waits for the end; the exit status, or -1 for an end by a signal.
    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }

    /// A pipe that no other program inherits.
    private static func pipe() -> (reading: Int32, writing: Int32)? {
        let pipe = Pipe()
        let ends = [pipe.fileHandleForReading, pipe.fileHandleForWriting].map { end in
            fcntl(end.fileDescriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        }
        return ends.contains { $0 < 0 } ? nil : (ends[0], ends[1])
    }
}

/// Texts as C takes them: a list that ends in nil, which lives as long as this value.
@safe private struct CStrings: ~Copyable {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        unsafe pointers = texts.map { unsafe strdup($0) } + [nil]
    }

    deinit {
        unsafe pointers.forEach { unsafe free($0) }
    }
}
