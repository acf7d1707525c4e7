import Testing

@testable import CatalogRendering

@Suite struct `A text table` {
    private static let table = TextTable(
        [
            .init("Title", minimum: 8), .init("Year", .right), .init("Genres", minimum: 6, spareRank: 2),
            .init("Empty"), .init("Known as", minimum: 8, spareRank: 1),
        ],
        rows: [
            ["Inception", "2010", "Action, Adventure", "", "tmdb:27205"],
            ["君の名は。", "2016", "Animation", "", "tmdb:372058"],
        ].map { $0.map { StyledText($0) } })

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
    ])
    func `narrows its widest columns, then spares some`(width: Int, lines: [String]) {
        #expect(Self.table.lines(for: TextLayout(width: width)) == lines)
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
