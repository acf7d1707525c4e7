internal import Synchronization

/// Keeps every answer that comes through.
package struct RecordingTransport: Transport {
    private let base: any Transport
    private let recorder: Recorder

    /// Wraps a transport.
    package init(base: any Transport, recorder: Recorder) {
        self.base = base
        self.recorder = recorder
    }

    /// Returns the answer unchanged. A failure is not kept: a replay fails for want of it.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let response = try await base.response(to: request)
        recorder.keep(response, to: request)
        return response
    }
}

/// Collects exchanges; of equal requests the last answer counts.
package final class Recorder: Sendable {
    private let exchanges = Mutex<[String: RecordedExchange]>([:])

    /// Makes an empty recorder.
    package init() {}

    /// Keeps an answer, without the credential of the request.
    package func keep(_ response: TransportResponse, to request: TransportRequest) {
        let exchange = RecordedExchange(response, to: request)
        exchanges.withLock { $0[exchange.url] = exchange }
    }

    /// What has been kept so far, ordered by URL and not by arrival.
    package var recording: Recording {
        let kept = exchanges.withLock { $0 }
        return Recording(kept.sorted { $0.key < $1.key }.map(\.value))
    }
}
