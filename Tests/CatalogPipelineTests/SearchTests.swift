internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A search` {
    @Test func `merges what sources find, in their list where they cannot search`() async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.listing(of: Selection(.search("inception")))
        #expect(listing.movies.map { $0.ids.map(\.description) } == [["archive:1", "kiosk:1"]])
    }

    @Test(arguments: [("STORY toy", 1), ("endgame", 1), ("end", 0), ("…", 0)])
    func `in a list finds titles that hold every word, whatever their case`(
        text: String, count: Int
    ) async throws {
        let cinema = Cinema([try .kiosk()])
        let listing = try await cinema.catalog.listing(of: Selection(.search(text)))
        #expect(listing.movies.count == count)
    }

    @Test func `is unsupported by a source that lists but a part of its movies`() async throws {
        let stall = try Cinema.Plan.house("stall", [.inception]) {
            Source(ListStub(service: $0), kind: "list")
        }
        let cinema = Cinema([try .archive(), stall])
        let listing = try await cinema.catalog.listing(of: Selection(.search("inception")))
        #expect(listing.movies.map { $0.ids.map(\.description) } == [["archive:1"]])
        #expect(listing.providers.map(\.status) == [.ok, .unsupported])
    }

    /// A limit counts movies of that year, so the year is part of the question.
    @Test(arguments: [(2010...2010, "search inception 2010"), (2009...2010, "search inception")])
    func `for one year asks for that year`(years: ClosedRange<Int>, question: String) async throws {
        let cinema = try Cinema.everyday()
        let selection = Selection(.search("inception"), filter: MovieFilter(years: years))
        let listing = try await cinema.catalog.listing(of: selection)
        #expect(listing.movies.map(\.title) == ["Inception"])
        #expect(cinema.services[0].asked == ["archive: " + question])
    }
}
