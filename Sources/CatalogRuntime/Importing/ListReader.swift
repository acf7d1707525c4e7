internal import CatalogCore
internal import CatalogFiles

/// Makes entries of the rows of a list.
struct ListReader: SheetFile.Reader {
    /// The entries in the order of the list.
    private(set) var entries: [WatchlistEntry] = []
    /// How many rows were of series, of parts of them, or of anything else that is no movie.
    private(set) var others = 0
    private var form = ListForm.ofObjects
    private let kinds: [ProviderID: String]
    private let today: CalendarDay

    /// - Parameters:
    ///   - kinds: The kind of every configured provider.
    ///   - today: Since when entries are on the list of which it does not say.
    init(kinds: [ProviderID: String], today: CalendarDay) {
        self.kinds = kinds
        self.today = today
    }

    mutating func begins(under header: [String]) -> Bool {
        guard let form = ListForm.named(by: header) else { return false }
        self.form = form
        return true
    }

    mutating func take(_ row: SheetRow) -> [RowProblem] {
        if let type = form.type, Self.isNoMovie(row.trimmed(type)) {
            others += 1
            return []
        }
        var findings = Findings(line: row.line)
        let members = members(of: row, &findings)
        let externalIDs = externalIDs(of: row, &findings)
        let title = row.text(form.title)
        if title.allSatisfy(\.isWhitespace), members.isEmpty, externalIDs.isEmpty {
            return findings.problems + [
                RowProblem(line: row.line, what: "it has neither a title nor an id", loss: .row)
            ]
        }
        entries.append(
            WatchlistEntry(
                members: members, externalIDs: externalIDs, title: title, year: year(of: row, &findings),
                added: day(of: row, &findings) ?? today))
        return findings.problems
    }

    /// What was wrong with the values of one row.
    private struct Findings {
        let line: Int
        var problems: [RowProblem] = []

        mutating func refuse(_ column: String, _ value: String, _ expected: String) {
            problems.append(RowProblem(line: line, refusing: value, of: column, expected: expected))
        }
    }

    // MARK: Values

    private func members(of row: SheetRow, _ findings: inout Findings) -> [WatchlistEntry.Member] {
        var members: [WatchlistEntry.Member] = []
        let column = form.ids.first { !row.items($0).isEmpty }
        let ids = column.map(row.items) ?? []
        let kinds = form.kinds.map(row.items) ?? []
        if !kinds.isEmpty, kinds.count != ids.count {
            findings.refuse("kinds", kinds.joined(separator: "|"), "list of a kind for each of the ids")
        }
        for (place, text) in ids.enumerated() {
            if let id = MovieID(text),
                let kind = kinds.count == ids.count ? kinds[place] : self.kinds[id.provider]
            {
                members.append(.init(id, kind: kind))
            } else if kinds.count == ids.count {
                findings.refuse(column ?? "ids", text, "id such as tmdb:27205")
            }
        }
        let number = form.tmdbID.map(row.trimmed) ?? ""
        if let key = Int(number), key > 0, let provider = tmdb {
            members.append(.init(MovieID(provider: provider, number: key), kind: "tmdb"))
        } else if !number.isEmpty {
            findings.refuse(form.tmdbID ?? "tmdb_id", number, "number of TMDB")
        }
        return members
    }

    /// The provider that numbers of TMDB are ids of: the one of its kind, else one of the usual name, whose ids count
    /// for every provider of the kind.
    private var tmdb: ProviderID? {
        let configured = kinds.filter { $0.value == "tmdb" }.keys
        return configured.count == 1 ? configured.first : ProviderID("tmdb")
    }

    private func externalIDs(of row: SheetRow, _ findings: inout Findings) -> [ExternalID] {
        var ids: [ExternalID] = []
        for text in form.externalIDs.map(row.items) ?? [] {
            if let id = ExternalID(text) {
                ids.append(id)
            } else {
                findings.refuse("external_ids", text, "outside id such as imdb:tt0133093")
            }
        }
        for authority in ExternalID.Authority.allCases {
            guard let column = form.outsideIDs[authority] else { continue }
            let text = row.trimmed(column)
            if let id = ExternalID(authority, text) {
                if !ids.contains(id) { ids.append(id) }
            } else if !text.isEmpty {
                findings.refuse(column, text, authority.example)
            }
        }
        return ids
    }

    private func year(of row: SheetRow, _ findings: inout Findings) -> Int? {
        let text = row.trimmed(form.year)
        if text.isEmpty { return nil }
        guard let year = Int(text) else {
            findings.refuse(form.year, text, "year")
            return nil
        }
        // Other services say 0 where they do not know.
        return year == 0 && form.kinds == nil ? nil : year
    }

    /// The day, of which others may tell the time as well.
    private func day(of row: SheetRow, _ findings: inout Findings) -> CalendarDay? {
        for column in form.days {
            let text = row.trimmed(column)
            if let day = CalendarDay(String(text.prefix(10))) { return day }
            // Others write days in many ways, and an import is none the worse for it.
            if column == "added", !text.isEmpty { findings.refuse(column, text, "day such as 2026-11-21") }
        }
        return nil
    }

    /// Whether a word for what a row is about says that it is no movie. `tvSeries`, `TV Series` and `tv_series` are
    /// one word; a word that is not known may be one for a movie.
    private static func isNoMovie(_ type: String) -> Bool {
        let word = type.lowercased().filter(\.isLetter)
        return [
            "tvseries", "tvminiseries", "tvepisode", "series", "miniseries", "show", "season", "episode",
            "podcastseries", "podcastepisode", "videogame", "game", "person", "list",
        ].contains(word)
    }
}

extension ExternalID.Authority {
    /// What its ids look like.
    fileprivate var example: String {
        switch self {
        case .imdb: "IMDb id such as tt0133093"
        case .wikidata: "Wikidata id such as Q83495"
        }
    }
}
