package import CatalogCore
internal import GRDB
internal import Foundation

/// The watchlist on disk: `watchlist.sqlite`, readable by its owner alone.
///
/// It is opened for each operation and closed after it, so that at rest it is one file, fit to be copied.
/// Several processes may change it at once: each change reads and writes in one transaction, and none is
/// lost. A file that is not as it should be is never replaced, never mended, and left exactly as it is.
package struct WatchlistStore: Sendable {
    /// The file.
    package let file: String
    private let folder: String

    /// Names a watchlist; nothing is opened or made.
    ///
    /// - Parameter folder: Where its file is, without a slash at its end; made, for the owner alone, when
    ///   there is something to write.
    package init(folder: String) {
        self.folder = folder
        self.file = folder + "/watchlist.sqlite"
    }

    /// The list; empty where there is no file, and then none is made.
    package func watchlist() throws(WatchlistError) -> Watchlist {
        guard OwnFiles.exists(file) else { return Watchlist() }
        return try namingFile {
            try opened { connection in
                guard try WatchlistTables.schema.stepsTaken(by: connection) > 0 else { return Watchlist() }
                return Watchlist(try WatchlistTables.entries(in: connection))
            }
        }
    }

    /// Changes the list.
    ///
    /// Nobody else changes it between what `change` is given and what it leaves. It is called once, and the
    /// list is on the disk when this returns.
    ///
    /// - Returns: What `change` returns.
    package func update<Result>(
        _ change: (inout Watchlist) -> Result
    ) throws(WatchlistError) -> Result {
        try namingFile {
            try OwnFiles.makeFolder(folder)
            try OwnFiles.makeFile(file)
            let lock = try FileLock(file + ".lock")
            // One at a time: SQLite does not wait for others while a new file is brought up.
            guard lock.take(.alone, tries: 2_000) else { throw StoreFault.locked }
            return try withExtendedLifetime(lock) {
                try opened { connection in
                    try connection.execute(sql: "PRAGMA synchronous = FULL")
                    _ = try String.fetchOne(connection, sql: "PRAGMA journal_mode = WAL")
                    try WatchlistTables.schema.apply(to: connection)
                    return try apply(change, in: connection)
                }
            }
        }
    }

    private func apply<Result>(
        _ change: (inout Watchlist) -> Result, in connection: Database
    ) throws -> Result {
        var result: Result?
        try connection.inTransaction(.immediate) {
            let old = try WatchlistTables.entries(in: connection)
            var list = Watchlist(old)
            result = change(&list)
            if list.entries != old { try WatchlistTables.write(list.entries, to: connection) }
            return .commit
        }
        guard let result else { throw StoreFault.unusable("the change was not made") }
        return result
    }

    /// Opens the file, makes sure that it is whole and ours, and closes it again.
    private func opened<Result>(_ body: (Database) throws -> Result) throws -> Result {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        let result = try queue.inDatabase { connection in
            _ = try WatchlistTables.schema.stepsTaken(by: connection)
            guard try String.fetchOne(connection, sql: "PRAGMA quick_check(1)") == "ok" else {
                throw StoreFault.damaged
            }
            return try body(connection)
        }
        try queue.close()
        return result
    }

    private func namingFile<Result>(_ body: () throws -> Result) throws(WatchlistError) -> Result {
        do {
            return try body()
        } catch {
            throw WatchlistError(file: file, fault: StoreFault(error))
        }
    }
}

/// Why the watchlist cannot be read or changed. It has been left as it is.
package struct WatchlistError: Error, Hashable, Sendable {
    /// The file.
    package let file: String
    /// What is wrong with it.
    package let fault: StoreFault
}

extension WatchlistError: CustomStringConvertible {
    /// Which file, what is wrong, and what to do about it.
    package var description: String {
        "the watchlist \(file) \(fault); it was left as it is. \(remedy)"
    }

    private var remedy: String {
        switch fault {
        case .damaged, .foreign: "Put a copy of yours in its place, or move it away to begin a new one."
        case .newer: "Use that version, or move the file away to begin a new one."
        case .locked: "Try again when the other process is done."
        case .unusable: "Check the file, its folder and their rights."
        }
    }
}
