internal import CatalogTransport
internal import Foundation

/// Which proxy stands between us and a server, as the usual environment variables have it.
///
/// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are read in lowercase first, then in uppercase,
/// as curl does it. `no_proxy` names hosts separated by commas: each with the hosts below it, with a port
/// or without; `*` is all of them.
struct ProxyRules: Sendable {
    private var http: ProxyRoute?
    private var https: ProxyRoute?
    private var exceptions: [String]

    /// Reads the variables; a value that is no proxy's address counts as unset.
    init(environment: [String: String]) {
        func value(_ name: String) -> String? {
            // In a CGI program HTTP_PROXY is the request's header field `Proxy`: anybody's word.
            let isForged = name == "http_proxy" && environment["REQUEST_METHOD"] != nil
            let value = environment[name] ?? (isForged ? nil : environment[name.uppercased()])
            return value.flatMap { $0.isEmpty ? nil : $0 }
        }
        let all = value("all_proxy")
        self.http = (value("http_proxy") ?? all).flatMap { Self.route(by: $0, isTunnel: false) }
        self.https = (value("https_proxy") ?? all).flatMap { Self.route(by: $0, isTunnel: true) }
        self.exceptions = (value("no_proxy") ?? "").lowercased().split { $0 == "," || $0 == " " }
            .map { $0 == "*" ? "*" : String($0.drop { "*.".contains($0) }) }
            .filter { !$0.isEmpty }
    }

    /// The way to a URL.
    func route(to url: URL) -> ProxyRoute {
        let isSecure = url.scheme?.lowercased() == "https"
        guard let route = isSecure ? https : http, let host = url.host(percentEncoded: false)?.lowercased()
        else { return .direct }
        let port = url.port ?? (isSecure ? 443 : 80)
        return exceptions.contains { Self.exception($0, fits: host, port: port) } ? .direct : route
    }

    private static func exception(_ exception: String, fits host: String, port: Int) -> Bool {
        exception == "*"
            || [host, "\(host):\(port)"].contains { $0 == exception || $0.hasSuffix("." + exception) }
    }

    private static func route(by text: String, isTunnel: Bool) -> ProxyRoute? {
        guard let url = URL(string: text.contains("://") ? text : "http://" + text),
            let host = url.host(percentEncoded: false), !host.isEmpty
        else { return nil }
        switch url.scheme?.lowercased() {
        case "socks", "socks5", "socks5h":
            return .socks(Proxy(host: host, port: url.port ?? 1080, authorization: nil))
        case "http":
            let user = url.user(percentEncoded: false) ?? ""
            let word = user + ":" + (url.password(percentEncoded: false) ?? "")
            let authorization = user.isEmpty ? nil : Secret(Data(word.utf8).base64EncodedString())
            let proxy = Proxy(host: host, port: url.port ?? 80, authorization: authorization)
            return isTunnel ? .tunnel(proxy) : .forward(proxy)
        default:
            return nil
        }
    }
}

/// A way to a server.
enum ProxyRoute: Hashable, Sendable {
    /// Straight to it.
    case direct
    /// By asking a proxy for the whole URL, as is done for `http`.
    case forward(Proxy)
    /// By a tunnel that an HTTP proxy opens with CONNECT, as is done for `https`.
    case tunnel(Proxy)
    /// By a SOCKS 5 proxy.
    case socks(Proxy)
}

/// Where a proxy listens, and what it wants to see.
struct Proxy: Hashable, Sendable {
    var host: String
    var port: Int
    /// User and password in the form of Basic authorization.
    var authorization: Secret?
}
