package import struct Foundation.Data

/// One question and what came of it, as it was.
package struct RecordedExchange: Hashable, Sendable {
    /// What was asked; a request's URL holds no secret, and its credential is not part of an exchange.
    package let url: String
    /// The whole answer, or why there was none.
    package let outcome: Result<TransportResponse, TransportError>

    /// Makes an exchange.
    package init(url: String, outcome: Result<TransportResponse, TransportError>) {
        self.url = url
        self.outcome = outcome
    }

    /// Makes an exchange that ended with an answer.
    package init(url: String, status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.init(
            url: url, outcome: .success(TransportResponse(status: status, headers: headers, body: body)))
    }

    /// Keeps an answer to a request.
    ///
    /// Where the server quotes the credential, `<redacted>` stands in its place. Cookies are not kept:
    /// nothing here sends them back, and they are secrets too.
    package init(_ response: TransportResponse, to request: TransportRequest) {
        let redactor = Redactor(request.credential.map { [$0.secret] } ?? [])
        var kept = response
        kept.headers = response.headers
            .filter { $0.key != "set-cookie" && $0.key != "set-cookie2" }
            .mapValues(redactor.redacted)
        kept.body = redactor.redacted(response.body)
        self.init(url: redactor.redacted(request.url), outcome: .success(kept))
    }

    /// Keeps a failure, with `<redacted>` where its words quote the credential. A request that was not sent,
    /// because its provider is left alone, failed as those before it did.
    ///
    /// - Returns: Nil for a failure of our own rather than of the exchange: a replay fails for want of it.
    package init?(_ error: TransportError, of request: TransportRequest) {
        if case .leftAlone(.answer(let status)) = error {
            self.init(TransportResponse(status: status), to: request)
            return
        }
        guard let failure = RecordedFailure(error) else { return nil }
        let redactor = Redactor(request.credential.map { [$0.secret] } ?? [])
        self.init(
            url: redactor.redacted(request.url), outcome: .failure(failure.redacted(by: redactor).error))
    }
}
