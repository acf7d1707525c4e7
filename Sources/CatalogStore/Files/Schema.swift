internal import GRDB

/// The form of one of our databases, as the steps that lead to it.
///
/// The file says itself what it is: `application_id` whose, `user_version` how many steps it has taken. The
/// check costs two small reads, and the steps are taken in one transaction that begins with the check, so
/// that several processes can bring a new file up at once. (GRDB's own migrator looks before it locks.)
struct Schema: Sendable {
    /// What marks our files of this form; four letters, as a number.
    let applicationID: Int
    /// The steps from an empty file to the present form. Those that were released never change.
    let steps: [@Sendable (Database) throws -> Void]

    /// Brings a database to the present form.
    ///
    /// - Throws: ``StoreFault/foreign`` or ``StoreFault/newer``, and then nothing is changed; or what the
    ///   database throws.
    func apply(to database: Database) throws {
        guard try stepsTaken(by: database) < steps.count else { return }
        try database.inTransaction(.immediate) {
            for step in try stepsTaken(by: database)..<steps.count { try steps[step](database) }
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(steps.count)")
            return .commit
        }
    }

    /// How many steps the database has taken; 0 for an empty one.
    func stepsTaken(by database: Database) throws -> Int {
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if owner != applicationID {
            let content = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
            guard owner == 0, version == 0, content == 0 else { throw StoreFault.foreign }
        }
        guard version <= steps.count else { throw StoreFault.newer }
        guard version >= 0 else { throw StoreFault.damaged }
        return version
    }
}
