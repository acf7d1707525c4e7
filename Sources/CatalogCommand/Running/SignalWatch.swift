internal import Foundation
internal import Synchronization

/// Ends a run on Ctrl-C or SIGTERM: promptly, and with whatever was being written intact.
///
/// It watches from its making to ``stop()``, also while an answer is being written: a pipe that nobody reads
/// must not keep the program. No signal is lost on the way: the handler is there when `init` returns, so begin to
/// watch before the work begins. A program has one watch at a time.
struct SignalWatch {
    private let state = State()

    /// How long a run may take to end by itself, in milliseconds.
    private static let grace: Int32 = 700

    /// Begins to watch.
    ///
    /// - Throws: `OutputError` where the system gives no pipe, which is where it gives no files either.
    init() throws(OutputError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw .refused(path: "a pipe for signals", errno) }
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        writeEnd.store(ends[1], ordering: .releasing)
        for number in Self.numbers { signal(number, note) }
        let watcher = Thread { [state, readEnd = ends[0]] in Self.watch(readEnd, for: state) }
        watcher.name = "signals"
        watcher.start()
    }

    /// Has the run asked to end when a signal comes; at once where one has come.
    func whenReceived(_ end: @escaping @Sendable () -> Void) {
        let isOver = state.value.withLock { value in
            value.end = end
            return value.number != nil
        }
        if isOver { end() }
    }

    /// What comes of some work, which a signal cancels. Where one came the program ends in place of an answer.
    func result<Value: Sendable>(
        of work: @escaping @Sendable () async throws -> Value
    ) async -> Result<Value, any Error> {
        let task = Task { try await work() }
        whenReceived { task.cancel() }
        let result = await task.result
        endIfReceived()
        return result
    }

    /// Whether a signal came.
    var hasReceived: Bool { state.value.withLock { $0.number != nil } }

    /// Ends the program where a signal came, as that signal asks for. What other threads are still at is not waited
    /// for: the usual way out takes away what they stand on.
    func endIfReceived() {
        if let number = state.value.withLock(\.number) { Self.end(number) }
    }

    /// Ends watching.
    func stop() {
        for number in Self.numbers { signal(number, SIG_DFL) }
    }

    private static let numbers = [SIGINT, SIGTERM]

    /// Waits for a signal, asks the run to end, and ends the program where it does not, or where a second signal
    /// comes.
    private static func watch(_ readEnd: Int32, for state: State) {
        // A parent may have blocked them for all threads; then this one takes them.
        var own = sigset_t()
        unsafe sigemptyset(&own)
        for number in numbers { unsafe sigaddset(&own, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
        var byte: UInt8 = 0
        while unsafe read(readEnd, &byte, 1) != 1 {
            guard errno == EINTR else { return }
        }
        let number = Int32(byte)
        let end = state.value.withLock { value in
            value.number = number
            return value.end
        }
        end?()
        var second = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&second, 1, grace)
        Self.end(number)
    }

    private static func end(_ number: Int32) -> Never {
        PartFile.discardAll()
        _exit(128 + number)
    }

    /// The first signal that came, and what is to be done then.
    private final class State: Sendable {
        let value = Mutex<(number: Int32?, end: (@Sendable () -> Void)?)>((nil, nil))
    }
}

/// Where the handler writes the number of a signal.
private let writeEnd = Atomic<Int32>(-1)

/// The handler: it may interrupt anything, so that it does nothing but write one byte.
private let note: @convention(c) (Int32) -> Void = { number in
    let old = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(writeEnd.load(ordering: .acquiring), &byte, 1)
    errno = old
}
