package import CatalogCore

/// Fills a table record by record, from bytes, without a `String` for any of them.
///
///     filler.begin(id: id)
///     filler.add(title: title)
///     filler.add(director: name)
///     filler.year = 2010
///     filler.end()
///
/// Between ``begin(id:)`` and ``end()`` the calls come in any order, but for directors, which come before actors.
package struct MatchTableFiller: RecordSink {
    /// What was filled in so far; whole records only outside ``begin(id:)`` and ``end()``.
    package private(set) var table = MatchTable()

    /// The year of release.
    package var year: Int?
    /// The day of release.
    package var releaseDate: CalendarDay?
    /// The running time in minutes.
    package var runtimeMinutes: Int?

    private var yearInTitle: Int?
    private var firstForm = 0
    private var firstPerson = 0
    private var language: UInt16 = 0
    private var genres = GenreSet()
    private var directors = 0
    private var gaps: MatchRow.Gaps = []

    private var titleParts = TitleParts()
    private var folding = TitleFolding()
    private var names = NameReader()
    /// Genres that were read before, by a few bits of their names' numbers.
    private var knownGenres = [(name: UInt64, genres: GenreSet)](
        repeating: (0, GenreSet()), count: mostGenres)

    /// Makes a filler of an empty table.
    package init() {}

    /// The most titles of one record that are compared.
    static let mostForms = 24
    /// The most people of one job that are compared: casts are compared by those named first.
    static let mostPeople = 8
    /// The most genres that are remembered, a power of two; catalogs have a few dozen.
    static let mostGenres = 256
    /// The most bytes of a title that are compared.
    static let longestTitle = 400

    /// Makes room for about so many bytes of a catalog, so that nothing is moved while it is read.
    package mutating func reserve(bytes: Int) {
        table.reserve(records: bytes / Self.usualRecord)
    }

    /// Makes room for so many records.
    mutating func reserve(records: Int) { table.reserve(records: records) }

    /// A record of a catalog has about so many bytes, and seldom fewer.
    private static let usualRecord = 80

    /// Begins a record.
    package mutating func begin(id: Span<UInt8>) { begin(id: id, id.extracting(last: 0)) }

    /// Begins a record, whose id is written as some bytes and others behind them.
    package mutating func begin(id: Span<UInt8>, _ rest: Span<UInt8>) {
        table.ids.append(id, rest)
        (year, releaseDate, runtimeMinutes, yearInTitle) = (nil, nil, nil, nil)
        (firstForm, firstPerson) = (table.forms.count, table.people.count)
        (language, genres, directors, gaps) = (0, GenreSet(), 0, [])
    }

    /// Takes the record's title.
    package mutating func add(title: Span<UInt8>) { add(title, isMain: true) }

    /// Takes an original or alternative title.
    package mutating func add(otherTitle: Span<UInt8>) { add(otherTitle, isMain: false) }

    /// Takes a director; after an actor it is too late.
    package mutating func add(director: Span<UInt8>) {
        guard directors < Self.mostPeople, let signature = names.signature(of: director) else {
            gaps.insert(.directors)
            return
        }
        if append(signature, behind: firstPerson, .directors) { directors += 1 }
    }

    /// Takes an actor.
    package mutating func add(actor: Span<UInt8>) {
        let first = firstPerson + directors
        guard table.people.count - first < Self.mostPeople, let signature = names.signature(of: actor) else {
            gaps.insert(.actors)
            return
        }
        append(signature, behind: first, .actors)
    }

    /// Adds a person unless the list that begins at `first` has them already, however they are written.
    @discardableResult
    private mutating func append(
        _ signature: NameSignature, behind first: Int, _ list: MatchRow.Gaps
    ) -> Bool {
        for person in first..<table.people.count where table.people[person].whole == signature.whole {
            if table.people[person] != signature { gaps.insert(list) }
            return false
        }
        table.people.append(signature)
        return true
    }

    /// Takes a genre.
    package mutating func add(genre: Span<UInt8>) {
        let hash = Hashing.exact(genre)
        let slot = Int(truncatingIfNeeded: hash) & (Self.mostGenres - 1)
        if knownGenres[slot].name == hash {
            genres.bits |= knownGenres[slot].genres.bits
            return
        }
        var folded: [UInt8] = []
        var count = 0
        folding.folding.fold(genre, into: &folded, &count)
        guard count > 0 else {
            // Signs alone, such as "???", are no genre that could be compared as a number.
            gaps.insert(.genres)
            return
        }
        var own = GenreSet()
        own.insert(folded: folded[..<count])
        knownGenres[slot] = (hash, own)
        genres.bits |= own.bits
    }

    /// Takes the original language, an ISO 639-1 code; anything else is no language.
    package mutating func add(language code: Span<UInt8>) {
        guard code.count == 2 else { return }
        language = UInt16(code[0] | 0x20) << 8 | UInt16(code[1] | 0x20)
    }

    /// Takes an outside id.
    package mutating func add(_ id: ExternalID) { table.outsideIDs.add(id, to: table.count) }

    /// Ends the record.
    package mutating func end() {
        let row = table.count
        table.rows[row] = MatchRow(
            firstForm: UInt32(truncatingIfNeeded: firstForm),
            firstPerson: UInt32(truncatingIfNeeded: firstPerson),
            genres: genres,
            day: releaseDate.map { Int32(clamping: $0.dayNumber) } ?? MatchRow.unknownDay,
            year: Int16(clamping: year ?? releaseDate?.year ?? yearInTitle ?? 0),
            runtime: UInt16(clamping: runtimeMinutes ?? 0),
            language: language,
            directors: UInt8(truncatingIfNeeded: directors),
            gaps: gaps)
        table.rows.append(
            MatchRow(
                firstForm: UInt32(truncatingIfNeeded: table.forms.count),
                firstPerson: UInt32(truncatingIfNeeded: table.people.count)))
    }

    private mutating func add(_ text: Span<UInt8>, isMain: Bool) {
        if TextRepair.isSuspect(text) {
            let repaired = Array(TextRepair.repaired(text.text).utf8)
            addParts(of: repaired.span.extracting(first: Self.longestTitle), isMain: isMain)
        } else {
            addParts(of: text.extracting(first: Self.longestTitle), isMain: isMain)
        }
    }

    private mutating func addParts(of title: Span<UInt8>, isMain: Bool) {
        titleParts.read(title)
        if isMain { yearInTitle = titleParts.year }
        for index in titleParts.parts.indices {
            let part = titleParts.parts[index]
            // "Kill Bill: Vol. 1" is no more "Kill Bill" than the second volume is.
            if part.role == .head, index + 1 < titleParts.parts.count {
                folding.fold(title, titleParts.parts[index + 1].range)
                if folding.words.beginsWithPart { continue }
            }
            let role: TitleForm.Role =
                switch part.role {
                case .main: isMain ? .main : .other
                case .other: .other
                case .head: .head
                case .tail: .tail
                }
            add(title, part.range, role)
        }
    }

    /// Adds a form unless the record has it already; fragments of numbers alone name nothing.
    private mutating func add(_ title: Span<UInt8>, _ range: Range<Int>, _ role: TitleForm.Role) {
        guard table.forms.count - firstForm < Self.mostForms else { return }
        folding.fold(title, range)
        append(folding.looseCount, role)
        if role.isWhole, let end = TitleWords.endWithoutFormat(folding.loose[..<folding.looseCount]) {
            append(end, .head)
        }
    }

    /// Adds the first bytes of the loose form that was folded last.
    private mutating func append(_ count: Int, _ role: TitleForm.Role) {
        if !role.isWhole, folding.loose[..<count].count(where: { $0 > 0x39 }) < 4 { return }
        let isNumbered = role == .head && folding.loose[..<count].contains { (0x30...0x39).contains($0) }
        let role = isNumbered ? .numberedHead : role
        let key = Hashing.squeezed(folding.loose, 0..<count)
        for form in firstForm..<table.forms.count where table.forms[form].key == key {
            // A whole title is more than the part it was known as.
            if role.isWhole, !table.forms[form].role.isWhole { table.forms[form].role = role }
            return
        }
        let strict =
            folding.isLooseStrict && count == folding.looseCount
            ? key : Hashing.squeezed(folding.strict, 0..<folding.strictCount)
        table.forms.append(
            TitleForm(
                key: key, strict: UInt32(truncatingIfNeeded: strict),
                start: UInt32(truncatingIfNeeded: table.text.count), length: UInt16(clamping: count),
                role: role))
        table.text.append(contentsOf: folding.loose[..<count])
    }
}
