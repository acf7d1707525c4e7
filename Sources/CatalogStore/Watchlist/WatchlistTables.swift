internal import CatalogCore
internal import GRDB

/// The watchlist's tables, and how entries go in and come out.
///
/// They keep their row ids: without, `quick_check` of SQLite 3.40 calls a sound table damaged.
enum WatchlistTables {
    /// The present form.
    static let schema = Schema(
        applicationID: 0x4361_5774,  // "CaWt"
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE entry (
                            id INTEGER PRIMARY KEY,  -- the place on the list
                            title TEXT NOT NULL,
                            year INTEGER,
                            added TEXT NOT NULL      -- 2010-07-14
                        );
                        CREATE TABLE member (
                            entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE,
                            place INTEGER NOT NULL,
                            id TEXT NOT NULL,        -- tmdb:27205
                            kind TEXT NOT NULL,
                            PRIMARY KEY (id, kind)
                        );
                        CREATE TABLE external_id (
                            entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE,
                            place INTEGER NOT NULL,
                            id TEXT NOT NULL PRIMARY KEY  -- imdb:tt1375666
                        );
                        """)
            }
        ])

    /// Every entry, in the list's order.
    ///
    /// - Throws: ``StoreFault/damaged`` when a value is none: an entry is never left out.
    static func entries(in database: Database) throws -> [WatchlistEntry] {
        var members: [Int64: [WatchlistEntry.Member]] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT entry, id, kind FROM member ORDER BY entry, place")
        {
            guard let id = MovieID(try row.value(1)) else { throw StoreFault.damaged }
            members[try row.value(0), default: []].append(.init(id, kind: try row.value(2)))
        }
        var externalIDs: [Int64: [ExternalID]] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT entry, id FROM external_id ORDER BY entry, place")
        {
            guard let id = ExternalID(try row.value(1) as String) else { throw StoreFault.damaged }
            externalIDs[try row.value(0), default: []].append(id)
        }
        return try Row.fetchAll(database, sql: "SELECT id, title, year, added FROM entry ORDER BY id").map {
            row in
            guard let added = CalendarDay(try row.value(3) as String) else { throw StoreFault.damaged }
            let id: Int64 = try row.value(0)
            return WatchlistEntry(
                members: members[id] ?? [], externalIDs: externalIDs[id] ?? [],
                title: try row.value(1),
                year: (row[2] as DatabaseValue).isNull ? nil : try row.value(2),
                added: added)
        }
    }

    /// Writes the whole list in place of what is there: it is as long as what a person can want to see.
    static func write(_ entries: [WatchlistEntry], to database: Database) throws {
        try database.execute(sql: "DELETE FROM member; DELETE FROM external_id; DELETE FROM entry")
        for (number, entry) in entries.enumerated() {
            try database.cachedStatement(
                sql: "INSERT INTO entry (id, title, year, added) VALUES (?, ?, ?, ?)"
            )
            .execute(arguments: [number, entry.title, entry.year, entry.added.description])
            for (place, member) in entry.members.enumerated() {
                try database.cachedStatement(
                    sql: "INSERT INTO member (entry, place, id, kind) VALUES (?, ?, ?, ?)"
                )
                .execute(arguments: [number, place, member.id.description, member.kind])
            }
            for (place, id) in entry.externalIDs.enumerated() {
                try database.cachedStatement(
                    sql: "INSERT INTO external_id (entry, place, id) VALUES (?, ?, ?)"
                )
                .execute(arguments: [number, place, id.description])
            }
        }
    }
}
