import CatalogCore
import CatalogMerger
import Testing

@testable import CatalogRendering

@Suite struct `CSV of movies` {
    static let catalogFileColumns = [
        "id", "title", "original_title", "alternative_titles", "year", "release_date", "language",
        "runtime_minutes", "directors", "actors", "genres", "imdb_id", "overview", "rating", "votes",
        "popularity", "poster",
    ]

    @Test func `begins with the columns of a catalog file`() {
        let header = CSVReader.rows(of: Answer.report(Sample.report).rendered(.csv)).first
        #expect(header.map { Array($0.prefix(17)) } == Self.catalogFileColumns)
        #expect(
            header.map { Array($0.dropFirst(17)) } == [
                "ids", "tagline", "status", "backdrop", "trailer", "links", "revenue_usd", "wikidata_id",
                "rating_provider", "watchlist", "unknown",
            ])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `reads back whatever the data holds, and starts no formula`(seed: UInt64) throws {
        var answers = HostileAnswers(seed: seed)
        for case .listing(let listing) in answers.all() {
            let rows = CSVReader.rows(of: Answer.listing(listing).rendered(.csv))
            let header = try #require(rows.first)
            #expect(rows.count == listing.movies.count + 1)
            for (row, movie) in zip(rows.dropFirst(), listing.movies) {
                #expect(row.count == header.count)
                for cell in row {
                    let trimmed = cell.unicodeScalars.drop { $0.properties.isWhitespace }
                    #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(cell.unicodeScalars.first))
                    #expect(!["=", "+", "-", "@"].contains(trimmed.first))
                    #expect(!cell.unicodeScalars.contains { HostileText.steers($0) && isControl($0) })
                }
                let values = Dictionary(
                    uniqueKeysWithValues: zip(header, row.map(FormulaQuoting.unquoted)))
                #expect(values["id"] == movie.id.description)
                #expect(values["title"] == Sanitizer.withoutControls(movie.title))
                #expect(values["overview"] == movie.text(.overview).map(Sanitizer.withoutControls))
                #expect(values["popularity"].flatMap(Double.init) == movie.popularity)
                #expect(
                    values["actors"].map(JoinedList.items)
                        == movie.actors.map { Sanitizer.withoutControls($0.name) })
            }
        }
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && !["\t", "\n", "\r"].contains(scalar)
    }
}

@Suite struct `CSV cells` {
    @Test func `stand in quotation marks where a reader could take them for something else`() {
        for text in HostileText.texts + HostileText.texts.map({ $0.filter(\.isASCII) }) {
            let cell = FormulaQuoting.quoted(Sanitizer.withoutControls(text)).unicodeScalars
            let isSpecial = cell.contains { [",", "\"", "\n", "\r"].contains($0) }
            let isQuoted = isSpecial || cell.first == " " || cell.last == " "
            let inside = cell.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
            let field = isQuoted ? ["\""] + inside + ["\""] : inside
            #expect(Array(CSVWriter.field(text).unicodeScalars) == field)
        }
    }

    @Test func `that rows begin alike with are written once`() {
        var text = ""
        ChunkedOutput.write(to: &text) { output in
            let csv = CSVWriter(output: output)
            csv.row(["id", "title", "year"])
            for year in ["", "1999"] {
                csv.row { bytes in
                    bytes.append(contentsOf: CSVWriter.head(["tmdb:1", "One, Two"]))
                    CSVWriter.append(year, to: &bytes)
                }
            }
        }
        #expect(text == "id,title,year\ntmdb:1,\"One, Two\",\ntmdb:1,\"One, Two\",1999\n")
    }

    @Test func `are unquoted to what was quoted`() {
        for text in HostileText.texts {
            for text in [text, "'" + text, "''=" + text, "=" + text, "\u{301}" + text] {
                let back = FormulaQuoting.unquoted(FormulaQuoting.quoted(text))
                #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
            }
        }
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("-30-", "'-30-"), ("@home", "'@home"), ("+1", "'+1"), ("\tx", "'\tx"),
        ("'=x", "''=x"), ("'Round Midnight", "'Round Midnight"), ("M=C", "M=C"), ("", ""), ("'", "'"),
        ("＝1", "'＝1"), ("=\u{301}", "'=\u{301}"),
        // Some programs trim before they look.
        (" =1", "' =1"), ("\u{A0}@x", "'\u{A0}@x"), ("\u{3000} +1", "'\u{3000} +1"), ("' =1", "'' =1"),
        (" x", " x"), (" \t", "' \t"), ("  ", "  "),
    ])
    func `get an apostrophe only where they would start a formula`(text: String, quoted: String) {
        #expect(FormulaQuoting.quoted(text) == quoted)
    }

    @Test(arguments: [
        [], ["one"], ["a|b", "c"], ["back\\slash", "\\", "|"], ["\\|", "x\\"], ["'=", "="],
        ["a\u{301}|", "|\u{301}"],
    ])
    func `hold lists that read back`(items: [String]) {
        #expect(JoinedList.items(of: JoinedList.cell(of: items)) == items)
    }

    @Test func `read backslashes of other makers as they are meant`() {
        #expect(JoinedList.items(of: #"AC\DC|Tom\"#) == [#"AC\DC"#, #"Tom\"#])
    }
}
