/// Data in a form that means itself and nothing else in Markdown.
///
/// Every value of an answer goes through here; what renderers write around it is the only markup of a page.
enum MarkdownText {
    /// Text that stands inside a line: markup is escaped, line breaks become spaces.
    static func inline(_ text: String) -> String {
        escaped(Sanitizer.line(text).trimmingSpaces())
    }

    /// Text that begins a line: what would make a list, a heading or a rule of it is escaped as well.
    static func block(_ text: String) -> String { atLineStart(inline(text)) }

    /// Markdown that begins with data that was escaped as text inside a line.
    static func atLineStart(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        switch first {
        case "-", "+", "=", ":": return "\\" + text
        case "0"..."9": break
        default: return text
        }
        // `1986. A year` would begin a numbered list.
        let digits = text.unicodeScalars.prefix { ("0"..."9").contains($0) }
        let rest = text.unicodeScalars.dropFirst(digits.count)
        guard rest.first == "." || rest.first == ")" else { return text }
        return String(digits) + "\\" + String(rest)
    }

    /// A link to a page, where the address is one of the web; otherwise its words alone.
    static func link(_ words: String, to address: String) -> String {
        guard let target = WebAddress.usable(address) else { return inline(words) }
        return "[\(inline(words))](<\(target)>)"
    }

    /// Besides what Markdown itself reads, `$` is escaped, which begins a formula on some sites, and `&`,
    /// which begins an entity. All of it is ASCII, so that bytes tell.
    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "#"),
            UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isMarkup) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if isMarkup(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
