internal import CatalogCore

/// A row as it is kept: its values are read out of their bytes when they are asked for.
struct StoredRow {
    private let bytes: [UInt8]
    private let start: Int

    /// What stands in place of a length where nobody could say.
    static let unknown = 0
    /// What stands in place of a length where there is no value.
    static let absent = 1
    /// What stands between the items of a list.
    static let itemEnd: UInt8 = 0xFF

    init(bytes: [UInt8], start: Int) {
        self.bytes = bytes
        self.start = start
    }

    /// The text of a column.
    func text(_ column: Column) -> Fact<String> {
        part(column).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The items of a list, without those that hold nothing but white space.
    func items(_ column: Column) -> Fact<[String]> {
        switch part(column) {
        case .known:
            var items: [String] = []
            withItems(column) {
                items.append(unsafe $0.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) })
            }
            return items.isEmpty ? .absent : .known(items)
        case .absent: return .absent
        case .unknown: return .unknown
        }
    }

    /// Whether a list has items that hold more than white space.
    func hasItems(_ column: Column) -> Bool {
        var hasItems = false
        withItems(column) { _ in hasItems = true }
        return hasItems
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

    /// Whether there is a value of a column.
    func has(_ column: Column) -> Bool { part(column).value != nil }

    /// Every title the movie goes by, as UTF-8.
    var titles: [ArraySlice<UInt8>] {
        // Closures, because key paths take several times as long.
        [part(.title), part(.originalTitle)].compactMap { $0.value }.map { bytes[$0] }
            + (itemBytes(.alternativeTitles).value ?? [])
    }

    /// The names of everybody who acted or directed, as UTF-8.
    var people: [ArraySlice<UInt8>] {
        (itemBytes(.actors).value ?? []) + (itemBytes(.directors).value ?? [])
    }

    /// Hands on the text of a column as UTF-8, where there is one.
    func withBytes(_ column: Column, _ body: (Span<UInt8>) -> Void) {
        guard let range = part(column).value else { return }
        body(bytes.span.extracting(range))
    }

    /// Hands on each item of a list as UTF-8, without those that hold nothing but white space.
    func withItems(_ column: Column, _ body: (Span<UInt8>) -> Void) {
        guard let range = part(column).value else { return }
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, bytes[end] != Self.itemEnd { end += 1 }
            if !Self.isBlank(bytes[start..<end]) { body(bytes.span.extracting(start..<end)) }
            start = end + 1
        }
    }

    /// Whether a text holds nothing but white space; that of ASCII is told without a `String`.
    private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
        if text.contains(where: { $0 > 0x20 && $0 < 0x80 }) { return false }
        return String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
    }

    /// The year, or that of the release date.
    var releaseYear: Int? { whole(.year).value ?? releaseDate.value?.year }

    private func itemBytes(_ column: Column) -> Fact<[ArraySlice<UInt8>]> {
        part(column).map { bytes[$0].split(separator: Self.itemEnd) }
    }

    /// The number of a column.
    func decimal(_ column: Column) -> Fact<Double> {
        part(column).map { range in
            var pattern: UInt64 = 0
            for byte in bytes[range].reversed() { pattern = pattern << 8 | UInt64(byte) }
            return Double(bitPattern: pattern)
        }
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
        var place = start
        for other in Column.allCases where other != .id {
            let length = number(at: &place)
            guard other == column else {
                place += max(0, length - 2)
                continue
            }
            switch length {
            case Self.unknown: return .unknown
            case Self.absent: return .absent
            case _: return .known(place..<place + length - 2)
            }
        }
        return .unknown
    }

    private func number(at place: inout Int) -> Int {
        var number = 0
        var shift = 0
        while true {
            let byte = bytes[place]
            place += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }
}
