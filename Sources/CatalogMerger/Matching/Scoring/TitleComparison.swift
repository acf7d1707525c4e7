/// How the titles of two records agree.
struct TitleComparison {
    /// The best agreement of any of their forms.
    private(set) var agreement = TitleAgreement.different
    /// The number of the form that both have.
    private(set) var sharedKey: UInt64?
    /// How many letters that form has; of two that differ, the shorter.
    private(set) var length = 0

    /// Compares all forms of one record with all of the other.
    init(_ left: Int, of one: MatchTable, _ right: Int, of other: MatchTable) {
        let (ones, others) = (one.forms(of: left), other.forms(of: right))
        for mine in ones {
            let key = one.forms.keys[mine]
            for theirs in others where other.forms.keys[theirs] == key {
                note(mine, of: one, theirs, of: other)
            }
        }
        if sharedKey == nil || agreement == .fragment || agreement == .subtitle { compareSpelling(ones, of: one, others, of: other) }
    }

    private mutating func note(_ mine: Int, of one: MatchTable, _ theirs: Int, of other: MatchTable) {
        let found: TitleAgreement
        switch (one.forms.roles[mine], other.forms.roles[theirs]) {
        case (.main, .main):
            found = one.forms.stricts[mine] == other.forms.stricts[theirs] ? .same : .loose
        case (.head, .head), (.tail, .tail): found = .subtitle
        case (.head, .tail), (.tail, .head): return
        case (.head, _), (.tail, _), (_, .head), (_, .tail): found = .fragment
        case (_, _): found = .other
        }
        // One form may be spaced in two ways.
        let letters = min(one.forms.texts.range(mine).count, other.forms.texts.range(theirs).count)
        let key = one.forms.keys[mine]
        if let sharedKey {
            guard (found.rawValue, -letters, key) < (agreement.rawValue, -length, sharedKey) else { return }
        }
        (agreement, sharedKey, length) = (found, key, letters)
    }

    /// Looks for titles that are almost the same: a slip of the pen, or a word more or less.
    private mutating func compareSpelling(
        _ ones: Range<Int>, of one: MatchTable, _ others: Range<Int>, of other: MatchTable
    ) {
        for mine in ones.prefix(Self.mostSpellings) where one.forms.roles[mine].isWhole {
            let text = one.forms.texts.range(mine)
            for theirs in others.prefix(Self.mostSpellings) where other.forms.roles[theirs].isWhole {
                let otherText = other.forms.texts.range(theirs)
                let found = TitleSpelling.agreement(
                    one.forms.texts.bytes.span.extracting(text),
                    other.forms.texts.bytes.span.extracting(otherText))
                let letters = min(text.count, otherText.count)
                guard found != .different,
                    (found.rawValue, -letters) < (agreement.rawValue, sharedKey == nil ? -length : 0)
                else { continue }
                (agreement, sharedKey, length) = (found, nil, letters)
            }
        }
    }

    /// So many of a record's first forms are compared letter by letter.
    private static let mostSpellings = 6
}
