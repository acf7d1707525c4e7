internal import CatalogCore

/// A row as it is kept: its values are read out of their bytes when they are asked for.
struct StoredRow {
    /// Those of the row and of others.
    let bytes: [UInt8]
    /// A bit for each column that has a value.
    private let known: UInt32
    /// A bit for each column of which nobody could say.
    private let unknown: UInt32
    /// Where the first value stands.
    private let start: Int

    /// What stands between the items of a list.
    static let itemEnd: UInt8 = 0xFF

    /// - Parameters:
    ///   - bytes: Those of the row and of others.
    ///   - start: Where the row begins.
    init(bytes: [UInt8], start: Int) {
        var place = start
        known = UInt32(truncatingIfNeeded: Self.number(in: bytes, at: &place))
        unknown = UInt32(truncatingIfNeeded: Self.number(in: bytes, at: &place))
        self.start = place
        self.bytes = bytes
    }

    /// The text of a column.
    func text(_ column: Column) -> Fact<String> {
        part(column).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The items of a list, none of them blank.
    func items(_ column: Column) -> Fact<[String]> {
        part(column).map { ranges(ofItemsIn: $0).map { String(decoding: bytes[$0], as: UTF8.self) } }
    }

    /// Whether a column's value is stored as that of another row is.
    func holds(_ column: Column, of other: StoredRow) -> Bool {
        guard let mine = part(column).value, let theirs = other.part(column).value,
            mine.count == theirs.count
        else { return false }
        for offset in 0..<mine.count
        where bytes[mine.lowerBound + offset] != other.bytes[theirs.lowerBound + offset] {
            return false
        }
        return true
    }

    /// Every title the movie goes by, as UTF-8.
    var titles: [ArraySlice<UInt8>] {
        // Closures, because key paths take several times as long.
        [part(.title), part(.originalTitle)].compactMap { $0.value }.map { bytes[$0] }
            + itemBytes(.alternativeTitles)
    }

    /// The names of everybody who acted or directed, as UTF-8.
    var people: [ArraySlice<UInt8>] { itemBytes(.actors) + itemBytes(.directors) }

    /// Hands on the text of a column as UTF-8, where there is one.
    func withBytes(_ column: Column, _ body: (Span<UInt8>) -> Void) {
        guard let range = part(column).value else { return }
        body(bytes.span.extracting(range))
    }

    /// Hands on each item of a list as UTF-8, none of them blank.
    func withItems(_ column: Column, _ body: (Span<UInt8>) -> Void) {
        if let range = part(column).value { withItems(in: range, body) }
    }

    /// The same of a list that stands somewhere.
    func withItems(in list: Range<Int>, _ body: (Span<UInt8>) -> Void) {
        for item in ranges(ofItemsIn: list) { body(bytes.span.extracting(item)) }
    }

    /// Hands on where each value stands that the row has, in the order of the columns.
    func forEachValue(_ body: (Column, Range<Int>) -> Void) {
        var place = start
        for column in ColumnBits(known) {
            let length = Self.number(in: bytes, at: &place)
            body(column, place..<place + length)
            place += length
        }
    }

    private func itemBytes(_ column: Column) -> [ArraySlice<UInt8>] {
        part(column).value.map { ranges(ofItemsIn: $0).map { bytes[$0] } } ?? []
    }

    /// Where the items of a list stand.
    private func ranges(ofItemsIn list: Range<Int>) -> some Sequence<Range<Int>> {
        sequence(state: list.lowerBound) { start in
            guard start < list.upperBound else { return nil }
            var end = start
            while end < list.upperBound, bytes[end] != Self.itemEnd { end += 1 }
            defer { start = end + 1 }
            return start..<end
        }
    }

    /// The year, or that of the release date.
    var releaseYear: Int? { whole(.year).value ?? releaseDate.value?.year }

    /// The number of a column.
    func decimal(_ column: Column) -> Fact<Double> {
        part(column).map(decimal)
    }

    /// The number that stands somewhere.
    func decimal(at range: Range<Int>) -> Double {
        var pattern: UInt64 = 0
        for place in range.reversed() { pattern = pattern << 8 | UInt64(bytes[place]) }
        return Double(bitPattern: pattern)
    }

    /// The whole number of a column.
    func whole(_ column: Column) -> Fact<Int> { decimal(column).map { Int($0) } }

    /// The day of release.
    var releaseDate: Fact<CalendarDay> {
        switch whole(.releaseDate) {
        case .known(let number): Fact(CalendarDay(packed: number))
        case .absent: .absent
        case .unknown: .unknown
        }
    }

    /// Where the value of a column stands.
    private func part(_ column: Column) -> Fact<Range<Int>> {
        guard known & column.bit != 0 else { return unknown & column.bit != 0 ? .unknown : .absent }
        var place = start
        for _ in 0..<(known & (column.bit - 1)).nonzeroBitCount {
            let length = Self.number(in: bytes, at: &place)
            place += length
        }
        let length = Self.number(in: bytes, at: &place)
        return .known(place..<place + length)
    }

    /// A number of seven bits a byte, the lowest first.
    static func number(in bytes: [UInt8], at place: inout Int) -> Int {
        var number = Int(bytes[place])
        place += 1
        guard number >= 0x80 else { return number }
        number &= 0x7F
        var shift = 7
        while true {
            let byte = bytes[place]
            place += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }
}
