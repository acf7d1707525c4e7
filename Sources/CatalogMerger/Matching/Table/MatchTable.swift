internal import CatalogCore

/// Records in columns: what the matcher looks at, and nothing else.
///
/// A hundred movies of a report and a million rows of a file are matched by the same code over the same table.
/// A record is a row, numbered from 0 in the order of filling; its titles, names and genres are normalized once,
/// when it is filled in (``MatchTableFiller``), and compared as numbers after that. A record costs about 150
/// bytes.
package struct MatchTable: Sendable {
    /// The ids, as they are written.
    var ids = ByteColumn()

    /// Where each record's titles begin in ``forms``; one more than there are records.
    var formStarts: [UInt32] = [0]
    /// The titles of all records.
    var forms = FormColumn()

    /// Where each record's people begin in ``people``; one more than there are records.
    var peopleStarts: [UInt32] = [0]
    /// How many of a record's people, from the first, are directors; the others are actors.
    var directorCounts: [UInt8] = []
    /// The people of all records, directors first.
    var people: [NameSignature] = []

    /// The years of release; 0 where nobody said.
    var years: [Int16] = []
    /// Days since 1970-01-01; ``unknownDay`` where nobody said.
    var days: [Int32] = []
    /// Running times in minutes; 0 where nobody said.
    var runtimes: [UInt16] = []
    /// Original languages, two letters packed; 0 where nobody said.
    var languages: [UInt16] = []
    /// Genres; empty where nobody said.
    var genres: [GenreSet] = []
    /// Outside ids of the few records that have any, by row.
    var externalIDs: [Int: [ExternalID]] = [:]

    static let unknownDay = Int32.min

    /// Makes an empty table.
    package init() {}

    /// The number of records.
    package var count: Int { years.count }

    /// The id of a record, as it was given.
    package func id(of row: Int) -> String { ids.text(row) }

    /// Appends the id of a record, as it was given, to some bytes.
    package func appendID(of row: Int, to bytes: inout [UInt8]) { ids.append(row, to: &bytes) }

    /// Where a record's titles stand in ``forms``.
    func forms(of row: Int) -> Range<Int> { Int(formStarts[row])..<Int(formStarts[row + 1]) }

    /// Where a record's directors stand in ``people``.
    func directors(of row: Int) -> Range<Int> {
        let start = Int(peopleStarts[row])
        return start..<start + Int(directorCounts[row])
    }

    /// Where a record's actors stand in ``people``.
    func actors(of row: Int) -> Range<Int> {
        Int(peopleStarts[row]) + Int(directorCounts[row])..<Int(peopleStarts[row + 1])
    }

    /// Where a record's directors and actors stand in ``people``.
    func people(of row: Int) -> Range<Int> { Int(peopleStarts[row])..<Int(peopleStarts[row + 1]) }
}

/// The titles of records, each in the forms that are compared.
struct FormColumn: Sendable {
    /// What a form is to its record.
    enum Role: UInt8, Sendable {
        /// The title.
        case main
        /// An original or alternative title.
        case other
        /// What stands before a subtitle.
        case head
        /// A subtitle, or what stands behind a name.
        case tail

        /// Whether it is a title, not a part of one.
        var isWhole: Bool { self == .main || self == .other }
    }

    /// Numbers of the loose forms, blanks left out: equal where the forms are.
    var keys: [UInt64] = []
    /// Numbers of the strict forms.
    var stricts: [UInt32] = []
    /// What each form is.
    var roles: [Role] = []
    /// The loose forms themselves.
    var texts = ByteColumn()

    /// The number of forms.
    var count: Int { keys.count }

    /// Adds a form.
    mutating func append(loose: [UInt8], strict: [UInt8], role: Role) {
        keys.append(Hashing.squeezed(loose))
        stricts.append(UInt32(truncatingIfNeeded: Hashing.squeezed(strict)))
        roles.append(role)
        texts.append(loose)
    }
}

/// Short byte strings, one behind another.
struct ByteColumn: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var starts: [UInt32] = [0]

    /// The number of strings.
    var count: Int { starts.count - 1 }

    /// Adds a string.
    mutating func append(_ string: [UInt8]) {
        bytes.append(contentsOf: string)
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Adds a string.
    mutating func append(_ string: Span<UInt8>) {
        for index in string.indices { bytes.append(string[index]) }
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Where a string stands in ``bytes``.
    func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

    /// A string as text.
    func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

    /// A number for a string, blanks left out.
    func hash(_ index: Int) -> UInt64 { Hashing.squeezed(bytes, range(index)) }

    /// Appends a string to others.
    func append(_ index: Int, to other: inout [UInt8]) { other.append(contentsOf: bytes[range(index)]) }
}
