internal import GRDB
internal import Foundation
internal import Synchronization

/// The cache's file, opened.
///
/// While it is open the process shares a lock with all others that have it open. Whoever replaces the file
/// holds the lock alone, so that no file vanishes under a process that uses it.
final class CacheDatabase: Sendable {
    /// The connections.
    let pool: DatabasePool
    private let lock: FileLock
    private let firstFault = Mutex<StoreFault?>(nil)
    private let hasClosed = Mutex(false)
    private let writeFault = Mutex<StoreFault?>(nil)

    private init(pool: DatabasePool, lock: FileLock) {
        self.pool = pool
        self.lock = lock
    }

    /// Opens the file, and makes it, its folder and its tables as far as they are missing.
    ///
    /// A file whose content is of no use is replaced.
    ///
    /// - Returns: The database, and what was wrong with the file that was replaced.
    static func open(_ file: String) throws(StoreFault) -> (CacheDatabase, replaced: StoreFault?) {
        try OwnFiles.makeFolder(URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false))
        let lock = try FileLock(lockFile(of: file))
        // A new file is brought up alone, if that is possible: SQLite does not wait at all of its own steps.
        let isNew = !OwnFiles.exists(file)
        guard isNew && lock.take(.alone) || lock.take(.shared) else { throw .locked }
        do {
            let pool = try connect(to: file)
            guard lock.take(.shared) else { throw StoreFault.locked }
            return (CacheDatabase(pool: pool, lock: lock), nil)
        } catch {
            let fault = StoreFault(error)
            guard fault.isInContent else { throw fault }
            return try replace(file, because: fault, lock: lock)
        }
    }

    /// Notes that the content cannot be relied on, or that the file cannot be used any longer.
    func note(_ fault: StoreFault) {
        firstFault.withLock { $0 = $0 ?? fault }
    }

    /// What was noted first.
    var fault: StoreFault? { firstFault.withLock { $0 } }

    /// Notes that nothing can be written any more.
    func stopWriting(_ fault: StoreFault) {
        writeFault.withLock { $0 = $0 ?? fault }
    }

    /// Why nothing can be written; nil when it can.
    var writesStopped: StoreFault? { writeFault.withLock { $0 } }

    /// Whether ``close()`` has been called. What fails after that is no fault of the file.
    var isClosed: Bool { hasClosed.withLock { $0 } }

    /// Ends all connections; not to be called from one of them.
    func close() throws(StoreFault) {
        hasClosed.withLock { $0 = true }
        do {
            try pool.close()
        } catch {
            throw StoreFault(error)
        }
    }

    /// Closes the database, removes its file and opens a new one, unless other processes use it.
    func replaced(_ file: String, because fault: StoreFault) throws(StoreFault) -> CacheDatabase {
        try close()
        return try Self.replace(file, because: fault, lock: lock).0
    }

    private static func replace(
        _ file: String, because fault: StoreFault, lock: FileLock
    ) throws(StoreFault) -> (CacheDatabase, replaced: StoreFault?) {
        guard lock.take(.alone) else { throw fault }
        do {
            // The log first: left behind, it would be applied to the new file.
            for end in ["-wal", "-shm", "-journal", ""] where OwnFiles.exists(file + end) {
                guard unsafe unlink(file + end) == 0 else {
                    throw StoreFault.unusable(OwnFiles.words(for: errno))
                }
            }
            let pool = try connect(to: file)
            guard lock.take(.shared) else { throw StoreFault.locked }
            return (CacheDatabase(pool: pool, lock: lock), fault)
        } catch {
            throw StoreFault(error)
        }
    }

    private static func connect(to file: String) throws -> DatabasePool {
        try OwnFiles.makeFile(file)
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.maximumReaderCount = 2
        configuration.prepareDatabase { database in
            // Works on an empty file only, and gives pages back when the cache is cleared.
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
        }
        let pool = try DatabasePool(path: file, configuration: configuration)
        try pool.writeWithoutTransaction { database in
            // Nothing is lost that cannot be had again, and damage by a power cut is noticed by checksum:
            // so no write waits for the disk.
            try database.execute(sql: "PRAGMA synchronous = OFF")
            try CacheSchema.schema.apply(to: database)
        }
        return pool
    }

    private static func lockFile(of file: String) -> String { file + ".lock" }
}
