internal import Foundation

/// Exchanges from which a run can be answered without any network.
package struct Recording: Sendable {
    /// The exchanges, in a stable order.
    package let exchanges: [RecordedExchange]
    private let places: [ExchangeKey: [Int]]

    /// Makes a recording.
    package init(_ exchanges: [RecordedExchange]) {
        self.exchanges = exchanges
        self.places = Dictionary(grouping: exchanges.indices) { ExchangeKey(url: exchanges[$0].url) }
    }

    /// The exchange that answers a request: path and query are the same, whatever the host.
    ///
    /// Where several hosts were asked the same, the request's own comes first, then the first recorded.
    package func exchange(for request: TransportRequest) -> RecordedExchange? {
        guard let candidates = places[ExchangeKey(url: request.url)], let first = candidates.first else {
            return nil
        }
        let origin = Self.origin(of: request.url)
        return exchanges[candidates.first { Self.origin(of: exchanges[$0].url) == origin } ?? first]
    }

    /// Scheme and host, as they are spelled.
    private static func origin(of url: String) -> Substring {
        guard let scheme = url.range(of: "://") else { return "" }
        let end = url[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        return url[..<end]
    }
}

/// Answers from a recording, and nothing else.
package struct ReplayTransport: Transport {
    private let recording: Recording

    /// Replays a recording.
    package init(_ recording: Recording) {
        self.recording = recording
    }

    /// Returns the recorded answer, or throws the recorded failure.
    ///
    /// - Throws: Also ``TransportError/notRecorded(_:)`` with the request's label where there is neither.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard let exchange = recording.exchange(for: request) else { throw .notRecorded(request.label) }
        return try exchange.outcome.get()
    }
}
