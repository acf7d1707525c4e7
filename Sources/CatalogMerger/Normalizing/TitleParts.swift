/// A title as a catalog writes it, taken apart into the titles it names.
///
///     "Female Agents (Femmes de l'ombre, Les) (2008)"  →  main "Female Agents", other "Femmes de l'ombre, Les",
///                                                         whole "Female Agents (Femmes…)", year 2008
///     "Snow White: The Fairest of Them All"            →  main, and the parts before and behind the colon
///
/// Ranges are into the bytes that were given, which must be repaired before (``TextRepair``).
struct TitleParts {
    /// A stretch of the title that somebody may call the film by.
    struct Part {
        /// Where it stands.
        var range: Range<Int>
        /// What it is of the title.
        var role: Role
    }

    /// What a part is of the title.
    enum Role {
        /// The title itself, without what stands in parentheses.
        case main
        /// Another title, in parentheses.
        case other
        /// What stands before a subtitle.
        case head
        /// A subtitle alone, or a title without the name in front of it.
        case tail
    }

    /// The parts, the main one first; at most ``mostParts``. Empty where the title is.
    private(set) var parts: [Part] = []
    /// The year that stood in parentheses at the end; nil where there was none.
    private(set) var year: Int?

    /// More parts than any honest title has.
    static let mostParts = 12

    private var hasFragments = false

    /// Takes the next title apart.
    mutating func read(_ title: Span<UInt8>) {
        parts.removeAll(keepingCapacity: true)
        year = nil
        // Most titles are one part, and a look at each byte tells.
        var hasParenthesis = false
        var hasSeparator = false
        var hasApostrophe = false
        for index in title.indices {
            switch title[index] {
            case UInt8(ascii: "("): hasParenthesis = true
            case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"): hasSeparator = true
            case UInt8(ascii: "'"), UInt8(ascii: "\""): hasApostrophe = true
            // A dash or an apostrophe of typographers.
            case 0xE2: (hasSeparator, hasApostrophe) = (true, true)
            default: break
            }
        }
        hasFragments = hasSeparator || hasApostrophe
        var whole = title.trimmed(0..<title.count)
        if hasParenthesis { whole = Self.withoutYear(title, whole, year: &year) }
        guard !whole.isEmpty else { return }
        if hasParenthesis, title.contains(UInt8(ascii: "("), in: whole) {
            readParentheses(title, whole)
        } else {
            add(whole, .main, of: title)
        }
    }

    /// Parts a title with parentheses: what stands before the first is its main part, each pair's inside another.
    private mutating func readParentheses(_ title: Span<UInt8>, _ whole: Range<Int>) {
        var groups: [Range<Int>] = []
        var open: Int?
        for index in whole {
            if title[index] == UInt8(ascii: "("), open == nil {
                open = index + 1
            } else if title[index] == UInt8(ascii: ")"), let start = open {
                groups.append(title.trimmed(start..<index))
                open = nil
            }
        }
        let first = groups.first.map { $0.lowerBound - 1 } ?? whole.upperBound
        let main = title.trimmed(whole.lowerBound..<max(whole.lowerBound, first))
        if main.isEmpty {
            add(whole, .main, of: title)
        } else {
            add(main, .main, of: title)
            parts.append(Part(range: whole, role: .other))
        }
        for group in groups where !main.isEmpty {
            let inside = Self.withoutAlsoKnownAs(title, group)
            if inside.count > 2 { add(inside, .other, of: title) }
        }
    }

    private mutating func add(_ range: Range<Int>, _ role: Role, of title: Span<UInt8>) {
        guard !range.isEmpty, parts.count < Self.mostParts else { return }
        parts.append(Part(range: range, role: role))
        if hasFragments { addFragments(of: range, in: title) }
    }

    /// Adds what a catalog that drops subtitles, or names put in front, would call it.
    private mutating func addFragments(of range: Range<Int>, in title: Span<UInt8>) {
        var firstEnd: Int?
        var lastStart: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = Self.separator(in: title, at: index, before: range.upperBound) {
                if firstEnd == nil { firstEnd = index }
                lastStart = end
                index = end
            } else {
                index += 1
            }
        }
        if let firstEnd, let lastStart {
            addFragment(range.lowerBound..<firstEnd, .head, of: title)
            addFragment(lastStart..<range.upperBound, .tail, of: title)
        }
        if let start = Self.behindPossessive(in: title, range) {
            addFragment(start..<range.upperBound, .tail, of: title)
        }
    }

    private mutating func addFragment(_ range: Range<Int>, _ role: Role, of title: Span<UInt8>) {
        let trimmed = title.trimmed(range)
        guard trimmed.count >= Self.shortestFragment, parts.count < Self.mostParts else { return }
        parts.append(Part(range: trimmed, role: role))
    }

    /// Shorter ones name no film.
    private static let shortestFragment = 4

    /// Where a separator of title and subtitle at `index` ends; nil where none begins there.
    private static func separator(in title: Span<UInt8>, at index: Int, before end: Int) -> Int? {
        switch title[index] {
        case UInt8(ascii: ":"), UInt8(ascii: "/"): return index + 1
        case UInt8(ascii: "-") where index + 1 < end && title[index + 1] == 0x20 && index > 0:
            return title[index - 1] == 0x20 ? index + 1 : nil
        // An en or em dash.
        case 0xE2
        where index + 2 < end && title[index + 1] == 0x80 && (0x93...0x94).contains(title[index + 2]):
            return index + 3
        default: return nil
        }
    }

    /// Where a title goes on behind somebody's name: `Tyler Perry's The Family That Preys`; nil without one.
    private static func behindPossessive(in title: Span<UInt8>, _ range: Range<Int>) -> Int? {
        if title[range.lowerBound] == UInt8(ascii: "\"") {
            for index in range.dropFirst() where title[index] == UInt8(ascii: "\"") { return index + 1 }
        }
        var spaces = 0
        for index in range where title[index] == 0x20 {
            if isPossessive(title, range.lowerBound..<index) { return index + 1 }
            spaces += 1
            if spaces == 3 { return nil }
        }
        return nil
    }

    /// Whether a word ends as a name does to which something belongs: `Perry's`, `Daniels'`.
    private static func isPossessive(_ title: Span<UInt8>, _ word: Range<Int>) -> Bool {
        guard word.count > 3 else { return false }
        let (last, before) = (title[word.upperBound - 1] | 0x20, title[word.upperBound - 2])
        // The last byte of the typographers' apostrophe is 99.
        if last == UInt8(ascii: "s") { return before == UInt8(ascii: "'") || before == 0x99 }
        return title[word.upperBound - 1] == UInt8(ascii: "'") && before | 0x20 == UInt8(ascii: "s")
    }

    private static func withoutAlsoKnownAs(_ title: Span<UInt8>, _ group: Range<Int>) -> Range<Int> {
        for prefix in alsoKnownAs where group.count > prefix.count {
            let isThere = prefix.indices.allSatisfy { title[group.lowerBound + $0] | 0x20 == prefix[$0] }
            if isThere { return title.trimmed(group.lowerBound + prefix.count..<group.upperBound) }
        }
        return group
    }

    /// How another title is announced, each byte with the bit that makes a letter small.
    private static let alsoKnownAs = ["a.k.a.: ", "a.k.a.:", "a.k.a. ", "aka: ", "aka ", "a.k.a.", "a/k/a "]
        .map { $0.utf8.map { $0 | 0x20 } }

    /// Takes years in parentheses off the end; a title that is nothing else stays whole.
    private static func withoutYear(_ title: Span<UInt8>, _ whole: Range<Int>, year: inout Int?) -> Range<Int>
    {
        guard whole.count > 6, title[whole.upperBound - 1] == UInt8(ascii: ")"),
            title[whole.upperBound - 6] == UInt8(ascii: "(")
        else { return whole }
        var value = 0
        for index in whole.upperBound - 5..<whole.upperBound - 1 {
            let digit = title[index]
            guard (0x30...0x39).contains(digit) else { return whole }
            value = value * 10 + Int(digit - 0x30)
        }
        guard TitleForms.years.contains(value) else { return whole }
        let rest = title.trimmed(whole.lowerBound..<whole.upperBound - 6)
        guard !rest.isEmpty else { return whole }
        year = value
        return rest
    }
}

extension Span<UInt8> {
    fileprivate func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
        for index in range where self[index] == byte { return true }
        return false
    }

    /// The range without the blanks at its ends, no-break spaces among them.
    fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while true {
            if start < end, self[start] <= 0x20 {
                start += 1
            } else if start + 1 < end, self[start] == 0xC2, self[start + 1] == 0xA0 {
                start += 2
            } else {
                break
            }
        }
        while true {
            if start < end, self[end - 1] <= 0x20 {
                end -= 1
            } else if start + 1 < end, self[end - 2] == 0xC2, self[end - 1] == 0xA0 {
                end -= 2
            } else {
                break
            }
        }
        return start..<end
    }
}
