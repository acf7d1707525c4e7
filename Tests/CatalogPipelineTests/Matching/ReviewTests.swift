internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A review` {
    private static let popular = Selection(.list(.popular))

    @Test func `lists what a report leaves undecided, the most popular of the equally probable first`()
        async throws
    {
        let cinema = try Cinema.twins()
        let review = try await cinema.catalog.review(of: Self.popular)
        #expect(review.pairs.map(\.left.id.description) == ["stall:1", "stall:1"])
        #expect(review.pairs.map(\.right.id.description) == ["vault:2", "vault:1"])
        let report = try await Cinema.twins().catalog.report(of: Self.popular)
        #expect(review.problems == report.problems && review.providers == report.providers)
        #expect(report.movies.idsInWords == [["stall:2", "vault:3"], ["stall:1"]])
    }

    @Test func `asks what the report asks`() async throws {
        let (one, other) = (try Cinema.everyday(), try Cinema.everyday())
        _ = try await one.catalog.report(of: Self.popular)
        let review = try await other.catalog.review(of: Self.popular)
        #expect(review.pairs == [])
        #expect(other.asked == one.asked)
    }

    @Test(arguments: Verdict.allCases)
    func `leaves out what the user has decided`(verdict: Verdict) async throws {
        let verdicts = try Verdicts([.init(verdict, ["stall:1", "vault:1"])], onePerProvider: true)
        let review = try await Cinema.twins(verdicts: verdicts).catalog.review(of: Self.popular)
        #expect(!review.pairs.contains { $0.right.id.description == "vault:1" })
        if verdict == .same { #expect(review.pairs == []) }
    }

    @Test func `leaves out movies that the filter drops`() async throws {
        let selection = Selection(.list(.popular), filter: MovieFilter(years: 2014...2014))
        let review = try await Cinema.twins().catalog.review(of: selection)
        #expect(review.pairs == [])
    }

    @Test func `fails as a report does`() async throws {
        let cinema = Cinema([
            try .house("stall", [], script: ["list popular 20": .failure(.offline)]) {
                Source(ListStub(service: $0), kind: "list")
            }
        ])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.review(of: Self.popular)
        }
        guard case .noAnswer = error else { return #expect(error == nil) }
    }
}
