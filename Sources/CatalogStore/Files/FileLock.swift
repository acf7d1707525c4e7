internal import Foundation

/// A lock on a file that processes hold together or alone; it ends with the value, or with the process.
///
/// SQLite guards what is in a database. This guards the database itself against being taken away under
/// another process.
final class FileLock: Sendable {
    /// Who else may hold the lock.
    enum Kind: Sendable {
        /// Others who share it.
        case shared
        /// Nobody.
        case alone
    }

    private let descriptor: Int32

    /// Opens the lock file, and makes it where there is none. Nothing is locked yet.
    init(_ path: String) throws(StoreFault) {
        descriptor = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unusable(OwnFiles.words(for: errno)) }
    }

    deinit {
        close(descriptor)
    }

    /// Takes the lock, in place of one of another kind that this value may hold.
    ///
    /// Where the file system knows no locks it is as if there were no others.
    ///
    /// - Parameter tries: How often, with a few milliseconds in between.
    /// - Returns: False when others have it to the end.
    func take(_ kind: Kind, tries: Int = 1) -> Bool {
        let operation = kind == .shared ? LOCK_SH : LOCK_EX
        for attempt in 1...tries {
            if flock(descriptor, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
            if attempt < tries { Self.pause() }
        }
        return false
    }

    /// Lets a few milliseconds pass, for others to be done: the system has no wait for such a lock that ends by
    /// itself, and one without end would hang with whoever holds it.
    static func pause() {
        usleep(5_000)
    }

    /// Gives the lock back.
    func release() {
        // It fails only for a lock file that is none, which locks nothing.
        _ = flock(descriptor, LOCK_UN)
    }
}
