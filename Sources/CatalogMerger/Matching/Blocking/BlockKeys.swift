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
        let role: FormColumn.Role
    }

    /// The keys, in any order.
    private(set) var entries: [Entry] = []

    /// The titles of all records, in the form in which catalogs agree most, and their fragments.
    static func titles(of table: MatchTable) -> BlockKeys {
        var keys = BlockKeys()
        keys.entries.reserveCapacity(table.forms.count)
        for row in 0..<table.count {
            for form in table.forms(of: row) {
                var role = table.forms.roles[form]
                if role == .head, table.forms.texts.bytes[table.forms.texts.range(form)].contains(where: { (0x30...0x39).contains($0) }) { role = .tail }
                keys.add(table.forms.keys[form], row, in: table, role: role)
            }
        }
        return keys
    }

    /// The people of all records.
    static func people(of table: MatchTable) -> BlockKeys {
        var keys = BlockKeys()
        keys.entries.reserveCapacity(table.people.count)
        for row in 0..<table.count {
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
        for row in 0..<table.count where isWanted[row] {
            for form in table.forms(of: row) where table.forms.roles[form].isWhole {
                variants.read(table.forms.texts.bytes, table.forms.texts.range(form))
                for key in variants.keys { keys.add(key, row, in: table) }
            }
        }
        return keys
    }

    private mutating func add(_ key: UInt64, _ row: Int, in table: MatchTable, role: FormColumn.Role = .main) {
        entries.append(
            Entry(key: key, row: UInt32(row), year: table.years[row], role: role))
    }
}
