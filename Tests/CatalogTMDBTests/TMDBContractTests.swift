import CatalogCore
import CatalogSample
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Testing

/// The built-in sample serves as a TMDB that is well: it answers every question in TMDB's own shapes.
@Suite struct `TMDB, held to the provider contract,` {
    @Test(arguments: ProviderContract.Law.allCases)
    func `keeps the law`(law: ProviderContract.Law) async throws {
        let id = try #require(ProviderID("tmdb"))
        let contract = ProviderContract(
            healthy: SampleTransport(),
            holdings: ProviderContract.Holdings(
                movie: MovieID(provider: id, number: 27205),
                unknownMovie: MovieID(provider: id, number: 999_999),
                lists: Set(ListName.allCases),
                pages: [.detail, .credits, .recommendations],
                title: "Inception",
                person: "Leonardo DiCaprio")
        ) { transport in
            let settings = TMDBSettings(credential: .bearer(Secret("test-token")))
            return Source(TMDBProvider(id: id, settings: settings, transport: transport), kind: "tmdb")
        }
        await contract.check(law)
    }
}
