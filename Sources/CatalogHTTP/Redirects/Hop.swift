internal import AsyncHTTPClient
internal import CatalogTransport
internal import Foundation
internal import NIOHTTP1

/// One request as it goes out: where to, with which fields and which proof.
struct Hop: Sendable {
    /// Where it goes, without the credential.
    let url: URL
    private let headers: [String: String]
    private let credential: Credential?

    /// The first hop.
    ///
    /// - Throws: ``TransportError/invalidRequest(_:)`` for a URL that leads to no server.
    init(_ request: TransportRequest) throws(TransportError) {
        guard let url = URL(string: request.url), let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", url.host()?.isEmpty == false
        else { throw .invalidRequest("its address is no http or https URL") }
        self.init(url: url, headers: request.headers, credential: request.credential)
    }

    private init(url: URL, headers: [String: String], credential: Credential?) {
        self.url = url
        self.headers = headers
        self.credential = credential
    }

    /// Where an answer sends us; nil where it is an answer in itself.
    func redirectTarget(of response: HTTPClient.Response) -> String? {
        [301, 302, 303, 307, 308].contains(response.status.code)
            ? response.headers.first(name: "location") : nil
    }

    /// The hop to where this one was sent.
    ///
    /// A credential stays with its origin (scheme, host and port). It is given anew, not copied from what
    /// the server wrote: a `Location` that quotes a secret out of our query does not carry it elsewhere.
    ///
    /// - Throws: ``TransportError/malformed(_:)`` where that is no server's URL.
    func following(_ location: String) throws(TransportError) -> Hop {
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
            var parts = URLComponents(url: target, resolvingAgainstBaseURL: true)
        else { throw .malformed("the redirect leads to no address") }
        if case .query(let name, let secret) = credential {
            let kept = (parts.percentEncodedQueryItems ?? []).filter { item in
                item.name.removingPercentEncoding != name
                    && item.value?.removingPercentEncoding?.contains(secret.exposed) != true
            }
            parts.percentEncodedQueryItems = kept.isEmpty ? nil : kept
        }
        parts.fragment = nil
        guard let next = parts.url, let scheme = next.scheme?.lowercased(),
            scheme == "http" || scheme == "https", next.host()?.isEmpty == false
        else { throw .malformed("the redirect leads to no http or https address") }
        return Hop(url: next, headers: headers, credential: hasSameOrigin(next) ? credential : nil)
    }

    /// The request in the library's form.
    ///
    /// - Parameter route: Whether it goes to the server or to a proxy in its place.
    func httpRequest(by route: ProxyRoute, userAgent: String) throws -> HTTPClient.Request {
        var fields = HTTPHeaders([("user-agent", userAgent), ("accept-encoding", "gzip")])
        for (name, value) in headers { fields.replaceOrAdd(name: name, value: value) }
        var target = url
        switch credential {
        case .bearer(let secret):
            fields.replaceOrAdd(name: "authorization", value: "Bearer " + secret.exposed)
        case .query(let name, let secret): target = Self.url(url, adding: name, secret)
        case nil: break
        }
        if case .forward(let proxy) = route {
            fields.replaceOrAdd(name: "host", value: authority)
            if let word = proxy.authorization {
                fields.replaceOrAdd(name: "proxy-authorization", value: "Basic " + word.exposed)
            }
            var parts = URLComponents(url: target, resolvingAgainstBaseURL: true) ?? URLComponents()
            (parts.host, parts.port) = (proxy.host, proxy.port)
            (parts.user, parts.password) = (nil, nil)
            target = parts.url ?? target
        }
        return try HTTPClient.Request(url: target, method: .GET, headers: fields)
    }

    /// The host, with the port where it is not the scheme's own.
    private var authority: String {
        let host = url.host() ?? ""
        return (host.contains(":") ? "[\(host)]" : host) + (url.port.map { ":\($0)" } ?? "")
    }

    private func hasSameOrigin(_ other: URL) -> Bool {
        Self.origin(of: url) == Self.origin(of: other)
    }

    private static func origin(of url: URL) -> String {
        let scheme = url.scheme?.lowercased() ?? ""
        return "\(scheme)://\(url.host()?.lowercased() ?? ""):\(url.port ?? (scheme == "https" ? 443 : 80))"
    }

    private static func url(_ url: URL, adding name: String, _ secret: Secret) -> URL {
        let item = PercentEncoding.encoded(name) + "=" + PercentEncoding.encoded(secret.exposed)
        let parts = url.absoluteString.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let text = parts[0] + (parts[0].contains("?") ? "&" : "?") + item
        return URL(string: String(text)) ?? url
    }
}
