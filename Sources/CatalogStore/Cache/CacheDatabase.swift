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
        // A new file is brought up by one: SQLite does not wait for others then.
        guard !OwnFiles.exists(file) && lock.take(.alone) || lock.take(.shared, tries: 400) else {
            throw .locked
        }
        do {
            return (try connect(to: file, lock: lock), nil)
        } catch {
            let fault = StoreFault(error)
            guard fault.isInContent else { throw fault }
            // Others who find the same let go as well, and then one replaces the file for all.
            lock.release()
            guard lock.take(.alone, tries: 100) else { throw fault }
            if let database = try? connect(to: file, lock: lock) { return (database, nil) }
            return (try replace(file, lock: lock), fault)
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
        guard lock.take(.alone) else { throw fault }
        return try Self.replace(file, lock: lock)
    }

    private static func replace(_ file: String, lock: FileLock) throws(StoreFault) -> CacheDatabase {
        do {
            // The log first: left behind, it would be applied to the new file.
            for end in ["-wal", "-shm", "-journal", ""] where OwnFiles.exists(file + end) {
                guard unsafe unlink(file + end) == 0 else {
                    throw StoreFault.unusable(OwnFiles.words(for: errno))
                }
            }
            return try connect(to: file, lock: lock)
        } catch {
            throw StoreFault(error)
        }
    }

    /// Opens the file, and shares the lock from then on.
    private static func connect(to file: String, lock: FileLock) throws -> CacheDatabase {
        try OwnFiles.makeFile(file)
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.maximumReaderCount = 2
        configuration.prepareDatabase { database in
            // Works on an empty file only, and gives pages back when the cache is cleared.
            if !database.configuration.readonly {
                try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
            }
        }
        let pool = try DatabasePool(path: file, configuration: configuration)
        try pool.writeWithoutTransaction { database in
            // Nothing is lost that cannot be had again, and damage by a power cut is noticed by checksum:
            // so no write waits for the disk.
            try database.execute(sql: "PRAGMA synchronous = OFF")
            try CacheSchema.schema.apply(to: database)
        }
        guard lock.take(.shared) else { throw StoreFault.locked }
        return CacheDatabase(pool: pool, lock: lock)
    }

    private static func lockFile(of file: String) -> String { file + ".lock" }
}
