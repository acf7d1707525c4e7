/// The titles of many movies, folded, one behind the other.
struct FoldedTitles: Sendable {
    /// The first sixteen bytes of a title, the first the highest; titles that are shorter end in zeros.
    struct Beginning: Sendable {
        let first: UInt64
        let second: UInt64

        /// Whether this beginning decides that its title comes first; nil where more has to be looked at, as where
        /// there are letters beyond ASCII.
        func precedes(_ other: Beginning) -> Bool? {
            guard (first | other.first) & Self.beyondASCII == 0 else { return nil }
            if first != other.first { return first < other.first }
            guard (second | other.second) & Self.beyondASCII == 0, second != other.second else { return nil }
            return second < other.second
        }

        private static let beyondASCII: UInt64 = 0x8080_8080_8080_8080
    }

    private var text: [UInt8] = []
    private var ends: [Int] = []

    mutating func reserve(_ count: Int) {
        ends.reserveCapacity(count)
        text.reserveCapacity(count * 20)
    }

    mutating func append(_ title: String) {
        text.append(contentsOf: TextFolding.folded(title, .written).utf8)
        ends.append(text.count)
    }

    mutating func append(contentsOf other: FoldedTitles) {
        let start = text.count
        text.append(contentsOf: other.text)
        ends.append(contentsOf: other.ends.lazy.map { $0 + start })
    }

    /// The beginning of the title that was appended last.
    var lastBeginning: Beginning {
        let title = range(of: ends.count - 1)
        func word(from offset: Int) -> UInt64 {
            (offset..<offset + 8).reduce(0) { word, offset in
                word << 8 | (offset < title.count ? UInt64(text[title.lowerBound + offset]) : 0)
            }
        }
        return Beginning(first: word(from: 0), second: word(from: 8))
    }

    /// Less than, equal to or more than 0 as one title stands before, with or behind another.
    func compared(_ one: Int, _ other: Int) -> Int {
        let (mine, theirs) = (range(of: one), range(of: other))
        let common = min(mine.count, theirs.count)
        for offset in 0..<common {
            let (left, right) = (text[mine.lowerBound + offset], text[theirs.lowerBound + offset])
            if left | right >= 0x80 { return compared(title(mine), title(theirs)) }
            if left != right { return left < right ? -1 : 1 }
        }
        // An accent may follow as a character of its own.
        if mine.count != theirs.count,
            (mine.count > common ? text[mine.lowerBound + common] : 0) >= 0x80
                || (theirs.count > common ? text[theirs.lowerBound + common] : 0) >= 0x80
        {
            return compared(title(mine), title(theirs))
        }
        return mine.count - theirs.count
    }

    /// Letters beyond ASCII have several ways of writing, which are equal.
    private func compared(_ one: String, _ other: String) -> Int {
        one == other ? 0 : one < other ? -1 : 1
    }

    private func title(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func range(of place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
}
