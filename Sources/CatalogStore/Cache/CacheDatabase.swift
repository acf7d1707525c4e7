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
        switch connection(to: file, lock: lock) {
        case .success(let database): return (database, nil)
        case .failure(let fault) where fault.isInContent:
            return try replace(file, because: fault, lock: lock)
        case .failure(let fault): throw fault
        }
    }

    /// Replaces a file that was found to be of no use, or opens the one that somebody else has put in its
    /// place.
    ///
    /// Everybody who finds the same lets go of the lock, so that one of them can have it alone.
    ///
    /// - Throws: `fault` when a process goes on using the file.
    private static func replace(
        _ file: String, because fault: StoreFault, lock: FileLock
    ) throws(StoreFault) -> (CacheDatabase, replaced: StoreFault?) {
        for _ in 0..<60 {
            lock.release()
            FileLock.pause()
            let isAlone = lock.take(.alone)
            guard isAlone || lock.take(.shared) else { continue }
            switch connection(to: file, lock: lock) {
            case .success(let database): return (database, nil)
            case .failure(let again) where again.isInContent:
                if isAlone { return (try remake(file, lock: lock), fault) }
            case .failure(let other): throw other
            }
        }
        throw fault
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
            // The reading connections close last and cannot do this. A log left behind costs the next opening
            // more than all the rest. Where others use the file just now it is left to them, without waiting.
            try? pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA busy_timeout = 0")
                _ = try database.checkpoint(.truncate)
            }
            try pool.close()
        } catch {
            throw StoreFault(error)
        }
    }

    /// Closes the database, removes its file and opens a new one, unless other processes use it.
    func replaced(_ file: String, because fault: StoreFault) throws(StoreFault) -> CacheDatabase {
        try close()
        guard lock.take(.alone) else { throw fault }
        return try Self.remake(file, lock: lock)
    }

    /// Removes the file and makes a new one; whoever calls this holds the lock alone.
    private static func remake(_ file: String, lock: FileLock) throws(StoreFault) -> CacheDatabase {
        // The log first: left behind, it would be applied to the new file.
        for end in ["-wal", "-shm", "-journal", ""] where OwnFiles.exists(file + end) {
            guard unsafe unlink(file + end) == 0 else { throw .unusable(OwnFiles.words(for: errno)) }
        }
        return try connection(to: file, lock: lock).get()
    }

    /// Opens the file, and shares the lock from then on. After a failure nothing is left open.
    private static func connection(to file: String, lock: FileLock) -> Result<CacheDatabase, StoreFault> {
        do {
            try OwnFiles.makeFile(file)
            let pool = try DatabasePool(path: file, configuration: configuration)
            do {
                try pool.writeWithoutTransaction { database in
                    // Nothing is lost that cannot be had again, and damage by a power cut is noticed by
                    // checksum: so no write waits for the disk.
                    try database.execute(sql: "PRAGMA synchronous = OFF")
                    try CacheSchema.schema.apply(to: database)
                }
                guard lock.take(.shared) else { throw StoreFault.locked }
                return .success(CacheDatabase(pool: pool, lock: lock))
            } catch {
                try pool.close()
                throw error
            }
        } catch {
            return .failure(StoreFault(error))
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.maximumReaderCount = 2
        configuration.prepareDatabase { database in
            // Works on an empty file only. Long pages, because most bodies are long. Pages that are free are
            // given back when the cache is cleared.
            if !database.configuration.readonly {
                try database.execute(sql: "PRAGMA page_size = 16384; PRAGMA auto_vacuum = INCREMENTAL")
            }
        }
        return configuration
    }

    private static func lockFile(of file: String) -> String { file + ".lock" }
}
