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
        let bytes = Array(data)
        let found = forbidden.reduce(bytes) { Self.replacing(Array($1.utf8), in: $0) }
        return found.count == bytes.count && found == bytes ? data : Data(found)
    }

    /// The library's own search, which looks at more than bytes, takes 30 times as long on a page of JSON.
    private static func replacing(_ secret: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var kept = 0
        var position = 0
        while position + secret.count <= bytes.count {
            if bytes[position] == secret[0], bytes[position..<(position + secret.count)] == secret[...] {
                result += bytes[kept..<position] + Array("<redacted>".utf8)
                position += secret.count
                kept = position
            } else {
                position += 1
            }
        }
        return kept == 0 ? bytes : result + bytes[kept...]
    }
}
