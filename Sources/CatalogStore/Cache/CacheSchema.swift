internal import GRDB

/// The tables of the cache.
///
/// An answer's head and body stand apart: SQLite writes a row anew whenever a field of it changes, and
/// bodies are long. `used` and `size` stand in an index of their own, which is all that eviction reads.
enum CacheSchema {
    /// The present form.
    static let schema = Schema(
        applicationID: 0x4361_4874,  // "CaHt"
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE answer (
                            id INTEGER PRIMARY KEY,
                            url TEXT NOT NULL,
                            variant TEXT NOT NULL,    -- the request's fields that matter, a line each
                            headers TEXT NOT NULL,    -- a line each
                            requested REAL NOT NULL,  -- Unix seconds
                            received REAL NOT NULL,   -- Unix seconds
                            used REAL NOT NULL,       -- Unix seconds, to the hour or so
                            size INTEGER NOT NULL,    -- what it takes of the limit, in bytes
                            body_sum INTEGER NOT NULL,
                            head_sum INTEGER NOT NULL,
                            UNIQUE (url, variant)
                        );
                        CREATE TABLE body (
                            id INTEGER PRIMARY KEY,   -- the answer's
                            bytes BLOB NOT NULL
                        );
                        CREATE INDEX answer_by_use ON answer (used, id, size);
                        CREATE TRIGGER answer_deleted AFTER DELETE ON answer BEGIN
                            DELETE FROM body WHERE id = old.id;
                        END;
                        """)
            }
        ])
}
