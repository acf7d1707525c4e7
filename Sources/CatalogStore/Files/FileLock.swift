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

    /// Takes the lock, in place of one of another kind that this value may hold; false when others have it.
    ///
    /// It does not wait. Where the file system knows no locks it is as if there were no others.
    func take(_ kind: Kind) -> Bool {
        let operation = kind == .shared ? LOCK_SH : LOCK_EX
        return flock(descriptor, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    /// Takes the lock alone, waiting for others for up to ten seconds.
    func waitAlone() throws(StoreFault) {
        for _ in 0..<1_000 {
            if take(.alone) { return }
            usleep(10_000)
        }
        throw .locked
    }
}
