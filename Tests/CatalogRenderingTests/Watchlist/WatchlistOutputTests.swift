import CatalogCore
import CatalogMerger
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@Suite struct `The watchlist as it stands` {
    @Test(arguments: [
        (OutputFormat.text, 80, "watchlist.80.txt"), (.text, 40, "watchlist.40.txt"),
        (.json, 80, "watchlist.json"), (.ndjson, 80, "watchlist.ndjson"), (.csv, 80, "watchlist.csv"),
        (.markdown, 80, "watchlist.md"),
    ])
    func `is written as the fixture has it`(format: OutputFormat, width: Int, fixture: String) throws {
        let text = Answer.watchlist(Sample.watchlist).rendered(format, width: width)
        #expect(try text == Fixture.text(fixture, beside: Self.file))
    }

    @Test func `has the keys of any movie, then the day`() {
        for line in Answer.watchlist(Sample.watchlist).rendered(.ndjson).split(separator: "\n") {
            #expect(KeyOrder.keys(of: String(line)) == `JSON answers`.movieKeys + ["added"])
        }
        let whole = Answer.watchlist(Sample.watchlist).rendered(.json)
        #expect(KeyOrder.keys(of: whole) == ["schema", "movies", "providers", "problems"])
    }

    /// Of a movie of which nobody knows more, a listing says the same, value by value.
    @Test func `says of an entry what a listing says of such a movie`() throws {
        let movie = Sample.movie(
            ids: ["tmdb:935"],
            [
                .title: [("tmdb", .known(.text("Dr. Strangelove")))],
                .year: [("tmdb", .known(.whole(1964)))],
                .externalIDs: [("tmdb", .known(Sample.imdb("tt0057012")))],
            ], isOnWatchlist: true)
        let listed = Answer.listing(MovieListing(movies: [movie], providers: [], problems: []))
        let entry = Sample.entry(
            ["tmdb:935"], ["imdb:tt0057012"], "Dr. Strangelove", 1964, added: "2026-11-21")
        let watched = Answer.watchlist(Watchlist([entry]))
        // A listing names whose the values are; the list remembers no claims.
        let sources = #""sources":{"title":"tmdb","year":"tmdb"}"#
        #expect(listed.rendered(.ndjson).contains(sources))
        #expect(
            watched.rendered(.ndjson)
                == listed.rendered(.ndjson).replacing(sources, with: #""sources":{}"#)
                .replacing("}\n", with: #","added":"2026-11-21"}"# + "\n"))
        #expect(watched.rendered(.csv) == listed.rendered(.csv))
    }

    @Test(arguments: OutputFormat.allCases)
    func `says so where it is empty`(format: OutputFormat) {
        let text = Answer.watchlist(Watchlist()).rendered(format)
        switch format {
        case .text:
            #expect(text == "Your watchlist is empty. 'catalog watchlist add ID' puts a movie on it.\n")
        case .json: #expect(text.contains("\"movies\": [],\n"))
        case .ndjson: #expect(text.isEmpty)
        case .csv: #expect(text.split(separator: "\n").count == 1)
        case .markdown: #expect(text == "# Watchlist\n\n0 movies\n")
        case .html: #expect(ReadPage(text).all("dd").map(\.text) == ["0"])
        }
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().path
}

@Suite struct `A movie of the watchlist` {
    /// The sample answers are about a movie that is on the list.
    @Test(
        arguments: [SampleAnswer.report, .nested, .listing, .page, .credits, .explanation],
        [OutputFormat.text, .markdown, .html])
    func `is marked in words wherever people read of it`(sample: SampleAnswer, format: OutputFormat) {
        #expect(sample.answer.rendered(format).contains("✓ on your watchlist"))
    }

    @Test(arguments: OutputFormat.allCases)
    func `is the only one that is marked`(format: OutputFormat) {
        let listing = MovieListing(movies: [Sample.yourName, Sample.lost], providers: [], problems: [])
        let text = Answer.listing(listing).rendered(format)
        #expect(!text.contains("✓") && !text.replacing("aria-hidden=\"true\"", with: "").contains("true"))
    }
}
