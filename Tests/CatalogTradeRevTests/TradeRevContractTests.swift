internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTradeRev
internal import Testing

@Suite struct `TradeRev, held to the provider contract,` {
    @Test(arguments: ProviderContract.Law.allCases)
    func `keeps the law`(law: ProviderContract.Law) async throws {
        let id = try #require(ProviderID("traderev"))
        let contract = ProviderContract(
            healthy: TradeRevSample.transport(),
            holdings: ProviderContract.Holdings(
                movie: MovieID(provider: id, number: 4),
                unknownMovie: MovieID(provider: id, number: 99),
                lists: [.popular],
                pages: [.detail, .recommendations])
        ) { transport in
            let settings = TradeRevSettings(baseURL: TradeRevSample.base)
            return Source(
                TradeRevProvider(id: id, settings: settings, transport: transport), kind: "traderev")
        }
        await contract.check(law)
    }
}
