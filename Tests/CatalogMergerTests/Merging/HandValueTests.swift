import CatalogCore
import CatalogMerger
import Testing

@Suite struct `A value by hand` {
    private static func rules(
        _ entries: [(String, [MovieField: Fact<FieldValue>])], _ verdicts: Verdicts = .none
    ) -> MergeRules {
        var rules = MergeRules([.title: .named(.longest)])
        rules.handValues = HandValues(
            entries.map { HandValues.Entry(Sample.id($0), $1) }, verdicts: verdicts)
        return rules
    }

    private static func movie(_ rules: MergeRules, _ records: MovieDetail...) -> MergedMovie {
        MovieMerger(precedence: [Sample.first, Sample.second], rules: rules).movie(of: records.dated)
    }

    private static func people(_ names: String..., as job: Credit.Job) -> Fact<FieldValue> {
        .known(.credits(names.map { Credit(person: nil, name: $0, job: job) }))
    }

    private static let one = Sample.record(
        "first:1", "A Long Title", year: 2000, minutes: 90, genres: ["Drama"],
        credits: [
            Sample.actor("Ann Day", "first:5", as: "Cobb", popularity: 4), Sample.director("Cy", "first:6"),
        ])
    private static let other = Sample.record("second:1", "Title", year: 2001, minutes: 91)

    @Test func `outranks every claim and every rule, and leaves the claims as they are`() {
        let plain = Self.movie(Self.rules([]), Self.one, Self.other)
        let movie = Self.movie(
            Self.rules([("second:1", [.title: .known(.text("Mine")), .genres: .absent])]), Self.one,
            Self.other)
        #expect(movie.title == "Mine")
        #expect(movie[.genres] == .absent)
        #expect(movie.fields[.title]?.provider == nil)
        #expect(movie.fields[.title]?.hand?.record.description == "second:1")
        #expect(movie.fields[.title]?.claims.contains { movie.fields[.title]?.isChosen($0) ?? true } == false)
        #expect(movie.unknown == plain.unknown)
        #expect(movie.ids == plain.ids && movie.conflicts == plain.conflicts)
        for field in MovieField.allCases {
            #expect(movie.fields[field]?.claims == plain.fields[field]?.claims)
            if field != .title && field != .genres {
                #expect(movie.fields[field] == plain.fields[field])
            }
        }
    }

    @Test func `is known, also where nobody could say`() {
        let movie = Self.movie(Self.rules([("first:1", [.tagline: .absent])]), Self.one)
        #expect(movie[.tagline] == .absent)
        #expect(!movie.unknown.contains(.tagline))
    }

    @Test func `of the earlier provider's record counts, and the other is told`() {
        let rules = Self.rules([
            ("second:1", [.title: .known(.text("Two")), .year: .known(.whole(1999))]),
            ("first:1", [.title: .known(.text("One")), .year: .known(.whole(1999))]),
        ])
        let movie = Self.movie(rules, Self.one, Self.other)
        #expect(movie.title == "One" && movie.year == 1999)
        #expect(
            rules.handValues.rivalries(of: movie.ids).map { "\($0.field) \($0.kept) \($0.ignored)" } == [
                "title first:1 second:1"
            ])
        #expect(rules.handValues.rivalries(of: [Sample.id("second:1")]).isEmpty)
    }

    @Test func `holds for what is said to be the same, where the named record takes no part`() throws {
        let verdicts = try Verdicts([.init(.same, ["first:1", "second:1"])], onePerProvider: true)
        let rules = Self.rules([("first:1", [.title: .known(.text("Mine"))])], verdicts)
        #expect(Self.movie(rules, Self.other).title == "Mine")
        #expect(rules.handValues.mention(Sample.id("second:1")))
        #expect(!rules.handValues.mention(Sample.id("second:2")))
    }

    @Test func `of people is that list, with what records know of them`() throws {
        let movie = Self.movie(
            Self.rules([
                (
                    "first:1",
                    [
                        .actors: Self.people("Zed", "ann day", as: .actor),
                        .directors: Self.people("Ann Day", as: .director),
                    ]
                )
            ]), Self.one, Self.other)
        #expect(movie.actors.map(\.name) == ["ann day", "Zed"])
        #expect(movie.actors.map(\.character) == ["Cobb", nil])
        #expect(movie.actors.map(\.ids) == [[Sample.person("first:5")], []])
        #expect(movie.actors.map(\.popularity) == [4, nil])
        #expect(movie.directors.map(\.ids) == [[Sample.person("first:5")]])
        let office = BillingOffice(movies: [movie], precedence: [Sample.first, Sample.second])
        let billing = office.billing(of: [movie], top: nil)
        #expect(billing.actors.map(\.ids) == [[Sample.person("first:5")], []])
        #expect(billing.directors.map(\.ids) == [[Sample.person("first:5")]])
    }

    @Test func `counts for filters, groups and order`() {
        let movie = Self.movie(
            Self.rules([
                (
                    "first:1",
                    [
                        .year: .known(.whole(1975)), .genres: .known(.texts(["Heist"])),
                        .rating: .known(.rating(Sample.rating(9.5))),
                    ]
                )
            ]), Self.one, Self.other)
        #expect(MovieFilter(years: 1970...1979, genre: "heist", leastRating: 9).accepts(movie))
        #expect(!MovieFilter(years: 2000...2001).accepts(movie))
        let report = ReportBuilder(shape: ReportShape(grouping: [.genre]), precedence: [Sample.first])
            .report(of: [movie], providers: [], problems: [])
        #expect(report.groups.map(\.key) == ["Heist"])
        let unset = Self.movie(MergeRules(), Sample.record("first:2", "Other", year: 1980))
        #expect(MovieSort.year.sorted([unset, movie]).map(\.id.key) == ["1", "2"])
    }
}
