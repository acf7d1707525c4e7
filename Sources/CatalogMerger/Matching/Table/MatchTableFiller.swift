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
package struct MatchTableFiller {
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
    private var language: UInt16 = 0
    private var genres = GenreSet()
    private var directors = 0
    private var externalIDs: [ExternalID] = []

    private var title: [UInt8] = []
    private var name: [UInt8] = []
    private var folding = TitleFolding()
    private var knownGenres: [UInt64: GenreSet] = [:]

    /// Makes a filler of an empty table.
    package init() {}

    /// The most titles of one record that are compared.
    static let mostForms = 24
    /// The most people of one job that are compared: casts are compared by those named first.
    static let mostPeople = 8
    /// The most bytes of a title that are compared.
    static let longestTitle = 400

    /// Begins a record.
    package mutating func begin(id: Span<UInt8>) {
        table.ids.append(id)
        (year, releaseDate, runtimeMinutes, yearInTitle) = (nil, nil, nil, nil)
        firstForm = table.forms.count
        (language, genres, directors) = (0, GenreSet(), 0)
        externalIDs.removeAll(keepingCapacity: true)
    }

    /// Takes the record's title.
    package mutating func add(title: Span<UInt8>) { add(title, isMain: true) }

    /// Takes an original or alternative title.
    package mutating func add(otherTitle: Span<UInt8>) { add(otherTitle, isMain: false) }

    /// Takes a director; after an actor it is too late.
    package mutating func add(director: Span<UInt8>) {
        guard directors < Self.mostPeople, let signature = signature(of: director) else { return }
        let known = table.people.count - directors
        guard !table.people[known...].contains(where: { $0.whole == signature.whole }) else { return }
        table.people.append(signature)
        directors += 1
    }

    /// Takes an actor.
    package mutating func add(actor: Span<UInt8>) {
        let first = Int(table.peopleStarts[table.count]) + directors
        guard table.people.count - first < Self.mostPeople, let signature = signature(of: actor),
            !table.people[first...].contains(where: { $0.whole == signature.whole })
        else { return }
        table.people.append(signature)
    }

    /// Takes a genre.
    package mutating func add(genre: Span<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in genre.indices { hash = (hash ^ UInt64(genre[index])) &* 0x100_0000_01B3 }
        if let known = knownGenres[hash] {
            genres.bits |= known.bits
            return
        }
        name.removeAll(keepingCapacity: true)
        ByteFolding.fold(genre, into: &name)
        var own = GenreSet()
        own.insert(folded: name)
        if knownGenres.count < 1000 { knownGenres[hash] = own }
        genres.bits |= own.bits
    }

    /// Takes the original language, an ISO 639-1 code; anything else is no language.
    package mutating func add(language code: Span<UInt8>) {
        guard code.count == 2 else { return }
        language = UInt16(code[0] | 0x20) << 8 | UInt16(code[1] | 0x20)
    }

    /// Takes an outside id.
    package mutating func add(_ id: ExternalID) { externalIDs.append(id) }

    /// Ends the record.
    package mutating func end() {
        let row = table.count
        table.formStarts.append(UInt32(truncatingIfNeeded: table.forms.count))
        table.peopleStarts.append(UInt32(truncatingIfNeeded: table.people.count))
        table.directorCounts.append(UInt8(truncatingIfNeeded: directors))
        let year = year ?? releaseDate?.year ?? yearInTitle ?? 0
        table.years.append(Int16(clamping: year))
        table.days.append(releaseDate.map { Int32(clamping: $0.dayNumber) } ?? MatchTable.unknownDay)
        table.runtimes.append(UInt16(clamping: runtimeMinutes ?? 0))
        table.languages.append(language)
        table.genres.append(genres)
        if !externalIDs.isEmpty { table.externalIDs[row] = externalIDs }
    }

    private mutating func add(_ text: Span<UInt8>, isMain: Bool) {
        title.removeAll(keepingCapacity: true)
        if TextRepair.isSuspect(text) {
            title.append(contentsOf: TextRepair.repaired(text.text).utf8.prefix(Self.longestTitle))
        } else {
            for index in 0..<min(text.count, Self.longestTitle) { title.append(text[index]) }
        }
        let parts = TitleParts(title)
        if isMain { yearInTitle = parts.year }
        for part in parts.parts {
            let role: FormColumn.Role =
                switch part.role {
                case .main: isMain ? .main : .other
                case .other: .other
                case .head: .head
                case .tail: .tail
                }
            add(part.range, role)
        }
    }

    /// Adds a form unless the record has it already; fragments of numbers alone name nothing.
    private mutating func add(_ range: Range<Int>, _ role: FormColumn.Role) {
        guard table.forms.count - firstForm < Self.mostForms else { return }
        folding.fold(title, range)
        append(loose: folding.loose, role)
        if role.isWhole, let end = TitleWords.endWithoutFormat(folding.loose) {
            append(loose: Array(folding.loose[..<end]), .head)
        }
    }

    private mutating func append(loose: [UInt8], _ role: FormColumn.Role) {
        if !role.isWhole, loose.count(where: { $0 > 0x39 }) < 4 { return }
        let key = Hashing.squeezed(loose)
        for form in firstForm..<table.forms.count where table.forms.keys[form] == key {
            // A whole title is more than the part it was known as.
            if role.isWhole, !table.forms.roles[form].isWhole { table.forms.roles[form] = role }
            return
        }
        table.forms.append(loose: loose, strict: folding.strict, role: role)
    }

    private mutating func signature(of person: Span<UInt8>) -> NameSignature? {
        name.removeAll(keepingCapacity: true)
        if person.isASCII {
            ByteFolding.fold(person, into: &name)
        } else {
            name.append(contentsOf: TextFolding.folded(TextRepair.repaired(person.text), .words).utf8)
        }
        var hasComma = false
        for index in person.indices where person[index] == UInt8(ascii: ",") { hasComma = true }
        return NameSignature(folded: name, familyNameFirst: hasComma)
    }
}
