internal import CatalogCore
internal import Foundation
internal import Testing

@Suite struct `Sources` {
    /// Has lists and pages, and nothing else.
    private struct Partial: ListProvider, DetailProvider {
        let id: ProviderID

        func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
            Reply(MovieList(movies: [], isWholeCatalog: true))
        }

        func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
            throw .failed(Problem(id, .detail(movie), .notFound))
        }
    }

    /// Has nothing but a name.
    private struct Mute: CatalogProvider {
        let id: ProviderID
    }

    @Test func `have the facets their provider conforms to, and no others`() throws {
        let id = try #require(ProviderID("partial"))
        let source = Source(Partial(id: id), kind: "test", attribution: "Told by a test.")
        #expect(source.id == id)
        #expect(source.kind == "test")
        #expect(source.attribution == "Told by a test.")
        #expect(source.refusal == nil)
        #expect(source.list != nil)
        #expect(source.detail != nil)
        #expect(source.search == nil)
        #expect(source.person == nil)
        #expect(source.credits == nil)
        #expect(source.recommendations == nil)
    }

    @Test func `of a provider that only has a name have no facet`() throws {
        let source = Source(Mute(id: try #require(ProviderID("mute"))), kind: "test")
        #expect(source.list == nil && source.search == nil && source.person == nil)
        #expect(source.detail == nil && source.credits == nil && source.recommendations == nil)
    }

    @Test func `that cannot be asked keep their facets and say why`() throws {
        let id = try #require(ProviderID("partial"))
        let refusal = FailureReason.unconfigured("a token is missing")
        let source = Source(unusable: Partial(id: id), kind: "test", attribution: nil, because: refusal)
        #expect(source.refusal == refusal)
        #expect(source.list != nil)
        #expect(source.search == nil)
    }

    @Test func `reply about something computed with the same problems and the same age`() throws {
        let id = try #require(ProviderID("partial"))
        let problem = Problem(id, .list(.popular), .rateLimited)
        let moment = Date(timeIntervalSince1970: 1_767_434_400)
        let reply = Reply(20, problems: [problem], asOf: moment, isStale: true)
        #expect(reply.map(String.init) == Reply("20", problems: [problem], asOf: moment, isStale: true))
    }
}
