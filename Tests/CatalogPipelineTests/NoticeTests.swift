internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct Notices {
    @Test func `name the people who were not taken`() async throws {
        let cinema = try Cinema.everyday()
        _ = try await cinema.catalog.listing(of: Selection(.person("Tom Hanks"), limit: nil))
        #expect(
            cinema.notices.map(\.description) == [
                "Several people are called Tom Hanks; took archive:31, the most popular. "
                    + "Others: archive:32 (Extras). Name one by its id, as in 'catalog person archive:32'."
            ])
    }

    @Test func `name what was found elsewhere and became part of a movie, movie by movie`() async throws {
        let cinema = try Cinema.everyday()
        _ = try await cinema.catalog.report(
            of: Selection(.movies(["kiosk:2", "archive:1"].map(MovieReference.init))))
        #expect(
            cinema.notices.map(\.description) == [
                "archive:1 is kiosk:1, found by its title.", "kiosk:2 is archive:3, found by its title.",
            ])
    }

    @Test func `do not name what a filter drops`() async throws {
        let cinema = try Cinema.everyday()
        let filter = MovieFilter(genre: "Western")
        _ = try await cinema.catalog.report(of: Selection(.list(.popular), filter: filter))
        #expect(cinema.notices == [])
    }

    @Test func `are none where everything was listed`() async throws {
        let cinema = try Cinema.everyday()
        _ = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(cinema.notices == [])
    }
}
