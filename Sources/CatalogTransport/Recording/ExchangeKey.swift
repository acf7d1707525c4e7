internal import Foundation

/// What makes two recorded requests the same question: path and query, on whatever host.
///
/// A recording made at one base URL so answers at another, on another machine. The order of query items
/// does not matter, nor how a character is percent-encoded.
struct ExchangeKey: Hashable, Sendable {
    private let path: String
    private let query: [String]

    /// Reads the key out of an absolute URL.
    init(url: String) {
        let afterScheme = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
        let target = afterScheme.drop { $0 != "/" && $0 != "?" && $0 != "#" }.prefix { $0 != "#" }
        let path = target.prefix { $0 != "?" }
        self.path = path.isEmpty ? "/" : Self.normalized(path, separator: "/")
        self.query = target.dropFirst(path.count + 1).split(separator: "&")
            .map { Self.normalized($0, separator: "=") }.sorted()
    }

    /// The text with each character encoded in one way; what is encoded because it would separate stays so.
    private static func normalized(_ text: Substring, separator: Character) -> String {
        text.split(separator: separator, omittingEmptySubsequences: false)
            .map { PercentEncoding.encoded($0.removingPercentEncoding ?? String($0)) }
            .joined(separator: String(separator))
    }
}
