internal import Synchronization

/// Keeps every answer that comes through, and every failure of an exchange.
package struct RecordingTransport: Transport {
    private let base: any Transport
    private let recorder: Recorder

    /// Wraps a transport.
    package init(base: any Transport, recorder: Recorder) {
        self.base = base
        self.recorder = recorder
    }

    /// Returns the answer, or throws the failure, unchanged.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        do {
            let response = try await base.response(to: request)
            recorder.keep(RecordedExchange(response, to: request))
            return response
        } catch {
            if let exchange = RecordedExchange(error, of: request) { recorder.keep(exchange) }
            throw error
        }
    }
}

/// Collects exchanges; of equal requests the last one counts.
package final class Recorder: Sendable {
    private let exchanges = Mutex<[String: RecordedExchange]>([:])

    /// Makes an empty recorder.
    package init() {}

    /// Keeps an exchange.
    package func keep(_ exchange: RecordedExchange) {
        exchanges.withLock { $0[exchange.url] = exchange }
    }

    /// What has been kept so far, ordered by URL and not by arrival.
    package var recording: Recording {
        let kept = exchanges.withLock { $0 }
        return Recording(kept.sorted { $0.key < $1.key }.map(\.value))
    }
}
