import CatalogCore
import CatalogMerger

/// Answers all of whose texts are hostile.
struct HostileAnswers {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// One answer of every kind.
    mutating func all() -> [Answer] {
        [
            .report(report()), .listing(listing()), .page(page()), .credits(credits()),
            .watchlist(watchlist()), .explanation(explanation()), .review(review()),
            .comparison(comparison()),
        ]
    }

    private mutating func report() -> Report {
        let groups = (0..<3).map { _ in
            ReportGroup(
                key: text(), year: nil, content: .movies([movie(), movie(), Sample.lost]), people: people())
        }
        let nested = ReportGroup(key: text(), year: nil, content: .groups(groups), people: people())
        return Report(
            grouping: [.genre, .director], groups: [nested] + groups, people: people(), providers: tallies(),
            problems: problems())
    }

    private mutating func listing() -> MovieListing {
        MovieListing(movies: [movie(), movie(), movie()], providers: tallies(), problems: problems())
    }

    private mutating func page() -> MoviePage {
        MoviePage(
            movie: movie(), recommendations: [movie(), movie()], recommendedPeople: people(),
            providers: tallies(), problems: problems())
    }

    private mutating func credits() -> CreditsPage {
        CreditsPage(movie: movie(), providers: tallies(), problems: problems())
    }

    private mutating func watchlist() -> Watchlist {
        Watchlist(
            (0..<4).map { index in
                Sample.entry(
                    index == 0 ? [] : ["tmdb:\(index)", "traderev:君 \(index)|x`y*"],
                    index == 1 ? ["imdb:tt0000001", "imdb:tt0000002"] : [], index == 2 ? "" : text(),
                    index == 3 ? nil : 9999, added: "2026-11-21")
            })
    }

    private mutating func explanation() -> Explanation {
        let apart = HeldApart(
            record: Sample.movieID("tmdb:1"), other: Sample.movieID("traderev:君 |x`y*"), summary: record(),
            verdict: .same, ids: [])
        return Explanation(
            movie: movie(), match: MovieMatch([pair(.same), pair(nil)]), undecided: [pair(nil)],
            heldApart: [apart], providers: tallies(), problems: problems())
    }

    private mutating func review() -> Review {
        Review(pairs: [pair(nil), pair(nil)], providers: tallies(), problems: problems())
    }

    private mutating func comparison() -> Comparison {
        let movies = (0..<4).map { index -> (records: [MovieDetail], score: Double?) in
            let ids = ["tmdb:\(index)", "traderev:君 \(index)|x`y*", "films:\(index)"].prefix(1 + index % 3)
            let records = ids.map { id in
                Sample.detail(
                    id, text(), "2004-05-0\(index + 1)", minutes: Int.random(in: 1...999_999, using: &random),
                    rating: Double.random(in: 0...10, using: &random), votes: 1_000_000_000,
                    genres: [text(), text()], directors: [text()], actors: [text(), text()])
            }
            return (records, 0.5)
        }
        return Sample.comparison(of: movies, by: ComparisonRules(fields: ComparedField.allCases))
    }

    private mutating func pair(_ verdict: Verdict?) -> ComparedPair {
        let (left, right, runnerUp) = (record(), record(), record())
        let clues = MatchEvidence.Kind.allCases.map { kind in
            MatchEvidence.Clue(
                kind, text(), left: Bool.random(using: &random) ? text() : nil, right: text(),
                weight: Double.random(in: -1e6...1e6, using: &random))
        }
        return ComparedPair(
            evidence: MatchEvidence(
                left: left.id, right: right.id, clues: clues, score: Double.random(in: 0...1, using: &random),
                runnerUp: .init(of: left.id, id: runnerUp.id, logOdds: -1e9), verdict: verdict,
                unknown: MatchEvidence.Kind.allCases),
            left: left, right: right, runnerUp: runnerUp)
    }

    private mutating func record() -> MovieSummary {
        Sample.record("a-provider-with-a-name-longer-than-many-lines-are:君 |x`y*", text(), 2004)
    }

    private mutating func movie() -> MergedMovie {
        var claims: [MovieField: [(provider: String, fact: Fact<FieldValue>)]] = [:]
        for field in [
            MovieField.title, .originalTitle, .overview, .tagline, .status, .poster, .backdrop, .trailer,
            .originalLanguage,
        ] {
            claims[field] = [("tmdb", .known(.text(text()))), ("traderev", .known(.text(text())))]
        }
        claims[.genres] = [("tmdb", .known(.texts([text(), text()])))]
        claims[.year] = [("tmdb", .known(.whole(Int.random(in: 1...9999, using: &random))))]
        claims[.runtimeMinutes] = [("tmdb", .known(.whole(Int.random(in: 1...999_999, using: &random))))]
        claims[.popularity] = [("tmdb", .known(.decimal(Double.random(in: 0...1e9, using: &random))))]
        let rating = Sample.rating(Double.random(in: 0...10, using: &random), votes: 1_000_000_000)
        claims[.rating] = [("tmdb", .known(rating)), ("traderev", .absent)]
        let links = [FieldValue.Link(provider: Sample.tmdb, address: text())]
        claims[.links] = [("tmdb", .known(.links(links)))]
        let people = people()
        return Sample.movie(
            ids: ["tmdb:\(Int.random(in: 1...Int.max, using: &random))", "traderev:君 |x`y*"], claims,
            actors: people.actors, directors: people.directors, alternativeTitles: [text(), text()],
            isOnWatchlist: Bool.random(using: &random))
    }

    private mutating func text() -> String { HostileText.random(using: &random) + "." }

    private mutating func people() -> Billing {
        func person() -> RankedPerson {
            Sample.person(
                text(), "tmdb:1", as: text(), popularity: Double.random(in: 0...1e12, using: &random),
                movies: Int.random(in: 1...3, using: &random))
        }
        return Billing(actors: [person(), person()], directors: [person()])
    }

    private mutating func tallies() -> [ProviderTally] {
        [
            ProviderTally(
                id: Sample.provider("a-provider-with-a-name-longer-than-many-lines-are"), kind: text(),
                status: .failed, movies: 1, attribution: text(), isStale: true),
            Sample.tallies[0],
        ]
    }

    private mutating func problems() -> [Problem] {
        [
            Problem(Sample.tmdb, .search(text()), .unreachable(text())),
            Problem(Sample.tmdb, .person(text()), .unauthorized(text())),
        ]
    }
}
