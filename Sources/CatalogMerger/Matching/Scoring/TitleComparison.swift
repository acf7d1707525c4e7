/// How the titles of two records agree.
struct TitleComparison {
    /// The best agreement of any of their forms.
    private(set) var agreement = TitleAgreement.different
    /// The number of the form that both have.
    private(set) var sharedKey: UInt64?
    /// How many letters that form has; of two that differ, the shorter.
    private(set) var length = 0

    /// Compares all forms of one record with all of the other.
    ///
    /// - Parameter spelling: Whether titles that are almost the same are of any use.
    init(
        _ left: Int, of one: borrowing MatchTable, _ right: Int, of other: borrowing MatchTable,
        spelling: Bool = true
    ) {
        let (ones, others) = (one.forms(of: left), other.forms(of: right))
        for mine in ones {
            let form = one.forms[mine]
            for theirs in others where other.forms[theirs].key == form.key { note(form, other.forms[theirs]) }
        }
        guard spelling else { return }
        switch agreement {
        case .same, .loose, .other, .fragment, .oneLetterOff, .twoLettersOff, .similar: break
        case .subtitle, .otherNumber, .different: compareSpelling(ones, of: one, others, of: other)
        }
    }

    private mutating func note(_ mine: TitleForm, _ theirs: TitleForm) {
        let found: TitleAgreement
        switch (mine.role, theirs.role) {
        case (.main, .main): found = mine.strict == theirs.strict ? .same : .loose
        case (.numberedHead, .numberedHead), (.tail, .tail): found = .subtitle
        case (_, _) where mine.role.isWhole && theirs.role.isWhole: found = .other
        case (_, _) where mine.role.isWhole || theirs.role.isWhole: found = .fragment
        // Two films of one series, or a film and a subtitle that is called as its series is.
        case (_, _): return
        }
        // One form may be spaced in two ways.
        let letters = Int(min(mine.length, theirs.length))
        if let sharedKey {
            guard (found.rawValue, -letters, mine.key) < (agreement.rawValue, -length, sharedKey) else {
                return
            }
        }
        (agreement, sharedKey, length) = (found, mine.key, letters)
    }

    /// Looks for titles that are almost the same: a slip of the pen, or a word more or less.
    private mutating func compareSpelling(
        _ ones: Range<Int>, of one: borrowing MatchTable, _ others: Range<Int>, of other: borrowing MatchTable
    ) {
        for mine in ones.prefix(Self.mostSpellings) where one.forms[mine].role.isWhole {
            let text = one.forms[mine].range
            for theirs in others.prefix(Self.mostSpellings) where other.forms[theirs].role.isWhole {
                let otherText = other.forms[theirs].range
                let found = TitleSpelling.agreement(
                    one.text.span.extracting(text), other.text.span.extracting(otherText))
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
