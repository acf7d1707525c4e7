internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite struct `A movie as somebody names it` {
    @Test(arguments: [
        "tmdb:27205", "traderev:3", "mirror:a:b", "mine:a key with spaces", "imdb:tt1375666",
        "wikidata:Q25188", "Inception", "Inception (2010)", "alien: covenant", "Mission: Impossible",
        "2001: A Space Odyssey", "(500) Days of Summer (2009)", "…",
    ])
    func `prints back as it was written`(text: String) {
        #expect(MovieReference(text).description == text)
    }

    @Test(arguments: ["tmdb:5", "a:b", "mine:a key"])
    func `is an id where a provider's name and a colon come first`(text: String) throws {
        #expect(MovieReference(text) == .id(try #require(MovieID(text))))
    }

    @Test(arguments: [
        ("alien: covenant", "alien: covenant", Int?.none), ("Up:", "Up:", nil), (":5", ":5", nil),
        ("Mission:Impossible", "Mission:Impossible", nil), ("Inception (2010)", "Inception", 2010),
        ("imdb:nonsense", "imdb:nonsense", nil), ("  Inception (2010) ", "Inception", 2010),
        ("(2010)", "(2010)", nil),
    ])
    func `is a title everywhere else`(text: String, title: String, year: Int?) {
        #expect(MovieReference(text) == .title(title, year: year))
    }

    @Test func `is an outside id where its authority is known`() throws {
        #expect(MovieReference("imdb:tt1375666") == .external(try #require(ExternalID(.imdb, "tt1375666"))))
    }
}
