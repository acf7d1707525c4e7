internal import CatalogCore
internal import Testing

@Suite struct `Provider ids` {
    @Test(arguments: [
        "tmdb", "traderev", "my-films", "my_films", "2", "0a", "a-", String(repeating: "a", count: 64),
    ])
    func `are plain lowercase names and print as they are`(name: String) throws {
        let id = try #require(ProviderID(name))
        #expect(id.name == name)
        #expect(id.description == name)
    }

    @Test(arguments: [
        "", "TMDB", "-a", "_a", "a b", "a:b", "a/b", "a,b", "a.b", "é", "ａ", "a\n", "imdb", "wikidata",
    ])
    func `are nothing that an id or an option could not carry, or that is an outside authority`(name: String)
    {
        #expect(ProviderID(name) == nil)
    }
}

@Suite struct `Movie ids` {
    @Test(arguments: [
        (text: "tmdb:550", provider: "tmdb", key: "550"),
        (text: "traderev:2", provider: "traderev", key: "2"),
        (text: "mirror:a:b", provider: "mirror", key: "a:b"),
        (text: "mirror::b", provider: "mirror", key: ":b"),
        (text: "mirror:Amélie 2 (à/b)", provider: "mirror", key: "Amélie 2 (à/b)"),
        (text: "2:2", provider: "2", key: "2"),
    ])
    func `split at the first colon and print back unchanged`(text: String, provider: String, key: String)
        throws
    {
        let id = try #require(MovieID(text))
        #expect(id.provider.name == provider)
        #expect(id.key == key)
        #expect(id.description == text)
        #expect(MovieID(provider: id.provider, key: key) == id)
    }

    @Test(arguments: [
        "", ":", "550", ":550", "tmdb:", "TMDB:550", "imdb:tt0137523", "tmdb:5\n0", "tmdb:\u{7F}",
    ])
    func `need a provider's name and a printable key`(text: String) {
        #expect(MovieID(text) == nil)
    }

    @Test(arguments: [0, 5, -3, Int.max])
    func `of a number are the ids of its digits`(number: Int) throws {
        let provider = try #require(ProviderID("tmdb"))
        #expect(MovieID(provider: provider, number: number) == MovieID("tmdb:\(number)"))
    }

    @Test func `of two providers are never the same`() throws {
        let tradeRev = try #require(MovieID("traderev:5"))
        let tmdb = try #require(MovieID("tmdb:5"))
        #expect(tradeRev != tmdb)
    }

    @Test func `sort by provider, then by number, then by text`() throws {
        let sorted = try ["a:9", "a:10", "a:010", "a:b", "a:b:1", "b:1", "b:2", "c:0"].map {
            try #require(MovieID($0))
        }
        // 010 and 10 are one number and two keys, so text decides between them.
        let expected = [0, 2, 1, 3, 4, 5, 6, 7].map { sorted[$0] }
        #expect(sorted.sorted() == expected)
        #expect(sorted.reversed().sorted() == expected)
    }

    @Test func `are in a strict order, whatever their keys`() throws {
        let keys = ["1", "2", "10", "1a", "a", "02", "-1", "9999999999999999999999", " "]
        let ids = try keys.map { try #require(MovieID("a:\($0)")) }
        for left in ids {
            for middle in ids {
                let ways = [left < middle, middle < left, left == middle]
                #expect(ways.count { $0 } == 1)
                for right in ids where left < middle && middle < right {
                    #expect(left < right, "\(left), \(middle), \(right)")
                }
            }
        }
    }
}

@Suite struct `Outside ids` {
    @Test(arguments: [
        (text: "imdb:tt0137523", authority: ExternalID.Authority.imdb, value: "tt0137523"),
        (text: "imdb:tt10872600", authority: .imdb, value: "tt10872600"),
        (text: "wikidata:Q190050", authority: .wikidata, value: "Q190050"),
        (text: "wikidata:Q1", authority: .wikidata, value: "Q1"),
    ])
    func `have their authority's form and print back unchanged`(
        text: String, authority: ExternalID.Authority, value: String
    ) throws {
        let id = try #require(ExternalID(text))
        #expect(id.authority == authority)
        #expect(id.value == value)
        #expect(id.description == text)
        #expect(ExternalID(authority, value) == id)
    }

    @Test(arguments: [
        "", "tt0137523", "imdb:", "imdb:0137523", "imdb:tt013752", "imdb:nm0000399", "imdb:TT0137523",
        "imdb:tt0137523 ", "imdb:tt0000000", "imdb:tt01375２3", "imdb:tt0137523456789", "wikidata:190050",
        "wikidata:q190050", "wikidata:Q", "wikidata:Q0", "tmdb:550", "IMDB:tt0137523",
    ])
    func `of any other form are none`(text: String) {
        #expect(ExternalID(text) == nil)
    }
}
