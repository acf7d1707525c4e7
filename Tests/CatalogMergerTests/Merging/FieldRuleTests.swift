import CatalogCore
import CatalogMerger
import Testing

@Suite struct `A field with a rule of its own` {
    private static func movie(
        _ records: MovieDetail..., rules: MergeRules, languages: [ProviderID: String] = [:]
    ) -> MergedMovie {
        MovieMerger(
            precedence: [Sample.first, Sample.second, Sample.third], rules: rules, languages: languages
        ).movie(of: records.dated)
    }

    private static func rated(_ id: String, _ value: Double, votes: Int?) -> MovieDetail {
        var record = Sample.record(id, "Film")
        record.summary.rating = .known(Sample.rating(value, votes: votes))
        return record
    }

    @Test func `goes by the list first and by the usual order behind it`() {
        let rules = MergeRules([.title: .precedence([Sample.provider("nobody"), Sample.third])])
        let rule = rules.rule(for: .title, among: [Sample.first, Sample.second, Sample.third])
        #expect(rule == .precedence([Sample.third, Sample.first, Sample.second]))
        let movie = Self.movie(
            Sample.record("second:1", "Two"), Sample.record("first:1", "One"),
            Sample.record("third:1", "Three"), rules: rules)
        #expect(movie.title == "Three")
        #expect(movie.id.description == "first:1")
    }

    @Test(
        arguments: [
            ([(8.0, 10), (7.0, 300), (9.0, nil)], 7.0), ([(8.0, nil), (7.0, 0)], 7.0),
            ([(8.0, nil), (9.0, nil)], 8.0), ([(8.0, 5), (9.0, 5)], 8.0),
        ] as [([(Double, Int?)], Double)])
    func `of a rating goes by votes, and where they are even by precedence`(
        ratings: [(Double, Int?)], chosen: Double
    ) {
        let records = zip(["first:1", "second:1", "third:1"], ratings).map { id, rating in
            Self.rated(id, rating.0, votes: rating.1)
        }
        let movie = MovieMerger(
            precedence: [Sample.first, Sample.second, Sample.third],
            rules: MergeRules([.rating: .named(.mostVotes)])
        ).movie(of: records.dated)
        #expect(movie.rating?.value == chosen)
    }

    @Test func `that it cannot have is left to precedence`() {
        let movie = Self.movie(
            Sample.record("first:1", "Film", year: 1999), Sample.record("second:1", "Film", year: 2001),
            rules: MergeRules([.year: .named(.mostVotes)]))
        #expect(movie.year == 1999)
        #expect(movie.fields[.year]?.rule == .precedence([Sample.first, Sample.second]))
    }

    @Test func `adds genres up, each once whatever its spelling`() {
        let movie = Self.movie(
            Sample.record("first:1", "Film", genres: ["Drama", "Comédie"]),
            Sample.record("second:1", "Film", genres: ["comedie", "War"]),
            rules: MergeRules([.genres: .named(.union)]))
        #expect(movie.genres == ["Drama", "Comédie", "War"])
    }

    @Test func `says whose outside id counts where two differ, and keeps the others`() {
        let movie = Self.movie(
            Sample.record("first:1", "Film", external: [Sample.imdb(1), Sample.wikidata(1)]),
            Sample.record("second:1", "Film", external: [Sample.imdb(2)]),
            rules: MergeRules([.externalIDs: .precedence([Sample.second])]))
        #expect(movie.externalIDs == [Sample.imdb(2), Sample.wikidata(1)])
    }

    @Test(arguments: MovieField.allCases)
    func `takes no rule that has nothing to count by`(field: MovieField) {
        // A rule that every claim is even by would be precedence under another name.
        for rule in field.namedRules {
            switch rule {
            case .mostVotes: #expect(field == .rating)
            case .highest, .lowest: #expect(!field.namedRules.contains(.longest))
            case .longest: #expect(!field.namedRules.contains(.highest))
            case .union: #expect([.externalIDs, .links, .genres, .actors, .directors].contains(field))
            }
        }
    }
}

@Suite struct `A cast that several lists make` {
    private static func movie(_ choice: MergeRules.Choice, _ records: MovieDetail...) -> MergedMovie {
        MovieMerger(
            precedence: [Sample.first, Sample.second],
            rules: MergeRules([.actors: choice, .directors: choice])
        ).movie(of: records.dated)
    }

    private static let one = Sample.record(
        "first:1", "Film",
        credits: [
            Sample.actor("Ann Day", "first:5", as: "Cobb", order: 0, popularity: 4),
            Sample.director("Cy Eck", "first:7"),
        ])
    private static let other = Sample.record(
        "second:1", "Film",
        credits: [
            Sample.actor("ANN DAY", "second:9", as: "Dom Cobb", order: 0, popularity: 90),
            Sample.actor("Bo Fay", "second:8", as: "Eames", order: 1, popularity: 2),
        ])

    @Test func `holds everybody once, with the first one's words and all ids`() {
        let movie = Self.movie(.named(.union), Self.other, Self.one)
        #expect(movie.actors.map(\.name) == ["Ann Day", "Bo Fay"])
        #expect(movie.actors.map(\.character) == ["Cobb", "Eames"])
        #expect(movie.actors.map(\.popularity) == [4, 2])
        #expect(movie.actors[0].ids == [Sample.person("first:5"), Sample.person("second:9")])
        #expect(movie.directors.map(\.name) == ["Cy Eck"])
        #expect(movie.fields[.actors]?.provider == Sample.first)
        guard case .known(.credits(let credits)) = movie[.actors] else {
            return #expect(Bool(false), "there is no cast")
        }
        #expect(credits.map(\.name) == ["Ann Day", "Bo Fay"])
    }

    @Test func `is ranked as a whole in a report`() {
        let movie = Self.movie(.named(.union), Self.one, Self.other)
        let office = BillingOffice(
            movies: [movie], precedence: [Sample.first, Sample.second], rank: .billing)
        #expect(office.billing(of: [movie], top: nil).actors.map(\.name) == ["Ann Day", "Bo Fay"])
        // One provider's list is that list, and the longest is the fullest.
        #expect(Self.movie(.precedence([Sample.first]), Self.one, Self.other).actors.count == 1)
        let longest = Self.movie(.named(.longest), Self.one, Self.other)
        #expect(longest.actors.map(\.name) == ["ANN DAY", "Bo Fay"])
    }
}

@Suite struct `The preferred language` {
    private static let german = [Sample.first: "en", Sample.second: "de-DE"]

    private static func movie(
        _ rules: MergeRules, _ languages: [ProviderID: String] = german
    ) -> MergedMovie {
        var (left, right) = (
            Sample.record("first:1", "The Wave", year: 2008, genres: ["Drama"]),
            Sample.record("second:1", "Die Welle", year: 2007, genres: ["Schulfilm"])
        )
        (left.summary.overview, right.summary.overview) = (.known("A long text."), .known("Kurz."))
        let merger = MovieMerger(
            precedence: [Sample.first, Sample.second], rules: rules, languages: languages)
        return merger.movie(of: [left, right].dated)
    }

    private static func rules(
        _ tag: String, _ choices: [MovieField: MergeRules.Choice] = [:]
    ) -> MergeRules {
        MergeRules(choices, preferredLanguage: LanguagePreference(tag))
    }

    @Test(arguments: [("de", "Die Welle"), ("de-AT", "Die Welle"), ("en-GB", "The Wave"), ("fr", "The Wave")])
    func `puts titles and texts in it before all others`(tag: String, title: String) {
        let movie = Self.movie(Self.rules(tag))
        #expect(movie.title == title)
        #expect(movie.text(.overview) == (title == "Die Welle" ? "Kurz." : "A long text."))
        #expect(movie.genres == [title == "Die Welle" ? "Schulfilm" : "Drama"])
        // A year is in no language.
        #expect(movie.year == 2008)
        #expect(movie.fields[.title]?.rule.language?.tag == tag)
        #expect(movie.fields[.year]?.rule.language == nil)
        #expect(movie.fields[.title]?.claims.map(\.language) == ["en", "de-DE"])
        #expect(movie.fields[.year]?.claims.map(\.language) == [nil, nil])
    }

    @Test func `changes nothing where nobody can tell who speaks it`() {
        #expect(Self.movie(Self.rules("de"), [:]).title == "The Wave")
    }

    @Test func `goes before a field's own rule, which chooses among what is in it`() {
        let longest = Self.rules("de", [.overview: .named(.longest)])
        #expect(Self.movie(longest).text(.overview) == "Kurz.")
        #expect(
            Self.movie(longest, [Sample.first: "de", Sample.second: "de"]).text(.overview) == "A long text.")
        let listed = Self.rules("de", [.title: .precedence([Sample.first])])
        #expect(Self.movie(listed).title == "Die Welle")
        let added = Self.rules("de", [.genres: .named(.union)])
        #expect(Self.movie(added).genres == ["Schulfilm", "Drama"])
    }
}
