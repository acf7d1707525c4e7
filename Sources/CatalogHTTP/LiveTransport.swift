internal import AsyncHTTPClient
package import CatalogTransport
internal import Foundation
internal import NIOCore
internal import NIOFoundationCompat
internal import NIOHTTP1

/// Answers from the network.
///
/// It alone brings a request's URL and its credential together, just before sending. An answer is whole or
/// there is none: what the server cuts off, and what does not arrive before the deadline, head or body, is
/// an error. Redirects are followed, at most five and never in a circle, and a credential never follows to
/// another origin, nor does it go anywhere unencrypted where ``PlainHTTP`` forbids that. Nothing is tried
/// again here.
///
/// Copies share one ``ConnectionPool``, which opens nothing before the first request. Whoever makes the
/// pool ends it with ``ConnectionPool/shutdown()``.
package struct LiveTransport: Transport {
    private let pool: ConnectionPool
    private let deadline: Duration
    private let plainHTTP: PlainHTTP

    /// Makes a transport.
    ///
    /// - Parameters:
    ///   - pool: Where connections come from; one for the whole process is best.
    ///   - deadline: How long one request may take, with its redirects and its whole body.
    ///   - plainHTTP: Where a credential may go without encryption.
    package init(
        pool: ConnectionPool, deadline: Duration = .seconds(30), plainHTTP: PlainHTTP = PlainHTTP()
    ) {
        self.pool = pool
        self.deadline = deadline
        self.plainHTTP = plainHTTP
    }

    /// Returns the answer, decompressed, once it is whole.
    ///
    /// Header fields that speak of the transfer and not of the answer (`content-length`,
    /// `content-encoding`, `transfer-encoding`, `connection`) are dropped with the transfer.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let end = NIODeadline.now() + TimeAmount(deadline)
        var redirects = RedirectHistory()
        var hop = try Hop(request)
        guard request.credential == nil || !plainHTTP.forbidsCredential(to: hop.url) else {
            throw .invalidRequest("a secret would travel unencrypted to '\(hop.url.host() ?? "")'")
        }
        while true {
            let response = try await exchange(hop, end: end)
            guard let target = hop.redirectTarget(of: response) else { return TransportResponse(response) }
            hop = try redirects.follow(hop, to: target)
        }
    }

    /// Sends one request and collects the answer on the event loop, so that a body of many pieces costs
    /// one switch of threads and not one for each.
    private func exchange(
        _ hop: Hop, end: NIODeadline
    ) async throws(TransportError) -> HTTPClient.Response {
        let failures = FailureReader(deadline: deadline, end: end, bodyLimit: pool.settings.bodyLimit)
        let task: HTTPClient.Task<HTTPClient.Response>
        do {
            let route = pool.route(to: hop.url)
            guard let client = pool.client(for: route) else { throw TransportError.cancelled }
            let request = try hop.httpRequest(by: route, userAgent: pool.settings.userAgent)
            let collector = ResponseAccumulator(request: request, maxBodySize: pool.settings.bodyLimit)
            task = client.execute(request: request, delegate: collector, deadline: end)
        } catch {
            throw failures.transportError(for: error)
        }
        let outcome: Result<HTTPClient.Response, any Error> = await withTaskCancellationHandler {
            do {
                return .success(try await task.get())
            } catch {
                return .failure(error)
            }
        } onCancel: {
            task.cancel()
        }
        switch outcome {
        case .success(let response): return response
        case .failure(let error): throw Task.isCancelled ? .cancelled : failures.transportError(for: error)
        }
    }
}

extension TransportResponse {
    /// The answer without what spoke of its transfer.
    fileprivate init(_ response: HTTPClient.Response) {
        var headers: [String: String] = [:]
        for (name, value) in response.headers {
            let name = name.lowercased()
            if ["content-length", "content-encoding", "transfer-encoding", "connection"].contains(name) {
                continue
            }
            headers[name] = headers[name].map { $0 + ", " + value } ?? value
        }
        self.init(
            status: Int(response.status.code), headers: headers,
            body: response.body.map { Data(buffer: $0) } ?? Data())
    }
}
