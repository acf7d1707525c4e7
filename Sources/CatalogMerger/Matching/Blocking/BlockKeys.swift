/// Keys of one catalog's records: records that share a key are worth comparing.
struct BlockKeys: Sendable {
    /// One key of one record.
    struct Entry: Sendable {
        /// What the record is filed under.
        let key: UInt64
        /// The record.
        let row: UInt32
        /// Its year; 0 where nobody said.
        let year: Int16
        /// What of a title the key stands for.
        let role: TitleForm.Role
    }

    /// The keys, in any order.
    private(set) var entries: [Entry] = []

    /// The titles of all records, in the form in which catalogs agree most, and their fragments.
    static func titles(of table: MatchTable) -> BlockKeys {
        var keys = BlockKeys()
        keys.entries.reserveCapacity(table.forms.count)
        for row in 0..<table.count {
            for index in table.forms(of: row) {
                let form = table.forms[index]
                keys.add(form.key, row, in: table, role: form.role == .numberedHead ? .tail : form.role)
            }
        }
        return keys
    }

    /// The outside ids of all records.
    static func outsideIDs(of table: MatchTable) -> BlockKeys {
        var keys = BlockKeys()
        for (authority, column) in table.outsideIDs.columns.enumerated() {
            for (row, id) in column.enumerated() where id != 0 {
                keys.add(Hashing.mixed(id &+ UInt64(authority) << 56), row, in: table)
            }
        }
        return keys
    }

    /// The people of the records that are wanted.
    ///
    /// - Parameter isWanted: By row.
    static func people(of table: MatchTable, where isWanted: [Bool]) -> BlockKeys {
        var keys = BlockKeys()
        var count = 0
        for row in 0..<table.count where isWanted[row] { count += table.people(of: row).count }
        keys.entries.reserveCapacity(count)
        for row in 0..<table.count where isWanted[row] {
            for person in table.people(of: row) {
                keys.add(Hashing.mixed(UInt64(table.people[person].whole)), row, in: table)
            }
        }
        return keys
    }

    /// Titles with one word, or in single words one letter, left out, of the records that are wanted: what a
    /// slip of the pen leaves alone.
    ///
    /// - Parameter isWanted: By row.
    static func misspellings(of table: MatchTable, where isWanted: [Bool]) -> BlockKeys {
        var keys = BlockKeys()
        var variants = TitleVariants()
        // Room that turns out to be too much was never touched and costs nothing.
        keys.entries.reserveCapacity(isWanted.count { $0 } * Self.usualVariants)
        for row in 0..<table.count where isWanted[row] {
            for index in table.forms(of: row) where table.forms[index].role.isWhole {
                variants.read(table.text, table.forms[index].range)
                for key in variants.keys { keys.add(key, row, in: table) }
            }
        }
        return keys
    }

    /// More variants than most titles have.
    private static let usualVariants = 8

    /// Drops the entries whose keys the filter has not seen.
    mutating func keep(_ filter: borrowing KeyFilter) {
        var kept = 0
        for index in entries.indices where filter.mayHold(entries[index].key) {
            entries[kept] = entries[index]
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }

    private mutating func add(_ key: UInt64, _ row: Int, in table: MatchTable, role: TitleForm.Role = .main) {
        entries.append(
            Entry(key: key, row: UInt32(row), year: table.rows[row].year, role: role))
    }
}
