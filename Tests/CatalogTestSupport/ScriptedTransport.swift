package import CatalogTransport
internal import Foundation
internal import Synchronization

/// A transport that answers from a script and remembers what it was asked.
package final class ScriptedTransport: Transport {
    private let script: @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse
    private let asked = Mutex<[TransportRequest]>([])

    /// Answers every request with what `script` returns for it.
    package init(
        _ script: @escaping @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse
    ) {
        self.script = script
    }

    /// Answers by path (with its query where the key has one) and everything else with 404.
    ///
    /// - Parameter bodies: JSON text by `/path` or `/path?query`.
    package convenience init(bodies: [String: String]) {
        self.init { request throws(TransportError) in
            let whole = request.pathAndQuery
            let path = whole.prefix { $0 != "?" }
            guard let body = bodies[whole] ?? bodies[String(path)] else {
                return TransportResponse(status: 404)
            }
            return TransportResponse(
                status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
        }
    }

    package func response(
        to request: TransportRequest
    ) async throws(TransportError) -> TransportResponse {
        asked.withLock { $0.append(request) }
        return try await script(request)
    }

    /// Every request so far, in the order of arrival.
    package var requests: [TransportRequest] { asked.withLock { $0 } }

    /// The paths with their queries of every request so far.
    package var paths: [String] { requests.map(\.pathAndQuery) }
}
