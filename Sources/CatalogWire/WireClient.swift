public import CatalogCore
public import CatalogTransport
internal import Foundation

/// Asks a JSON service on behalf of one provider.
///
/// It is what every provider over HTTP shares: requests below a base URL, statuses and transport errors
/// turned into `ProviderError`, bodies decoded off the caller's executor. What the JSON means is the
/// provider's business.
public struct WireClient: Sendable {
    /// Whose name stands in every problem.
    public let provider: ProviderID

    private let base: String
    private let transport: any Transport
    private let headers: [String: String]
    private let credential: Credential?

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - provider: Whose name stands in every problem.
    ///   - base: The base URL of the service, `https`, `http` or `file`.
    ///   - transport: What carries the requests.
    ///   - headers: Header fields that go with every request, by lowercase name.
    ///   - credential: What goes with every request to prove that we may ask.
    public init(
        provider: ProviderID,
        base: String,
        transport: any Transport,
        headers: [String: String] = [:],
        credential: Credential? = nil
    ) {
        self.provider = provider
        self.base = base
        self.transport = transport
        self.headers = headers
        self.credential = credential
    }

    /// Returns the decoded answer to a request below the base URL.
    ///
    /// - Parameters:
    ///   - path: The path below the base URL, without a slash in front.
    ///   - query: Names and values in the order they are sent.
    ///   - body: What the answer is decoded as.
    ///   - question: What the caller wanted to know, for the words of a problem.
    ///   - explain: Turns an answer whose status is not 200 into a reason; nil leaves it to
    ///     `FailureReason(status:)`.
    /// - Throws: `ProviderError.failed` for every status but 200 and for a body that is not `Body`.
    @concurrent
    public func answer<Body: Decodable & Sendable>(
        _ path: String,
        query: [(name: String, value: String)] = [],
        as body: Body.Type,
        to question: Question,
        explain: @Sendable (TransportResponse) -> FailureReason? = { _ in nil }
    ) async throws(ProviderError) -> Reply<Body> {
        let reading = Reading<Body>()
        let request = TransportRequest(
            base: base, path: path, query: query, headers: headers, credential: credential,
            accepts: { reading.succeeds(with: $0.body) })
        let response: TransportResponse
        do {
            response = try await transport.response(to: request)
        } catch {
            throw ProviderError(error, provider: provider, question: question)
        }
        guard response.status == 200 else {
            let reason = explain(response) ?? FailureReason(status: response.status)
            throw .failed(Problem(provider, question, reason))
        }
        do {
            let value = try reading.value(of: response.body)
            return Reply(value, asOf: response.date, isStale: response.isStale)
        } catch {
            let found = WireExplanation.of(error, in: response)
            throw .failed(Problem(provider, question, .unreadable(found)))
        }
    }
}
