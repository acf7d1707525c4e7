package import CatalogTransport
package import struct Foundation.Date
internal import GRDB
internal import Synchronization

/// The response cache: answers in one SQLite file, `http.sqlite`, that all runs and processes share.
///
/// Nothing is opened before the first question. Reads run at the same time as writes; writes happen in the
/// background, so call ``close()`` at the end of a run. Whatever is wrong with the file or its folder, no
/// request fails: the cache replaces the file or does without, and says so once.
package final class ResponseCache: ResponseStore {
    private enum Condition {
        case closed
        case open(CacheDatabase)
        case unusable
    }

    /// The file.
    package let file: String
    /// How many bytes the answers may take.
    package let limit: Int
    private let now: @Sendable () -> Date
    private let onNotice: @Sendable (CacheNotice) -> Void
    private let condition = Mutex(Condition.closed)
    private let changes = Mutex(CacheChanges())
    private let hasToldAnything = Mutex(false)

    /// Names a cache; it is not opened yet.
    ///
    /// - Parameters:
    ///   - folder: Where its file is, without a slash at its end; made, for the owner alone, when it is
    ///     needed.
    ///   - limit: How many bytes the answers may take. When they take more, those used longest ago leave.
    ///   - now: The time of day.
    ///   - onNotice: Is told, at most once, what is wrong with the cache.
    package init(
        folder: String,
        limit: Int = 200 << 20,
        now: @escaping @Sendable () -> Date = { Date() },
        onNotice: @escaping @Sendable (CacheNotice) -> Void
    ) {
        self.file = folder + "/http.sqlite"
        self.limit = limit
        self.now = now
        self.onNotice = onNotice
    }

    /// Every answer kept for a URL, in no order; those not yet written are among them.
    package func answers(to url: String) -> [StoredResponse] {
        guard let database = opened() else { return [] }
        // Looked up before the file is read: what is written in between is then known twice, not missed.
        let unwritten = changes.withLock { $0.changes(to: url) }
        do {
            let rows = try database.pool.read { connection in
                try Row.fetchAll(connection.cachedStatement(sql: AnswerRecord.rowsByURL), arguments: [url])
            }
            let records = try rows.map(AnswerRecord.init)
            let hourAgo = now().timeIntervalSince1970 - 3600
            if records.contains(where: { $0.used < hourAgo }) { changes.withLock { $0.noteUse(of: url) } }
            let written = records.compactMap(\.answer)
            guard written.count == records.count else { throw StoreFault.damaged }
            return written.applying(unwritten)
        } catch {
            database.note(StoreFault(error))
            return []
        }
    }

    /// Keeps an answer in place of any other with the same URL and variant.
    package func keep(_ answer: StoredResponse) {
        change(.keep(answer))
    }

    /// Drops every answer to a URL.
    package func forget(_ url: String) {
        change(.forget(url))
    }

    /// Writes what waits, and closes the file. The next question opens it again.
    package func close() {
        flush()
        condition.withLock { condition in
            guard case .open(let database) = condition else { return }
            condition = .closed
            // What stays open is closed with the process, and does no harm.
            try? database.close()
        }
    }

    /// Waits until everything is written.
    package func flush() {
        guard case .open(let database) = condition.withLock({ $0 }) else { return }
        database.pool.writeWithoutTransaction { write(to: database, through: $0) }
        // Replaces the file now, if that is needed, and not in the next run.
        _ = opened()
    }

    /// Works on the open database; nil when there is none to work on.
    ///
    /// - Throws: What went wrong. It is noted as well, so that a damaged file is replaced.
    func withDatabase<Result>(_ body: (DatabasePool) throws -> Result) throws(StoreFault) -> Result? {
        guard let database = opened() else { return nil }
        do {
            return try body(database.pool)
        } catch {
            database.note(StoreFault(error))
            throw StoreFault(error)
        }
    }

    private func change(_ change: CacheChanges.Change) {
        guard let database = opened(), database.writesStopped == nil else { return }
        let needsWriter = changes.withLock { $0.add(change) && $0.needsWriter() }
        guard needsWriter else { return }
        database.pool.asyncWriteWithoutTransaction { [self] connection in
            write(to: database, through: connection)
        }
    }

    /// Writes until nothing waits.
    private func write(to database: CacheDatabase, through connection: Database) {
        while let batch = changes.withLock({ $0.nextBatch() }) {
            do {
                try connection.inTransaction(.immediate) {
                    try CacheWriting.apply(
                        batch, limit: limit, now: now().timeIntervalSince1970, to: connection)
                    return .commit
                }
            } catch {
                changes.withLock { $0.drop() }
                guard !database.isClosed else { return }
                let fault = StoreFault(error)
                if fault.isInContent { database.note(fault) } else { stopWriting(to: database, fault) }
            }
        }
    }

    private func stopWriting(to database: CacheDatabase, _ fault: StoreFault) {
        database.stopWriting(fault)
        tell(.unwritable(file: file, fault))
    }

    /// The database, opened or replaced where that is needed; nil when there is none to be had.
    private func opened() -> CacheDatabase? {
        condition.withLock { condition in
            do throws(StoreFault) {
                switch condition {
                case .unusable:
                    return nil
                case .open(let database):
                    guard let fault = database.fault else { return database }
                    changes.withLock { $0.drop() }
                    condition = .unusable
                    guard fault.isInContent else { throw fault }
                    let successor = try database.replaced(file, because: fault)
                    condition = .open(successor)
                    tell(.replaced(file: file, fault))
                    return successor
                case .closed:
                    let (database, replaced) = try CacheDatabase.open(file)
                    condition = .open(database)
                    if let replaced { tell(.replaced(file: file, replaced)) }
                    return database
                }
            } catch {
                condition = .unusable
                tell(.unavailable(file: file, error))
                return nil
            }
        }
    }

    private func tell(_ notice: CacheNotice) {
        let isFirst = hasToldAnything.withLock { hasTold in
            defer { hasTold = true }
            return !hasTold
        }
        if isFirst { onNotice(notice) }
    }
}
