package import struct Foundation.Date
internal import GRDB

/// What is in the cache.
package struct CacheStatistics: Hashable, Sendable {
    /// What one server has in the cache.
    package struct Origin: Hashable, Sendable {
        /// Scheme, host and port, as requests spell them: `https://api.themoviedb.org`.
        package var name: String
        /// How many answers.
        package var answers: Int
        /// What they take of the limit.
        package var bytes: Int
    }

    /// The file; it need not exist.
    package var file: String
    /// How many bytes the file takes, with its log.
    package var bytesOnDisk: Int
    /// How many bytes the answers may take.
    package var limit: Int
    /// How many answers are kept.
    package var answers: Int
    /// What they take of the limit.
    package var bytes: Int
    /// When the oldest answer was received or last checked; nil when there is none.
    package var oldest: Date?
    /// When the newest answer was received or last checked; nil when there is none.
    package var newest: Date?
    /// Each server, by name.
    package var origins: [Origin]
}

/// What left the cache.
package struct CacheRemoval: Hashable, Sendable {
    /// How many answers.
    package var answers: Int
    /// What they took of the limit.
    package var bytes: Int
}

extension ResponseCache {
    /// What is in the cache. A cache that does not exist is empty, and is not made.
    ///
    /// - Throws: What makes the file unreadable. When there is no cache to be had it is empty, and the
    ///   notice says why.
    package func statistics() throws(StoreFault) -> CacheStatistics {
        var statistics = CacheStatistics(
            file: file, bytesOnDisk: 0, limit: limit, answers: 0, bytes: 0, oldest: nil, newest: nil,
            origins: [])
        guard OwnFiles.exists(file) else { return statistics }
        flush()
        var origins: [String: CacheStatistics.Origin] = [:]
        _ = try withDatabase { pool in
            let rows = try pool.read { try Row.fetchAll($0, sql: "SELECT url, size, received FROM answer") }
            for row in rows {
                let name = Self.origin(of: try row.value(0))
                let size: Int = try row.value(1)
                let received = Date(timeIntervalSince1970: try row.value(2))
                statistics.answers += 1
                statistics.bytes += size
                statistics.oldest = min(statistics.oldest ?? received, received)
                statistics.newest = max(statistics.newest ?? received, received)
                origins[name, default: .init(name: name, answers: 0, bytes: 0)].answers += 1
                origins[name]?.bytes += size
            }
        }
        statistics.origins = origins.values.sorted { $0.name < $1.name }
        statistics.bytesOnDisk = ["", "-wal", "-shm"].reduce(0) { $0 + OwnFiles.size(of: file + $1) }
        return statistics
    }

    /// Reads the whole file and checks that its pages and indexes fit together; one that is damaged is replaced by
    /// the next question. A cache that does not exist is whole.
    ///
    /// It takes as long as the file is large. Whether an answer is what was written is checked whenever one is
    /// given.
    package func check() throws(StoreFault) {
        guard OwnFiles.exists(file) else { return }
        _ = try withDatabase { pool in
            let verdict = try pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
            guard verdict == "ok" else { throw StoreFault.damaged }
        }
    }

    /// Removes answers that have not been used since a time, then those used longest ago until the rest fits
    /// the limit, and gives the space back.
    ///
    /// Uses are noted to the hour.
    package func prune(unusedSince time: Date) throws(StoreFault) -> CacheRemoval {
        try remove { connection in
            try connection.execute(
                sql: "DELETE FROM answer WHERE used < ?", arguments: [time.timeIntervalSince1970])
            try CacheWriting.evict(to: limit, in: connection)
        }
    }

    /// Removes every answer, and gives the space back.
    package func clear() throws(StoreFault) -> CacheRemoval {
        try remove { try $0.execute(sql: "DELETE FROM answer") }
    }

    private func remove(_ removal: (Database) throws -> Void) throws(StoreFault) -> CacheRemoval {
        guard OwnFiles.exists(file) else { return CacheRemoval(answers: 0, bytes: 0) }
        flush()
        let removed = try withDatabase { pool in
            let removed = try pool.write { connection in
                let before = try Self.total(in: connection)
                try removal(connection)
                let after = try Self.total(in: connection)
                return CacheRemoval(
                    answers: before.answers - after.answers, bytes: before.bytes - after.bytes)
            }
            try pool.writeWithoutTransaction { connection in
                try connection.execute(sql: "PRAGMA incremental_vacuum")
                _ = try connection.checkpoint(.passive)
            }
            return removed
        }
        return removed ?? CacheRemoval(answers: 0, bytes: 0)
    }

    private static func total(in connection: Database) throws -> CacheRemoval {
        CacheRemoval(
            answers: try Int.fetchOne(connection, sql: "SELECT count(*) FROM answer") ?? 0,
            bytes: try Int.fetchOne(connection, sql: "SELECT sum(size) FROM answer") ?? 0)
    }

    private static func origin(of url: String) -> String {
        guard let scheme = url.range(of: "://") else { return url }
        return String(url[..<(url[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? url.endIndex)])
    }
}
