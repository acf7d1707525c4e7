import CatalogTestSupport
import Testing

@testable import CatalogRendering

@Suite struct `Printed text` {
    private static let bold = "\u{1B}[1m"
    private static let dim = "\u{1B}[2m"
    private static let end = "\u{1B}[0m"

    @Test(arguments: [
        (StyledText(), "", ""), (.spaces(300), "", ""),
        (StyledText("one  ", .strong), "one", bold + "one" + end),
        (StyledText("one ").padded(to: 250), "one", "one"),
        (
            StyledText(" one") + StyledText(" ", .faint) + StyledText("two ", .faint) + .spaces(2),
            " one two",
            " one\(dim) \(end)\(dim)two\(end)"
        ),
    ])
    func `has no spaces behind it, with color and without`(text: StyledText, plain: String, colored: String) {
        #expect(text.printed(usesColor: false) == plain)
        #expect(text.printed(usesColor: true) == colored)
    }

    @Test func `is the text without the spaces behind it`() {
        for text in HostileText.texts {
            let styled = StyledText(text) + StyledText(text, .strong) + .spaces(3)
            let end = styled.text.lastIndex { $0 != " " }
            #expect(styled.printed(usesColor: false) == end.map { String(styled.text[...$0]) } ?? "")
        }
    }

    @Test(arguments: [0, 1, 15, 16, 200, 201])
    func `has as many spaces as are asked for`(count: Int) {
        #expect(StyledText.spaces(count).text == String(repeating: " ", count: count))
        #expect(StyledText.spaces(count).width == count)
    }
}
