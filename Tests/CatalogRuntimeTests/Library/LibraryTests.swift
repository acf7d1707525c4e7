import CatalogCore
import CatalogMerger
import CatalogPipeline
import CatalogRuntime
import CatalogTestSupport
import CatalogTransport
import Testing

@Suite struct `A program that uses the library` {
    /// The shelf, as the tutorial has it.
    private static func shelf() throws -> ShelfProvider {
        ShelfProvider(
            id: try #require(ProviderID("shelf")),
            films: [
                ShelfProvider.Film(number: 1, title: "Alien", year: 1979),
                ShelfProvider.Film(number: 2, title: "Inception", year: 2010),
            ])
    }

    @Test func `asks sources of its own`() async throws {
        let shelf = try Self.shelf()
        let catalog = Catalog(sources: [Source(shelf, kind: "shelf", language: "en")])
        let report = try await catalog.report(of: Selection(.list(.popular)))
        #expect(report.groups.map(\.key) == ["2010", "1979"])
        #expect(report.groups.flatMap { $0.movies.map(\.title) } == ["Inception", "Alien"])
        #expect(report.problems == [])
    }

    @Test(arguments: ProviderContract.Law.ofAnswers)
    func `has a source that keeps the law`(law: ProviderContract.Law) async throws {
        let shelf = try Self.shelf()
        let contract = ProviderContract(
            healthy: ScriptedTransport { _ throws(TransportError) in TransportResponse(status: 404) },
            holdings: ProviderContract.Holdings(
                movie: MovieID(provider: shelf.id, number: 1),
                unknownMovie: MovieID(provider: shelf.id, number: 9), lists: [.popular])
        ) { _ in Source(shelf, kind: "shelf", language: "en") }
        await contract.check(law)
    }
}

/// What the README shows of the library: that it is compiled holds it to what the library has.
enum LibraryExample {
    static func printReport() async throws {
        let session = try CatalogSession(configurationFile: "catalog.yaml")
        let report = try await session.catalog.report(of: Selection(.list(.popular), limit: 50))
        for group in report.groups {
            print(group.key, group.movies.map(\.title))
        }
        await session.close()
    }
}
