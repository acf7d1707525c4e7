internal import CatalogCore
internal import CatalogFiles
internal import CatalogTestSupport
internal import Testing

@Suite struct `A catalog file, held to the provider contract,` {
    // There is no transport that could fail it.
    @Test(arguments: ProviderContract.Law.ofAnswers)
    func `keeps the law`(law: ProviderContract.Law) async throws {
        let provider = try FilmFile.provider()
        let contract = ProviderContract(
            healthy: ScriptedTransport(bodies: [:]),
            holdings: ProviderContract.Holdings(
                movie: try FilmFile.movie("films:stalker"),
                unknownMovie: try FilmFile.movie("films:nostalgia"),
                lists: [.popular, .topRated],
                pages: [.detail],
                title: "stalker",
                person: "Anatoliy Solonitsyn")
        ) { _ in Source(provider, kind: "file") }
        await contract.check(law)
    }
}
