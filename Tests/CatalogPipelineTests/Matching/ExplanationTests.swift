internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `An explanation` {
    @Test func `tells of each pair what both say, and adds up`() async throws {
        let cinema = try Cinema.everyday()
        let explanation = try await cinema.catalog.explanation(of: MovieReference("kiosk:1"))
        let match = try #require(explanation.match)
        let pair = try #require(match.pairs.first)
        #expect(explanation.movie.ids.map(\.description) == ["archive:1", "kiosk:1"])
        #expect(match.pairs.count == 1)
        // The provider that comes first stands at the left, whatever the providers are called.
        #expect([pair.left.id, pair.right.id] == explanation.movie.ids)
        #expect([pair.evidence.left, pair.evidence.right] == explanation.movie.ids)
        #expect(match.score == pair.evidence.score && match.because == pair.evidence.because)
        let title = try #require(pair.evidence.clues.first { $0.kind == .title })
        #expect(title.left == "Inception" && title.right == "Inception" && title.weight > 0)
        #expect(pair.evidence.verdict == nil)
        #expect(explanation.undecided == [] && explanation.heldApart == [])
        #expect(explanation.fields == MovieField.allCases)
    }

    @Test func `has the earlier provider at the left, also where names have another order`() async throws {
        let cinema = Cinema([try .kiosk(), try .archive()])
        let explanation = try await cinema.catalog.explanation(of: MovieReference("Inception"))
        let pair = try #require(explanation.match?.pairs.first)
        #expect([pair.evidence.left, pair.evidence.right].map(\.description) == ["kiosk:1", "archive:1"])
    }

    @Test(arguments: ["Inception", "kiosk:1", "imdb:tt1375666", "archive:2", "kiosk:3"])
    func `asks what a report of the movie asks, and explains the movie that it shows`(name: String)
        async throws
    {
        let (one, other) = (try Cinema.everyday(), try Cinema.everyday())
        let report = try await one.catalog.report(of: Selection(.movies([MovieReference(name)])))
        let explanation = try await other.catalog.explanation(of: MovieReference(name))
        #expect([explanation.movie] == report.movies)
        #expect(explanation.problems == report.problems && explanation.providers == report.providers)
        #expect(other.asked == one.asked)
    }

    @Test func `of a movie of one record has no match`() async throws {
        let explanation = try await Cinema.everyday().catalog.explanation(
            of: MovieReference("kiosk:3"), field: .title)
        #expect(explanation.match == nil)
        #expect(explanation.fields == [.title])
    }

    @Test func `names the user's word, and shows what the clues would have said`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(same: [["archive:4", "kiosk:3"]]))
        let explanation = try await cinema.catalog.explanation(of: MovieReference("kiosk:3"))
        let pair = try #require(explanation.match?.pairs.first)
        #expect(pair.evidence.verdict == .same)
        #expect(pair.evidence.score == 1)
        #expect(pair.evidence.logOdds < 0)
        #expect(pair.evidence.because == ["said to be the same"])
    }

    @Test func `names what the user said to be different`() async throws {
        let cinema = try Cinema.everyday(
            verdicts: .said(different: [["archive:1", "kiosk:1"], ["archive:1", "elsewhere:5"]]))
        let explanation = try await cinema.catalog.explanation(of: MovieReference("archive:1"))
        #expect(explanation.match == nil)
        let apart = explanation.heldApart
        #expect(apart.map(\.other.description) == ["elsewhere:5", "kiosk:1"])
        #expect(apart.map(\.verdict) == [.different, .different])
        // Nobody has seen the other one.
        #expect(apart.map(\.summary?.title) == [nil, "Inception"])
    }

    @Test func `names what is said to be the same as another record`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(same: [["archive:4", "kiosk:1"]]))
        let explanation = try await cinema.catalog.explanation(of: MovieReference("archive:1"))
        #expect(explanation.match == nil)
        let apart = try #require(explanation.heldApart.first)
        #expect(apart.verdict == .same)
        #expect(apart.other.description == "kiosk:1")
        #expect(apart.ids.map(\.description) == ["kiosk:1", "archive:4"])
        #expect(explanation.heldApart.count == 1)
    }

    @Test func `names the best of those that a search turned up beside`() async throws {
        var later = Film.inception
        later.year = 2011
        let cinema = Cinema([
            try .house("stall", [.inception]) { Source(ListAndPagesStub(service: $0), kind: "lists") },
            try .house("vault", [.inception, later]) { Source(SearchStub(service: $0), kind: "search") },
        ])
        let explanation = try await cinema.catalog.explanation(of: MovieReference("stall:1"))
        let evidence = try #require(explanation.match?.pairs.first?.evidence)
        let runnerUp = try #require(evidence.runnerUp)
        #expect(evidence.right.description == "vault:1")
        #expect([runnerUp.of, runnerUp.id].map(\.description) == ["stall:1", "vault:2"])
        #expect(runnerUp.logOdds < evidence.logOdds)
        // It is no part of the run's movies, and changes nothing about them.
        #expect(explanation.undecided == [])
    }

    @Test func `tells which records came near, and what would decide`() async throws {
        let cinema = try Cinema.twins()
        let explanation = try await cinema.catalog.explanation(of: MovieReference("stall:1"))
        #expect(explanation.match == nil)
        let undecided = explanation.undecided
        // Of those that are equally probable the more popular one comes first.
        #expect(undecided.map(\.right.id.description) == ["vault:2", "vault:1"])
        #expect(undecided.map(\.left.id.description) == ["stall:1", "stall:1"])
        #expect(undecided.allSatisfy { (0.3..<0.5).contains($0.evidence.score) })
        #expect(undecided.map(\.runnerUp?.id.description) == ["vault:1", "vault:2"])
        #expect(undecided.allSatisfy { $0.evidence.unknown.contains(.directors) })
    }
}
