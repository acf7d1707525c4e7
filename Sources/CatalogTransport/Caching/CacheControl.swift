/// The directives of an answer's `Cache-Control` field that concern a private cache (RFC 9111, section 5.2.2).
///
/// `s-maxage`, `proxy-revalidate` and `private` speak to shared caches. `stale-if-error` and
/// `stale-while-revalidate` (RFC 5861) only permit what is done anyhow, or may be left: an older answer
/// stands in for a failure unless that is forbidden, and one that can be checked is checked first.
/// `immutable` is not followed, because whoever asks to revalidate everything means it.
struct CacheControl: Hashable, Sendable {
    /// `no-store`.
    private(set) var forbidsStoring = false
    /// `no-cache`: never to be used without asking. With field names it means less; the stricter reading is
    /// allowed.
    private(set) var forbidsUseUnchecked = false
    /// `must-revalidate`: not to be used once it is stale, whatever happens.
    private(set) var forbidsStale = false
    /// `max-age` in seconds; nil where there is none, 0 where it is not a number. The least of several.
    private(set) var maxAge: Double?

    /// Reads the field of an answer; empty where it has none.
    init(_ headers: [String: String]) {
        for directive in FieldList.members(of: headers["cache-control"] ?? "") {
            let halves = directive.split(separator: "=", maxSplits: 1)
            let value = halves.count > 1 ? FieldList.unquoted(halves[1]) : nil
            switch FieldList.trimmed(halves.first ?? "").lowercased() {
            case "no-store": forbidsStoring = true
            case "no-cache": forbidsUseUnchecked = true
            case "must-revalidate": forbidsStale = true
            case "max-age": maxAge = min(maxAge ?? .infinity, Self.seconds(value ?? "") ?? 0)
            default: break
            }
        }
    }

    /// Reads a number of seconds; nil for anything but digits. Beyond 2³¹ it is as good as forever.
    static func seconds(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return min(Double(text) ?? 0, 2_147_483_648)
    }
}

/// Header fields whose value is a list (RFC 9110, section 5.6).
enum FieldList {
    /// The members, trimmed, without empty ones. A comma between quotes does not separate.
    static func members(of text: String) -> [Substring] {
        var isQuoted = false
        var isEscaped = false
        let members = text.split { character in
            if isEscaped {
                isEscaped = false
                return false
            }
            if character == "\"" { isQuoted.toggle() }
            isEscaped = isQuoted && character == "\\"
            return character == "," && !isQuoted
        }
        return members.map(trimmed).filter { !$0.isEmpty }
    }

    /// The text without blanks around it.
    static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// The text without blanks and one pair of quotes around it.
    static func unquoted(_ text: Substring) -> Substring {
        let text = trimmed(text)
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        return text.dropFirst().dropLast()
    }
}
