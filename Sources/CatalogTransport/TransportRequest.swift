internal import Foundation

/// A question to a server or a folder. Requests only read: the method is always `GET`.
///
/// The credential stands beside the URL, never in it, and only the live transport brings them together.
/// So a URL can be printed, cached and recorded as it is.
public struct TransportRequest: Sendable {
    /// The absolute URL (`https`, `http` or `file`), percent-encoded, without any secret.
    public var url: String
    /// Header fields to send, by lowercase name, beside those that the transport sends by itself.
    public var headers: [String: String]
    /// What proves that we may ask; nil where nobody asks for proof.
    public var credential: Credential?
    /// Whether the caller can read the body of an answer with status 200; nil where nobody can say.
    ///
    /// A cache keeps and serves nothing that its caller cannot read: it asks the server, or lets an older answer
    /// stand in that can be read. Called from any task, and not for other statuses.
    public var accepts: (@Sendable (TransportResponse) -> Bool)?

    /// Makes a request for a URL that is already whole.
    public init(
        url: String, headers: [String: String] = [:], credential: Credential? = nil,
        accepts: (@Sendable (TransportResponse) -> Bool)? = nil
    ) {
        self.url = url
        self.headers = headers
        self.credential = credential
        self.accepts = accepts
    }

    /// Makes a request for a path below a base URL.
    ///
    /// - Parameters:
    ///   - base: The base URL, with or without a slash at its end, without a query.
    ///   - path: The path below it; each segment is percent-encoded, slashes are kept.
    ///   - query: Names and values, sent in this order, percent-encoded.
    ///   - headers: Header fields, by lowercase name.
    ///   - credential: What proves that we may ask; it never becomes part of the URL that is kept or shown.
    ///   - accepts: Whether an answer can be read; nil where any can.
    public init(
        base: String,
        path: String,
        query: [(name: String, value: String)] = [],
        headers: [String: String] = [:],
        credential: Credential? = nil,
        accepts: (@Sendable (TransportResponse) -> Bool)? = nil
    ) {
        var url = base.hasSuffix("/") ? String(base.dropLast()) : base
        url += "/" + PercentEncoding.encoded(path, keepingSlashes: true)
        for (index, item) in query.enumerated() {
            url += index == 0 ? "?" : "&"
            url += PercentEncoding.encoded(item.name) + "=" + PercentEncoding.encoded(item.value)
        }
        self.init(url: url, headers: headers, credential: credential, accepts: accepts)
    }

    /// The method and the path with its query: what a message or a recording calls the request.
    public var label: String { "GET " + pathAndQuery }

    /// The path with its query, without scheme and host.
    public var pathAndQuery: String {
        guard let scheme = url.range(of: "://") else { return url }
        let rest = url[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }

    /// What the answer depends on: everything but the credential, and what becomes of it.
    package var withoutCredential: TransportRequest {
        TransportRequest(url: url, headers: headers)
    }
}

extension TransportRequest: Hashable {
    /// Requests are equal that are sent alike, whatever is made of their answers.
    public static func == (one: TransportRequest, other: TransportRequest) -> Bool {
        one.url == other.url && one.headers == other.headers && one.credential == other.credential
    }

    /// Hashes what is sent.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(headers)
        hasher.combine(credential)
    }
}

/// What proves to a server that we may ask.
public enum Credential: Hashable, Sendable {
    /// Sent as `Authorization: Bearer …`.
    case bearer(Secret)
    /// Sent in the query under this name, by the live transport alone.
    case query(name: String, Secret)

    /// The secret itself.
    package var secret: Secret {
        switch self {
        case .bearer(let secret), .query(_, let secret): secret
        }
    }
}
