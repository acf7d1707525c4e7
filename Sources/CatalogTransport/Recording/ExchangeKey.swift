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
        self.path = path.isEmpty ? "/" : Self.decoded(path)
        self.query = target.dropFirst(path.count + 1).split(separator: "&").map(Self.decoded).sorted()
    }

    /// The characters that a text stands for; the text itself where its encoding is broken.
    ///
    /// What separates is kept apart from what is encoded because of it: `%26` is not `&`.
    private static func decoded(_ text: Substring) -> String {
        text.replacing("%25", with: "%2525").replacing("%26", with: "%2526").replacing("%3D", with: "%253D")
            .replacing("%2F", with: "%252F").removingPercentEncoding ?? String(text)
    }
}
