/// The titles of many movies, folded for sorting, one behind the other.
struct FoldedTitles: Sendable {
    /// The titles, and behind them room for more.
    private var text: [UInt8] = []
    private var ends: [Int] = []
    private let folding = WrittenFolding()

    mutating func reserve(_ count: Int) {
        ends.reserveCapacity(count)
        text.reserveCapacity(count * 24)
    }

    mutating func append(_ title: String) {
        // Without a copy, for a million titles are folded.
        let isFolded: Void? = unsafe title.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe append(bytes.span)
        }
        if isFolded == nil { append(Array(title.utf8).span) }
    }

    /// Adds a title as UTF-8.
    mutating func append(_ title: Span<UInt8>) {
        var end = textCount
        folding.fold(title, into: &text, &end)
        ends.append(end)
    }

    mutating func append(contentsOf other: FoldedTitles) {
        let start = textCount
        text.replaceSubrange(start..<text.count, with: other.text[..<other.textCount])
        ends.append(contentsOf: other.ends.lazy.map { $0 + start })
    }

    /// How many there are.
    var count: Int { ends.count }

    /// How many bytes they take.
    private var textCount: Int { ends.last ?? 0 }

    /// A title.
    subscript(place: Int) -> String { String(decoding: text[range(of: place)], as: UTF8.self) }

    private func range(of place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
}

extension FoldedTitles {
    /// Sixteen bytes of a title, and whether it ends with them: what decides most comparisons, by numbers alone.
    ///
    /// Folded letters of ASCII never become one with what follows them, so that titles come in the order of their
    /// bytes as far as these are ASCII, and before others that go on beyond it. Only where two both do, and all is
    /// equal before, must they be looked at as texts: letters beyond ASCII have several ways of writing.
    struct Beginning: Equatable, Sendable {
        /// The bytes, the first the highest; behind the end of a title they are 0, and all bits are set from the
        /// first byte beyond ASCII on.
        private var first: UInt64
        private var second: UInt64
        /// How many bytes there are.
        private var end: UInt8

        /// What two titles are that have this beginning.
        enum Meaning {
            /// They are equal.
            case whole
            /// They have sixteen equal bytes of ASCII and go on.
            case part
            /// They go on beyond ASCII behind the same bytes.
            case foreign
        }

        var meaning: Meaning {
            switch end {
            case Self.foreign: .foreign
            case Self.open: .part
            case _: .whole
            }
        }

        /// How many bytes it looks at.
        static let size = 16
        /// What ``end`` is where a title goes on.
        private static let open: UInt8 = 17
        /// What it is where it goes on beyond ASCII.
        private static let foreign: UInt8 = 18

        fileprivate init(of title: Span<UInt8>) {
            first = Self.word(of: title, from: 0)
            second = Self.word(of: title, from: 8)
            end = title.count > Self.size ? Self.open : UInt8(title.count)
            let (foreignFirst, foreignSecond) = (Self.beyondASCII(first), Self.beyondASCII(second))
            if foreignFirst != 0 {
                first |= foreignFirst
                second = .max
                end = Self.foreign
            } else if foreignSecond != 0 {
                second |= foreignSecond
                end = Self.foreign
            }
        }

        private static func word(of title: Span<UInt8>, from offset: Int) -> UInt64 {
            var word: UInt64 = 0
            for place in offset..<offset + 8 {
                word = word << 8 | (place < title.count ? UInt64(title[place]) : 0)
            }
            return word
        }

        /// All bits from the first byte beyond ASCII on; none where there is no such byte.
        private static func beyondASCII(_ word: UInt64) -> UInt64 {
            let high = word & 0x8080_8080_8080_8080
            return high == 0 ? 0 : .max >> UInt64(high.leadingZeroBitCount)
        }

        /// Whether this beginning decides that its title comes first.
        func precedes(_ other: Beginning) -> Bool {
            if first != other.first { return first < other.first }
            if second != other.second { return second < other.second }
            return end < other.end
        }
    }

    /// The beginning of a title, or of what is left of it behind so many bytes.
    func beginning(of place: Int, behind offset: Int = 0) -> Beginning {
        let range = range(of: place)
        return Beginning(of: text.span.extracting(range.lowerBound + offset..<range.upperBound))
    }
}
