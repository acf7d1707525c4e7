import Testing

@testable import CatalogRendering

@Suite struct `Markdown` {
    private static let markup = Set("`*_[]<>|#~&$".unicodeScalars)

    @Test func `has no markup from data that is not escaped`() {
        for text in HostileText.texts {
            for markdown in [MarkdownText.inline(text), MarkdownText.block(text)] {
                #expect(unescapedMarkup(in: markdown).isEmpty)
                #expect(!markdown.unicodeScalars.contains(where: HostileText.steers))
            }
        }
    }

    @Test func `says the same as the data once it is read`() {
        for text in HostileText.texts {
            #expect(unescaped(MarkdownText.block(text)) == Sanitizer.line(text).trimmingSpaces())
        }
    }

    @Test(arguments: [
        ("- item", "\\- item"), ("+ item", "\\+ item"), ("1. one", "1\\. one"), ("1986) one", "1986\\) one"),
        ("===", "\\==="), ("# head", "\\# head"), ("> quote", "\\> quote"), ("   code", "code"),
        ("1986", "1986"),
        ("2.5", "2\\.5"), ("a\nb", "a b"), ("", ""),
    ])
    func `begins no block with data`(text: String, markdown: String) {
        #expect(MarkdownText.block(text) == markdown)
    }

    @Test(arguments: [
        ("https://a.example/b?c=1&d=2", "[x](<https://a.example/b?c=1&d=2>)"),
        ("HTTP://a.example", "[x](<HTTP://a.example>)"),
        ("https://a.example/<b> c", "[x](<https://a.example/%3Cb%3E%20c>)"),
        ("https://a.example/é", "[x](<https://a.example/%C3%A9>)"),
        ("javascript:alert(1)", "x"), ("", "x"), ("httpx://a", "x"),
    ])
    func `links to the web and to nothing else`(address: String, markdown: String) {
        #expect(MarkdownText.link("x", to: address) == markdown)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `holds no raw markup in whole pages of hostile data`(seed: UInt64) {
        var answers = HostileAnswers(seed: seed)
        for answer in answers.all() {
            let text = answer.rendered(.markdown)
            #expect(!text.unicodeScalars.contains { $0 != "\n" && HostileText.steers($0) })
            for line in text.split(separator: "\n") {
                // Pages themselves are written with links, emphasis, tables, headings, and what opens on demand.
                if line.wholeMatch(of: Self.disclosure) != nil { continue }
                let markup = withoutEscapes(String(line))
                #expect(!markup.contains("`") && !markup.contains("](j"))
                #expect(count("<", in: markup) == count("](<http", in: markup))
                #expect(count("[", in: markup) == count("](<http", in: markup))
                #expect(count("*", in: markup) == 2 * count("**", in: markup))
                #expect(!line.hasPrefix("    ") && !line.hasPrefix("==="))
            }
        }
    }

    /// The lines around what opens on demand; their words are those of the program.
    private static var disclosure: Regex<Substring> { #/<\/?details>|<summary>[A-Za-z0-9, _-]+<\/summary>/# }

    private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

    /// A line without its escapes and what they escape.
    private func withoutEscapes(_ line: String) -> String { line.replacing(/\\./, with: "") }

    /// Markup that no backslash stands before.
    private func unescapedMarkup(in markdown: String) -> [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        var isEscaped = false
        for scalar in markdown.unicodeScalars {
            if !isEscaped, Self.markup.contains(scalar) { found.append(scalar) }
            isEscaped = !isEscaped && scalar == "\\"
        }
        return found
    }

    private func unescaped(_ markdown: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in markdown.unicodeScalars {
            if isEscaped || scalar != "\\" {
                result.append(scalar)
                isEscaped = false
            } else {
                isEscaped = true
            }
        }
        return String(result)
    }
}
