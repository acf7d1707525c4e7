internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Rules and values by hand` {
    private static let popular = Selection(.list(.popular))

    private static func year(_ year: Int) -> [MovieField: Fact<FieldValue>] { [.year: .known(.whole(year))] }

    private static func rules(_ entries: [String: [MovieField: Fact<FieldValue>]]) throws -> MergeRules {
        var rules = MergeRules()
        rules.handValues = HandValues(
            try entries.map { HandValues.Entry(try #require(MovieID($0)), $1) }, verdicts: .none)
        return rules
    }

    @Test func `hold in every answer`() async throws {
        let kiosk = try #require(ProviderID("kiosk"))
        var rules = try Self.rules(["kiosk:1": [.title: .known(.text("Mine"))]])
        rules.choices = [.rating: .precedence([kiosk])]
        let cinema = try Cinema.everyday(rules: rules)
        let catalog = cinema.catalog
        for movies in [
            try await catalog.report(of: Self.popular).movies,
            [try await catalog.page(of: MovieReference("archive:1"), recommending: 0).movie],
            [try await catalog.explanation(of: MovieReference("archive:1")).movie],
            [try await catalog.credits(of: MovieReference("archive:1")).movie],
        ] {
            let movie = try #require(movies.first { $0.ids.count == 2 && $0.id.key == "1" })
            #expect(movie.title == "Mine")
        }
        let listing = try await catalog.listing(of: Self.popular)
        #expect(listing.movies.contains { $0.title == "Mine" })
        let report = try await catalog.report(of: Self.popular)
        #expect(report.movies.first { $0.title == "Mine" }?.fields[.rating]?.provider == kiosk)
    }

    @Test func `let a movie pass the filter that its records would not pass`() async throws {
        let cinema = try Cinema.everyday(rules: Self.rules(["archive:1": Self.year(1950)]))
        let early = Selection(.list(.popular), filter: MovieFilter(years: 1950...1950))
        let report = try await cinema.catalog.report(of: early)
        #expect(report.movies.idsInWords == [["archive:1", "kiosk:1"]])
        #expect(report.movies.first?[.actors].isUnknown == false)
        let usual = Selection(.list(.popular), filter: MovieFilter(years: 2010...2010))
        #expect(try await cinema.catalog.report(of: usual).movies.isEmpty)
    }

    @Test func `tell of a field that was set twice for one movie, and ask nothing more`() async throws {
        let plain = try Cinema.everyday()
        _ = try await plain.catalog.report(of: Self.popular)
        let cinema = try Cinema.everyday(
            rules: Self.rules(["archive:1": Self.year(2009), "kiosk:1": Self.year(2011)]))
        let report = try await cinema.catalog.report(of: Self.popular)
        #expect(report.movies.first { $0.id.key == "1" }?.year == 2009)
        let told = cinema.notices.filter { if case .setTwice = $0 { true } else { false } }
        #expect(
            told.map(\.description) == [
                "archive:1 and kiosk:1 are one movie, and year is set by hand for both, to different values. The "
                    + "value of archive:1 counts. Keep one of the two."
            ])
        #expect(cinema.asked == plain.asked)
    }

    @Test func `know the language of each source`() async throws {
        var (archive, kiosk) = (try Cinema.Plan.archive(), try Cinema.Plan.kiosk())
        archive.source = { Source(FullStub(service: $0), kind: "full", language: "en") }
        kiosk.source = { Source(PlainStub(service: $0), kind: "plain", language: "de") }
        let cinema = Cinema(
            [archive, kiosk], rules: MergeRules(preferredLanguage: LanguagePreference("de")))
        let movie = try await cinema.catalog.page(of: MovieReference("archive:1"), recommending: 0).movie
        #expect(movie.fields[.title]?.provider?.name == "kiosk")
        #expect(movie.fields[.year]?.provider?.name == "archive")
    }
}
