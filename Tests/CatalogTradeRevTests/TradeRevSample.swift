internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTradeRev
internal import CatalogTransport
internal import Foundation
internal import Testing

/// Five movies in TradeRev's format, and providers that read them.
enum TradeRevSample {
    static let base = "https://traderev.example/master/"

    /// Serves the folder `Fixtures` as TradeRev's server does: as plain text, and 404 for what is not there.
    static func transport() -> ScriptedTransport {
        ScriptedTransport { request throws(TransportError) in
            let path = request.url.trimmingPrefix(base)
            guard let body = try? Fixture.data(String(path)) else { return TransportResponse(status: 404) }
            return TransportResponse(
                status: 200,
                headers: [
                    "content-type": "text/plain; charset=utf-8", "date": "Sat, 03 Jan 2026 10:00:00 GMT",
                ],
                body: body)
        }
    }

    /// A transport that has one body for every request.
    static func transport(body: String) -> ScriptedTransport {
        ScriptedTransport { _ throws(TransportError) in
            TransportResponse(status: 200, headers: ["content-type": "text/plain"], body: Data(body.utf8))
        }
    }

    static func provider(
        over transport: any Transport = transport(),
        base: String = base,
        overview: TradeRevSettings.Overview = .description
    ) throws -> TradeRevProvider {
        TradeRevProvider(
            id: try #require(ProviderID("traderev")),
            settings: TradeRevSettings(baseURL: base, overview: overview),
            transport: transport)
    }

    static func movie(_ text: String) throws -> MovieID {
        try #require(MovieID(text))
    }
}
