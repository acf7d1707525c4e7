internal import CatalogCore

/// The outside ids of a table's records, as numbers: a column for each authority, empty where nobody has any.
struct OutsideIDs: Sendable {
    /// By authority, then by row: the packed id, 0 where the record has none. A column ends with the last record
    /// that has one.
    private(set) var columns = [[UInt64]](repeating: [], count: ExternalID.Authority.allCases.count)

    /// Whether no record has any; asked for every pair.
    private(set) var isEmpty = true

    /// Adds an id of a record; the first of an authority counts.
    mutating func add(_ id: ExternalID, to row: Int) {
        guard let authority = ExternalID.Authority.allCases.firstIndex(of: id.authority) else { return }
        let missing = row + 1 - columns[authority].count
        if missing > 0 { columns[authority].append(contentsOf: repeatElement(0, count: missing)) }
        isEmpty = false
        if columns[authority][row] == 0 { columns[authority][row] = Self.packed(id) }
    }

    /// Adds the ids of other records, behind so many of its own.
    mutating func append(contentsOf other: OutsideIDs, behind rows: Int) {
        isEmpty = isEmpty && other.isEmpty
        for authority in columns.indices where !other.columns[authority].isEmpty {
            let missing = rows - columns[authority].count
            columns[authority].append(contentsOf: repeatElement(0, count: missing))
            columns[authority].append(contentsOf: other.columns[authority])
        }
    }

    /// A record's id of an authority; 0 where it has none.
    func id(of row: Int, authority: Int) -> UInt64 {
        row < columns[authority].count ? columns[authority][row] : 0
    }

    /// The id as one number, which no other id of its authority has: its digits, and how many they are.
    private static func packed(_ id: ExternalID) -> UInt64 {
        var number: UInt64 = 0
        var count: UInt64 = 0
        for byte in id.value.utf8 where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
            count += 1
        }
        // At most twelve digits: forty bits.
        return count << 40 | number
    }
}

extension ExternalIDAgreement {
    /// How the ids of two records agree.
    init(_ row: Int, of one: borrowing OutsideIDs, _ other: Int, of others: borrowing OutsideIDs) {
        self = .unknown
        for authority in one.columns.indices {
            let (mine, theirs) = (
                one.id(of: row, authority: authority), others.id(of: other, authority: authority)
            )
            guard mine != 0, theirs != 0 else { continue }
            if mine == theirs {
                self = .same
                return
            }
            self = .different
        }
    }
}
