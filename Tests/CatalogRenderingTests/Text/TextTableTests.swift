import Testing

@testable import CatalogRendering

@Suite struct `A text table` {
    private static func table() -> TextTable {
        TextTable(
            [
                .init("Title", minimum: 8), .init("Year", .right), .init("Genres", minimum: 6, spareRank: 2),
                .init("Empty"), .init("Known as", minimum: 8, spareRank: 1),
            ],
            rows: [
                ["Inception", "2010", "Action, Adventure", "", "tmdb:27205"],
                ["君の名は。", "2016", "Animation", "", "tmdb:372058"],
            ].map { $0.map { StyledText($0) } })
    }

    @Test(arguments: [
        (
            60,
            [
                "Title       Year  Genres             Known as",
                "Inception   2010  Action, Adventure  tmdb:27205",
                "君の名は。  2016  Animation          tmdb:372058",
            ]
        ),
        (
            40,
            [
                "Title       Year  Genres      Known as",
                "Inception   2010  Action, A…  tmdb:27205",
                "君の名は。  2016  Animation   tmdb:3720…",
            ]
        ),
        (28, ["Title       Year  Known as", "Inception   2010  tmdb:27205", "君の名は。  2016  tmdb:3720…"]),
        (20, ["Title       Year", "Inception   2010", "君の名は。  2016"]),
    ])
    func `narrows the columns it can spare, then leaves them out`(width: Int, lines: [String]) {
        #expect(Self.table().lines(for: TextLayout(width: width)) == lines)
    }

    @Test(arguments: 24...90)
    func `is never wider than its page`(width: Int) {
        let rows = HostileText.texts.prefix(40).map { [StyledText($0), StyledText($0 + $0), StyledText($0)] }
        for overflow in [TextTable.Column.Overflow.cut, .wrap] {
            let columns = ["A", "B", "C"].map { TextTable.Column($0, overflow: overflow) }
            let lines = TextTable(columns, rows: rows).lines(for: TextLayout(width: width), indent: 2)
            #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
        }
    }

    @Test(arguments: 4...60)
    func `keeps numbers whole where it says that it fits`(width: Int) {
        let table = TextTable(
            [
                .init("Title", overflow: .wrap, minimum: 12), .init("popularity", .right),
                .init("Genres", minimum: 6, spareRank: 1), .init("votes", .right, spareRank: 2),
            ],
            rows: [["A title of some length", "1,234.5", "Animation", "13,752"].map { StyledText($0) }])
        let lines = table.lines(for: TextLayout(width: width)).joined(separator: "\n")
        // The title's least room, a gap, and the wider of the number and its heading.
        #expect(table.fits(width) == (width >= 12 + 2 + 10))
        guard table.fits(width) else { return }
        #expect(lines.contains("popularity") && lines.contains("1,234.5"))
        #expect(lines.contains("votes") == lines.contains("13,752"))
    }

    @Test func `goes on in the next line where a column wraps`() {
        let table = TextTable(
            [.init("", minimum: 4), .init("", overflow: .wrap)],
            rows: [[StyledText("path"), StyledText("/a/folder/with/a/long/name")]])
        #expect(
            table.lines(for: TextLayout(width: 24)) == ["path  /a/folder/with/a/", "      long/name"])
    }

    @Test func `has no lines without rows`() {
        #expect(TextTable([.init("Title")], rows: []).lines(for: TextLayout(width: 80)).isEmpty)
    }
}
