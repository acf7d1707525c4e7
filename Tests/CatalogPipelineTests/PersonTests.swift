internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A person` {
    @Test(arguments: ["Tom Hanks", "archive:31"])
    func `is asked for by name or id where people are known`(who: String) async throws {
        let cinema = try Cinema.everyday()
        let origin = PersonID(who).map(Selection.Origin.personID) ?? .person(who)
        let listing = try await cinema.catalog.listing(of: Selection(origin, limit: nil))
        #expect(listing.movies.map(\.title) == ["Toy Story"])
        #expect(listing.providers.map(\.status) == [.ok, .unsupported])
        #expect(cinema.services[1].asked == [])
    }

    @Test func `whom nobody knows is an error that names who was asked`() async throws {
        let cinema = try Cinema.everyday()
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: Selection(.person("Nobody At All")))
        }
        #expect(error == .noSuchPerson("Nobody At All", asked: [cinema.services[0].id]))
    }

    @Test func `whom somebody may know who failed is a problem`() async throws {
        let cinema = Cinema([
            try .archive(),
            try .house("vault", [], script: ["person Nobody": .failure(.rateLimited)]) {
                Source(FullStub(service: $0), kind: "full")
            },
        ])
        let listing = try await cinema.catalog.listing(of: Selection(.person("Nobody")))
        #expect(listing.movies == [])
        #expect(listing.problems.map(\.reason) == [.rateLimited])
    }

    @Test func `of a provider that does not run is an error`() async throws {
        let cinema = try Cinema.everyday()
        let id = try #require(PersonID("vault:1"))
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: Selection(.personID(id)))
        }
        #expect(error == .notRunning(id.provider, running: cinema.services.map(\.id)))
        #expect(cinema.asked == [])
    }

    @Test func `is nobody's to answer where no source knows people`() async throws {
        let cinema = Cinema([try .kiosk()])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: Selection(.person("Tom Hanks")))
        }
        #expect(error == .nobodyCanAnswer("what movies a person made", running: [cinema.services[0].id]))
    }
}
