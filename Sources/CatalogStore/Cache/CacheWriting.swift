internal import CatalogTransport
internal import Foundation
internal import GRDB

/// Writes to the cache's tables; each function belongs inside a transaction.
enum CacheWriting {
    /// Writes changes in their order, notes uses, and then evicts down to the limit.
    static func apply(_ batch: CacheChanges.Batch, limit: Int, now: Double, to database: Database) throws {
        for change in batch.changes {
            switch change {
            case .keep(let answer): try keep(answer, now: now, in: database)
            case .forget(let url):
                try database.cachedStatement(sql: "DELETE FROM answer WHERE url = ?").execute(arguments: [url]
                )
            }
        }
        let touch = try database.cachedStatement(sql: "UPDATE answer SET used = ? WHERE url = ?")
        for url in batch.used { try touch.execute(arguments: [now, url]) }
        try evict(to: limit, in: database)
    }

    /// Removes those used longest ago until all that are left fit the limit.
    ///
    /// - Returns: How many were removed.
    @discardableResult
    static func evict(to limit: Int, in database: Database) throws -> Int {
        var excess = try Int.fetchOne(database, sql: "SELECT sum(size) FROM answer") ?? 0
        excess -= limit
        guard excess > 0 else { return 0 }
        var leaving: [Int64] = []
        let rows = try Row.fetchCursor(database, sql: "SELECT id, size FROM answer ORDER BY used, id")
        while excess > 0, let row = try rows.next() {
            leaving.append(try row.value(0))
            excess -= try row.value(1) as Int
        }
        let delete = try database.cachedStatement(sql: "DELETE FROM answer WHERE id = ?")
        for id in leaving { try delete.execute(arguments: [id]) }
        return leaving.count
    }

    private static func keep(_ answer: StoredResponse, now: Double, in database: Database) throws {
        guard let record = AnswerRecord(answer, usedAt: now) else { return }
        let old = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT id, body_sum, size FROM answer WHERE url = ? AND variant = ?"),
            arguments: [record.url, record.variant])
        let oldID: Int64? = try old?.value(0)
        if let old, let oldID, try old.value(1) as Int64 == record.bodySum,
            try old.value(2) as Int == record.size
        {
            // The same answer, checked with the server: its body stays where it is.
            try database.cachedStatement(
                sql:
                    "UPDATE answer SET headers = ?, requested = ?, received = ?, used = ?, head_sum = ? WHERE id = ?"
            ).execute(arguments: [
                record.headers, record.requested, record.received, now, record.headSum, oldID,
            ])
            return
        }
        if let oldID {
            try database.cachedStatement(sql: "DELETE FROM answer WHERE id = ?").execute(arguments: [oldID])
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO answer (url, variant, headers, requested, received, used, size, body_sum, head_sum)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            record.url, record.variant, record.headers, record.requested, record.received, now, record.size,
            record.bodySum, record.headSum,
        ])
        try database.cachedStatement(sql: "INSERT INTO body (id, bytes) VALUES (?, ?)")
            .execute(arguments: [database.lastInsertedRowID, record.body])
    }
}
