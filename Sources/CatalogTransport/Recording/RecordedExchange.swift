package import struct Foundation.Data

/// One question and its whole answer, as they were.
package struct RecordedExchange: Hashable, Sendable {
    /// What was asked; a request's URL holds no secret, and its credential is not part of an exchange.
    package let url: String
    /// The HTTP status.
    package let status: Int
    /// Header fields by lowercase name.
    package let headers: [String: String]
    /// The body, decompressed.
    package let body: Data

    /// Makes an exchange.
    package init(url: String, status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Keeps an answer to a request.
    ///
    /// Where the server quotes the credential, `<redacted>` stands in its place. Cookies are not kept:
    /// nothing here sends them back, and they are secrets too.
    package init(_ response: TransportResponse, to request: TransportRequest) {
        let redactor = Redactor(request.credential.map { [$0.secret] } ?? [])
        self.init(
            url: redactor.redacted(request.url),
            status: response.status,
            headers: response.headers
                .filter { $0.key != "set-cookie" && $0.key != "set-cookie2" }
                .mapValues(redactor.redacted),
            body: redactor.redacted(response.body))
    }

    /// The answer, as a transport gives it.
    package var response: TransportResponse {
        TransportResponse(status: status, headers: headers, body: body)
    }
}
