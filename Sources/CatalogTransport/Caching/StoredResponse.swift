package import struct Foundation.Data
package import struct Foundation.Date

/// A whole answer with status 200 that may be used again, and what must be known to judge it later.
///
/// It holds no secret: no credential, no cookie, and no answer that quotes the credential it was got with.
package struct StoredResponse: Hashable, Sendable {
    /// What was asked.
    package let url: String
    /// The request's header fields that the answer depends on, by lowercase name, as its `Vary` field names
    /// them; those the request did not have are left out.
    package let variant: [String: String]
    /// The answer's header fields by lowercase name, without those that concern one connection alone.
    package let headers: [String: String]
    /// The body, decompressed.
    package let body: Data
    /// When the request was sent, by our clock.
    package let requestedAt: Date
    /// When the answer was whole, by our clock.
    package let receivedAt: Date

    /// Takes an answer back out of a store.
    package init(
        url: String, variant: [String: String], headers: [String: String], body: Data,
        requestedAt: Date, receivedAt: Date
    ) {
        self.url = url
        self.variant = variant
        self.headers = headers
        self.body = body
        self.requestedAt = requestedAt
        self.receivedAt = receivedAt
    }

    /// Takes an answer as it arrives; nil when it may not be kept (RFC 9111, section 3).
    ///
    /// That is so unless its status is 200, when the server says `no-store`, when it depends on more than
    /// the request says (`Vary: *`) or on who asks (`Vary: Authorization`, `Vary: Cookie`), and when it
    /// quotes the credential. `private` is no bar, nor is a credential: the store is the user's own.
    package init?(
        _ response: TransportResponse, to request: TransportRequest, requestedAt: Date, receivedAt: Date
    ) {
        let names = Self.variedFields(response.headers)
        guard response.status == 200, !CacheControl(response.headers).forbidsStoring,
            names.isDisjoint(with: ["*", "authorization", "proxy-authorization", "cookie"]),
            request.credential.map({ !$0.secret.isQuoted(in: response) }) ?? true
        else { return nil }
        let sent = Dictionary(request.headers.map { ($0.key.lowercased(), $0.value) }) { $0 + ", " + $1 }
        self.init(
            url: request.url,
            variant: sent.filter { names.contains($0.key) },
            headers: response.headers.filter { !Self.fieldsOfOneConnection.contains($0.key) },
            body: response.body,
            requestedAt: requestedAt,
            receivedAt: receivedAt)
    }

    /// Whether this is an answer to a request: the URL and every field that matters are the same.
    package func answers(_ request: TransportRequest) -> Bool {
        let sent = Dictionary(request.headers.map { ($0.key.lowercased(), $0.value) }) { $0 + ", " + $1 }
        return request.url == url
            && Self.variedFields(headers).allSatisfy { sent[$0] == variant[$0] }
    }

    /// The answer as a transport gives it.
    package func response(isStale: Bool) -> TransportResponse {
        TransportResponse(status: 200, headers: headers, body: body, isStale: isStale)
    }

    /// What the server says about keeping the answer.
    var control: CacheControl { CacheControl(headers) }

    private static func variedFields(_ headers: [String: String]) -> Set<String> {
        Set(FieldList.members(of: headers["vary"] ?? "").map { $0.lowercased() })
    }

    /// What means nothing once the answer is kept (RFC 9111, section 3.1), and cookies, which are secrets.
    private static let fieldsOfOneConnection: Set<String> = [
        "connection", "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-connection",
        "set-cookie", "set-cookie2", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}
