import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `Display width` {
    @Test(arguments: [
        ("", 0), ("Inception", 9), ("君の名は。", 10), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱｲｳ", 3),
        ("Ａ", 2),
        ("e\u{301}", 1), ("\u{301}", 0), ("é", 1), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1),
        ("1️⃣", 2), ("★", 1), ("…", 1), ("─", 1), ("≠", 1), ("😀", 2), ("ไทย", 3), ("\u{200B}", 0), ("–", 1),
        // Joined, colored and made of tags, all of them one picture.
        ("🏳️‍🌈", 2), ("👩🏽‍🚀", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🇯🇵🇫🇷", 4), ("🇯", 1), ("⌚", 2), ("☎", 1), ("☎️", 2), ("✔️", 2),
        // Syllables put together of jamo, as old as they get, and the letters alone.
        ("\u{1100}\u{1161}", 2), ("\u{1112}\u{119E}\u{11AB}", 2), ("ㄱ", 2), ("\u{FFA1}", 1),
        // Marks one upon another, and in scripts that cannot do without.
        ("Z\u{334}\u{31B}\u{322}", 1), ("a\u{20DD}", 1), ("が", 2), ("か\u{3099}", 2), ("שָׁלוֹם", 4), ("هٰذا", 3),
        ("ﬁ", 1), ("①", 1), ("Ω", 1), ("\u{A0}", 1), ("\u{3000}", 2), ("〰", 2), ("𠮷", 2), ("𝔘", 1), ("卐", 2),
    ])
    func `is what a terminal shows`(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    /// `East Asian Width` W and F of Unicode 17, without the regional indicators, which are told in pairs.
    @Test func `is two for what Unicode says is wide, and for nothing else that stands alone`() throws {
        let ranges = try Fixture.text("wide.txt", beside: renderingTests).split(separator: "\n").map { line in
            let ends = try line.split(separator: "-").map { try #require(UInt32($0, radix: 16)) }
            return try #require(ends.first)...(try #require(ends.last))
        }
        #expect(ranges.count > 100)
        let wide = Set(ranges.joined())
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else {
                continue
            }
            let width = DisplayWidth.of(String(scalar))
            #expect(
                wide.contains(value) ? width == 2 || width == 0 : width < 2, "\(String(value, radix: 16))")
        }
    }

    @Test func `of a settled character is what looking it up gives`() {
        var settled: [Unicode.Scalar] = []
        for scalar in (0x0...0x3FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            guard let width = DisplayWidth.ofSettled(scalar) else { continue }
            #expect(width == DisplayWidth.of(Character(scalar)))
            settled.append(scalar)
        }
        #expect(settled.count > 20_000)
        var random = SeededGenerator(seed: 1)
        settled.shuffle(using: &random)
        // None of them is put together with its neighbor.
        #expect(String(String.UnicodeScalarView(settled)).count == settled.count)
    }

    @Test func `of a line is known at a glance where that of all its characters is`() {
        let texts =
            HostileText.texts + HostileText.texts.flatMap { $0.split(separator: " ").map(String.init) }
        var seen = 0
        for text in texts + ["≠ “Amélie”", "Броня", "✓ Ωραία", "𠮷野家", "\u{10FFFF}"] {
            let columns = text.unicodeScalars.map { DisplayWidth.ofSettled($0) }
            let width = columns.contains(nil) ? nil : columns.reduce(0) { $0 + ($1 ?? 0) }
            #expect(DisplayWidth.ofSettled(text) == width)
            #expect(DisplayWidth.ofSettled(text.utf8) == width)
            if width != nil { seen += 1 }
        }
        #expect(seen > 100)
    }

    @Test func `of a line is that of its characters`() {
        for text in HostileText.texts {
            #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of($1) })
        }
    }
}

@Suite struct `Text of a few lines` {
    /// Of a long text only a part is looked at, which must not show.
    @Test(arguments: [8, 37], [1, 3])
    func `has the first lines of the whole, and an ellipsis for the rest`(width: Int, limit: Int) {
        for text in HostileText.texts {
            let styled =
                StyledText(text) + StyledText(" and more ", .strong) + StyledText(text, isGlued: true)
            let whole = styled.wrapped(to: width)
            let some = styled.wrapped(to: width, limit: limit)
            #expect(some.count == min(limit, whole.count))
            #expect(some.dropLast().map(\.runs) == whole.prefix(some.count - 1).map(\.runs))
            let last = some.last?.printed(usesColor: false)
            #expect(
                whole.count <= limit
                    ? last == whole.last?.printed(usesColor: false) : last?.hasSuffix("…") == true)
        }
    }
}

@Suite struct `Sanitized text` {
    @Test(arguments: [
        ("a\u{1B}[31mb", "a␛[31mb"), ("a\u{9B}b", "a\u{FFFD}b"), ("a\u{0}\u{7F}", "a␀␡"),
        ("a\r\nb\tc\nd", "a b c d"),
        ("a\u{202E}b\u{2069}", "ab"), ("\u{FEFF}a\u{AD}b", "ab"), ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("e\u{301}", "e\u{301}"),
        ("a\u{2028}b", "a b"), (String(repeating: "\u{1100}", count: 40), "\u{FFFD}"),
    ])
    func `shows what it can and steers nothing`(text: String, line: String) {
        #expect(Sanitizer.line(text) == line)
    }

    @Test func `needs no second pass`() {
        for text in HostileText.texts {
            let line = Sanitizer.line(text)
            #expect(Sanitizer.line(line) == line)
            #expect(!line.unicodeScalars.contains(where: HostileText.steers))
        }
    }

    /// A face has to be looked up, and with it all that stands beside it.
    @Test func `is the same whether it is seen at a glance or looked up`() {
        for text in HostileText.texts {
            #expect(Sanitizer.line(text + " 😀") == Sanitizer.line(text) + " 😀")
        }
    }

    @Test func `comes in paragraphs`() {
        #expect(Sanitizer.paragraphs(" One.\r\n\n Two.\u{2029}\n\t\n") == ["One.", "Two."])
    }
}

@Suite struct `Wrapped text` {
    @Test func `knows the width of each of its stretches, none of which is empty`() {
        for text in HostileText.texts {
            let styled = StyledText(text) + StyledText(text, .strong).padded(to: 230)
            for line in [styled.cut(to: 17), styled.indented(by: 210)] + styled.wrapped(to: 23) {
                #expect(line.runs.allSatisfy { !$0.text.isEmpty && $0.width == DisplayWidth.of($0.text) })
            }
        }
    }

    @Test func `is one line where it fits, the same as when more follows`() {
        for text in HostileText.texts {
            let text = StyledText(Sanitizer.line(text).trimmingSpaces())
            let width = max(text.width, DisplayWidth.largest)
            let more = StyledText(String(repeating: " ", count: width - text.width + 1) + "more and more")
            #expect(text.wrapped(to: width).map(\.text) == [text.text])
            #expect((text + more).wrapped(to: width).first?.text == text.text || text.isEmpty)
        }
    }

    @Test func `keeps to the width and loses nothing but spaces`() {
        for text in HostileText.texts {
            let styled = StyledText(text) + StyledText(text, .strong, isGlued: true)
            for width in [8, 13, 40] {
                let lines = styled.wrapped(to: width)
                #expect(lines.allSatisfy { $0.width <= width })
                #expect(characters(lines) == characters([styled]))
            }
        }
    }

    @Test func `is cut at the width, between characters`() {
        for text in HostileText.texts {
            let styled = StyledText(text)
            for width in 0...30 {
                let cut = styled.cut(to: width)
                #expect(cut.width <= width)
                let kept = characters([cut]).filter { $0 != "…" }
                #expect(characters([styled]).starts(with: kept))
            }
        }
    }

    @Test func `breaks between words, after hyphens and within what fits no line`() {
        #expect(lines("one two three", 8) == ["one two", "three"])
        #expect(lines("Gordon-Levitt", 10) == ["Gordon-", "Levitt"])
        #expect(lines("2010-07-14 x", 9) == ["2010-07-1", "4 x"])
        #expect(lines("abcdefghijkl", 8) == ["abcdefgh", "ijkl"])
        #expect(lines("", 8) == [""])
        #expect(lines("  one ", 8) == ["one"])
        #expect(lines("   ", 8) == [""])
        #expect(lines("https://example.org/a/b", 16) == ["https://example.", "org/a/b"])
    }

    @Test func `breaks Japanese anywhere but before its punctuation`() {
        #expect(lines("君の名は。夢と雨", 8) == ["君の名", "は。夢と", "雨"])
    }

    @Test func `keeps glued names together while they fit a line`() {
        let names = ["Tom Hardy", "Ken Watanabe"].map { StyledText($0, isGlued: true) }
        let text = names.joined(separator: StyledText(", "))
        #expect(text.wrapped(to: 14).map { $0.printed(usesColor: false) } == ["Tom Hardy,", "Ken Watanabe"])
        #expect(
            text.wrapped(to: 9).map { $0.printed(usesColor: false) } == ["Tom", "Hardy,", "Ken", "Watanabe"])
    }

    @Test func `says where lines were left out`() {
        let text = StyledText("one two three, four five six")
        let lines = text.wrapped(to: 10, limit: 2).map { $0.printed(usesColor: false) }
        #expect(lines == ["one two", "three…"])
    }

    private func lines(_ text: String, _ width: Int) -> [String] {
        StyledText(text).wrapped(to: width).map { $0.printed(usesColor: false) }
    }

    private func characters(_ lines: [StyledText]) -> [Unicode.Scalar] {
        lines.flatMap(\.runs).flatMap { Array($0.text.unicodeScalars) }.filter { $0 != " " }
    }
}

/// The folder of the fixtures stands beside this one.
private let renderingTests = URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
