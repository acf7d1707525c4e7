internal import CatalogWire
internal import Testing

@Suite struct `A quotation of a stranger's words` {
    @Test(arguments: [
        (words: "Invalid API key.", line: "Invalid API key."), ("one\ntwo\r\n\u{2028}three", "one two three"),
        ("\u{1B}[31mred\u{7}", "[31mred"), ("\u{85}\n", ""), ("", ""), ("日本 🎬", "日本 🎬"),
    ])
    func `stands in one line and controls nothing`(words: String, line: String) {
        #expect(Quotation.line(of: words, upTo: 80) == line)
    }

    @Test func `is cut by what a character is put together of`() {
        let words = "e" + String(repeating: "\u{301}", count: 60_000)
        #expect(words.count == 1)
        #expect(Quotation.line(of: words, upTo: 80).unicodeScalars.count == 80)
    }
}
