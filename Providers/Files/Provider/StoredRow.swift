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
        let items = part(column).map { range in
            bytes[range].split(separator: Self.itemEnd).map { String(decoding: $0, as: UTF8.self) }
                .filter { !$0.allSatisfy(\.isWhitespace) }
        }
        return items.value?.isEmpty == true ? .absent : items
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
