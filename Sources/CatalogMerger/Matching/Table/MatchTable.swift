/// Records as the matcher sees them: what it looks at, and nothing else.
///
/// A hundred movies of a report and a million rows of a file are matched by the same code over the same table.
/// A record is a row, numbered from 0 in the order of filling; its titles, names and genres are normalized once,
/// when it is filled in (``MatchTableFiller``), and compared as numbers after that. What one comparison needs
/// stands side by side in memory. A record costs about 150 bytes.
package struct MatchTable: Sendable {
    /// What is known of each record, and where the rest begins. One more than there are records: the last says
    /// where all ends.
    var rows: [MatchRow] = [MatchRow()]
    /// The ids, as they are written.
    var ids = ByteColumn()
    /// The titles of all records.
    var forms: [TitleForm] = []
    /// The loose forms of all titles, one behind another.
    var text: [UInt8] = []
    /// The people of all records, of each the directors first.
    var people: [NameSignature] = []
    /// The outside ids of the records that have any.
    var outsideIDs = OutsideIDs()

    /// Makes an empty table.
    package init() {}

    /// Makes room for some records; what they turn out not to need was never touched and costs nothing.
    mutating func reserve(records: Int) {
        rows.reserveCapacity(records + 1)
        ids.reserve(records)
        forms.reserveCapacity(records * 2)
        text.reserveCapacity(records * 32)
        people.reserveCapacity(records * 5)
    }

    /// The number of records.
    package var count: Int { rows.count - 1 }

    /// The id of a record, as it was given.
    package func id(of row: Int) -> String { ids.text(row) }

    /// Appends the id of a record, as it was given, to some bytes.
    package func appendID(of row: Int, to bytes: inout [UInt8]) { ids.append(row, to: &bytes) }

    /// Where a record's titles stand in ``forms``.
    func forms(of row: Int) -> Range<Int> { Int(rows[row].firstForm)..<Int(rows[row + 1].firstForm) }

    /// Where a record's directors stand in ``people``.
    func directors(of row: Int) -> Range<Int> {
        let start = Int(rows[row].firstPerson)
        return start..<start + Int(rows[row].directors)
    }

    /// Where a record's actors stand in ``people``.
    func actors(of row: Int) -> Range<Int> {
        Int(rows[row].firstPerson) + Int(rows[row].directors)..<Int(rows[row + 1].firstPerson)
    }

    /// Where a record's directors and actors stand in ``people``.
    func people(of row: Int) -> Range<Int> { Int(rows[row].firstPerson)..<Int(rows[row + 1].firstPerson) }
}

/// What a table knows of one record in so many words.
struct MatchRow: Sendable {
    /// Where its titles begin; they end where the next record's begin.
    var firstForm: UInt32 = 0
    /// Where its people begin.
    var firstPerson: UInt32 = 0
    /// Its genres; empty where nobody said.
    var genres = GenreSet()
    /// The day of release since 1970-01-01; ``unknownDay`` where nobody said.
    var day = MatchRow.unknownDay
    /// The year of release; 0 where nobody said.
    var year: Int16 = 0
    /// The running time in minutes; 0 where nobody said.
    var runtime: UInt16 = 0
    /// The original language, two letters packed; 0 where nobody said.
    var language: UInt16 = 0
    /// How many of its people, from the first, are directors; the others are actors.
    var directors: UInt8 = 0
    /// What the record told more of than stands here.
    var gaps: Gaps = []

    static let unknownDay = Int32.min

    /// Lists of which a table has not everything.
    struct Gaps: OptionSet, Sendable {
        let rawValue: UInt8

        static let directors = Gaps(rawValue: 1)
        static let actors = Gaps(rawValue: 2)
        static let genres = Gaps(rawValue: 4)
    }
}

/// One title of a record, in the forms that are compared.
struct TitleForm: Sendable {
    /// What a title is to its record.
    enum Role: UInt8, Sendable {
        /// The title.
        case main
        /// An original or alternative title.
        case other
        /// What stands before a subtitle.
        case head
        /// A head with a number: it names a film of a series, not the series.
        case numberedHead
        /// A subtitle, or what stands behind a name.
        case tail

        /// Whether it is a title, not a part of one.
        var isWhole: Bool { self == .main || self == .other }
    }

    /// A number of the loose form, blanks left out: equal where the forms are.
    let key: UInt64
    /// A number of the strict form.
    let strict: UInt32
    /// Where the loose form begins in the table's text.
    let start: UInt32
    /// How long the loose form is.
    let length: UInt16
    /// What it is.
    var role: Role

    /// Where the loose form stands in the table's text.
    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// Short byte strings, one behind another.
struct ByteColumn: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]

    /// The number of strings.
    var count: Int { starts.count - 1 }

    /// Makes room for some strings.
    mutating func reserve(_ count: Int) {
        starts.reserveCapacity(count + 1)
        bytes.reserveCapacity(count * 12)
    }

    /// Adds a string, of two parts.
    mutating func append(_ string: Span<UInt8>, _ rest: Span<UInt8>) {
        for index in string.indices { bytes.append(string[index]) }
        for index in rest.indices { bytes.append(rest[index]) }
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Adds other strings behind its own.
    mutating func append(contentsOf other: ByteColumn) {
        let start = UInt32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: other.bytes)
        starts.append(contentsOf: other.starts.dropFirst().lazy.map { $0 + start })
    }

    /// A string as text.
    func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

    /// Appends a string to others.
    func append(_ index: Int, to other: inout [UInt8]) { other.append(contentsOf: bytes[range(index)]) }

    /// A number for a string.
    func hash(_ index: Int) -> UInt64 { Hashing.exact(bytes.span.extracting(range(index))) }

    private func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }
}
