package import struct Foundation.Data

/// Takes secrets out of text that is about to be printed or kept.
///
/// Secrets are kept out by construction (see ``TransportRequest``); this is the second line, for what
/// servers and libraries quote back in their own words.
package struct Redactor: Sendable {
    private let forbidden: [String]

    /// - Parameter secrets: What must not appear; those shorter than four characters are too common to look for.
    package init(_ secrets: some Sequence<Secret>) {
        self.forbidden = Set(secrets.flatMap { [$0.exposed, PercentEncoding.encoded($0.exposed)] })
            .filter { $0.utf8.count >= 4 }
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// The text with every secret replaced by `<redacted>`, longest first.
    package func redacted(_ text: String) -> String {
        forbidden.reduce(text) { $0.replacing($1, with: "<redacted>") }
    }

    /// The bytes with every secret replaced by `<redacted>`; the same bytes where there is none.
    package func redacted(_ data: Data) -> Data {
        forbidden.reduce(data) { $0.replacing(Data($1.utf8), with: Data("<redacted>".utf8)) }
    }
}
