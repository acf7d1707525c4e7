import CatalogCore
import CatalogMerger
import Testing

@Suite struct `A merged field` {
    /// What the first provider says, what the second says, what the movie says, and who is chosen.
    @Test(
        arguments: [
            (.known("a"), .known("b"), .known("a"), "first"),
            (.known("a"), .absent, .known("a"), "first"),
            (.known("a"), .unknown, .known("a"), "first"),
            (.absent, .known("b"), .known("b"), "second"),
            (.unknown, .known("b"), .known("b"), "second"),
            (.absent, .absent, .absent, nil),
            (.absent, .unknown, .absent, nil),
            (.unknown, .absent, .absent, nil),
            (.unknown, .unknown, .unknown, nil),
        ] as [(Fact<String>, Fact<String>, Fact<String>, String?)])
    func `is known before it is absent and absent before it is unknown`(
        first: Fact<String>, second: Fact<String>, merged: Fact<String>, provider: String?
    ) throws {
        var (left, right) = (Sample.record("first:1", "Film"), Sample.record("second:1", "Film"))
        (left.tagline, right.tagline) = (first, second)
        let movie = Sample.movie(left, right)
        let resolved = try #require(movie.fields[.tagline])
        #expect(movie[.tagline] == merged.map(FieldValue.text))
        #expect(resolved.provider?.name == provider)
        #expect(resolved.claims.map(\.fact) == [first, second].map { $0.map(FieldValue.text) })
        #expect(movie.unknown.contains(.tagline) == merged.isUnknown)
    }

    @Test func `of a list without items is absent`() {
        let movie = Sample.movie(Sample.record("first:1", "Film", genres: [], external: [], credits: []))
        for field in [MovieField.genres, .externalIDs, .actors, .directors] {
            #expect(movie[field] == .absent)
        }
    }

    @Test func `of outside ids holds everybody's, in the order of their authorities`() {
        let movie = Sample.movie(
            Sample.record("first:1", "Film", external: [Sample.wikidata(7)]),
            Sample.record("second:1", "Film", external: [Sample.wikidata(8), Sample.imdb(3)]))
        #expect(movie.externalIDs == [Sample.imdb(3), Sample.wikidata(7)])
        #expect(movie.fields[.externalIDs]?.provider == Sample.first)
        #expect(movie.fields[.externalIDs]?.rule == .union([Sample.first, Sample.second]))
    }

    @Test func `of links holds a page per provider`() {
        var (left, right) = (Sample.record("first:1", "Film"), Sample.record("second:1", "Film"))
        (left.summary.page, right.summary.page) = (.known("https://one"), .known("https://two"))
        #expect(Sample.movie(right, left).links.map(\.address) == ["https://one", "https://two"])
    }

    @Test func `of a provider outside the precedence comes last`() {
        let movie = Sample.movie(
            Sample.record("stranger:1", "Theirs"), Sample.record("third:1", "Ours"))
        #expect(movie.title == "Ours")
        #expect(movie.ids.map(\.description) == ["third:1", "stranger:1"])
    }

    @Test func `of other titles holds each once`() {
        let movie = Sample.movie(
            Sample.record("second:1", "Film", alternatives: ["B", "C"]),
            Sample.record("first:1", "Film", alternatives: ["A", "B"]))
        #expect(movie.alternativeTitles == ["A", "B", "C"])
    }
}

@Suite struct `A conflict` {
    @Test(arguments: [
        ("Dark Knight, The", "The Dark Knight", false),
        ("WALL·E", "Wall-E", false),
        ("Inception (2010)", "Inception", false),
        ("The Avengers", "Avengers", true),
        ("Rocky II", "Rocky 2", true),
    ])
    func `about the title is one that remains when it is normalized`(
        one: String, other: String, differs: Bool
    ) {
        let movie = Sample.movie(Sample.record("first:1", one), Sample.record("second:1", other))
        #expect(movie.conflicts.map(\.field) == (differs ? [.title] : []))
    }

    @Test func `stands wherever values differ at all, with every claim that has one`() {
        let movie = Sample.movie(
            Sample.record(
                "first:1", "Film", date: "2010-07-14", minutes: 148, language: "en", genres: ["Drama"]),
            Sample.record(
                "third:1", "Film", date: "2011-01-01", minutes: 147, language: "fr", genres: ["Comedy"]),
            Sample.record("second:1", "Film", language: "en"))
        #expect(movie.conflicts.map(\.field) == [.year, .releaseDate, .runtimeMinutes, .originalLanguage])
        #expect(
            movie.conflicts.map { $0.claims.map(\.provider.name) } == [
                ["first", "third"], ["first", "third"], ["first", "third"], ["first", "second", "third"],
            ])
    }

    @Test func `is none where one provider has no value`() {
        var absent = Sample.record("second:1", "Film")
        (absent.summary.year, absent.runtimeMinutes) = (.absent, .unknown)
        #expect(
            Sample.movie(Sample.record("first:1", "Film", year: 2000, minutes: 90), absent).conflicts.isEmpty)
    }
}
