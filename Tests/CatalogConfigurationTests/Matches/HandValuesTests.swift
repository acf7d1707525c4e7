import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `Values in a matches file` {
    private static let file = MatchesFile(path: "matches.yaml", name: "matches.yaml")

    /// What is set for `a:1` by a text below `set:`.
    private static func values(_ text: String) throws -> [MovieField: Fact<FieldValue>] {
        let id = try #require(MovieID("a:1"))
        let content = try file.content(of: "set:\n  a:1: \(text)\n")
        return content.handValues.values(of: [id]).mapValues(\.fact)
    }

    private static func messages(_ text: String) -> [String] { `A matches file`.messages(text) }

    private static func people(_ names: String..., as job: Credit.Job) -> FieldValue {
        .credits(
            names.enumerated().map { Credit(person: nil, name: $1, job: job, billingOrder: $0) })
    }

    // MARK: - What is right

    @Test func `set every field that is a matter of the user's word`() throws {
        let day = try #require(CalendarDay("2010-07-16"))
        let rating = try #require(Rating(8.5, votes: 120))
        let values = try Self.values(
            """

                title: 1917
                original_title: '  Uno  '
                year: 2010
                release_date: 2010-07-16
                overview: |
                  # One paragraph.

                  - Another.
                tagline: null
                status: Released
                poster: https://example.org/p.jpg?size=w500#x
                backdrop: ~
                trailer:
                genres: [Action, 'Sci-Fi, mostly']
                runtime_minutes: 148
                revenue_usd: 825532764
                original_language: EN
                rating: {value: 8.5, votes: 120}
                actors: [Ann Day, Bo Fay]
                directors: []
            """)
        #expect(
            values == [
                .title: .known(.text("1917")), .originalTitle: .known(.text("Uno")),
                .year: .known(.whole(2010)), .releaseDate: .known(.day(day)),
                .overview: .known(.text("# One paragraph.\n\n- Another.")), .tagline: .absent,
                .status: .known(.text("Released")),
                .poster: .known(.text("https://example.org/p.jpg?size=w500#x")), .backdrop: .absent,
                .trailer: .absent, .genres: .known(.texts(["Action", "Sci-Fi, mostly"])),
                .runtimeMinutes: .known(.whole(148)), .revenueUSD: .known(.whole(825_532_764)),
                .originalLanguage: .known(.text("en")), .rating: .known(.rating(rating)),
                .actors: .known(Self.people("Ann Day", "Bo Fay", as: .actor)), .directors: .absent,
            ])
        #expect(
            Set(MovieField.allCases).subtracting(values.keys) == [.externalIDs, .links, .popularity])
    }

    @Test(arguments: [
        ("{release_date: 2010-07-16}", 2010), ("{release_date: 2010-07-16, year: 2009}", 2009),
        ("{release_date: 2010-07-16, year: null}", nil), ("{release_date: null}", nil),
    ])
    func `take the year from the day, unless it is set`(text: String, year: Int?) throws {
        let values = try Self.values(text)
        #expect(values[.year]?.value == year.map(FieldValue.whole))
        #expect((values[.year] == nil) == (text == "{release_date: null}"))
    }

    @Test(arguments: [("8", 8.0), ("0", 0.0), ("10", 10.0), ("7.25", 7.25), ("{value: 6}", 6.0)])
    func `take a rating without votes`(text: String, value: Double) throws {
        let rating = try #require(Rating(value))
        #expect(try Self.values("{rating: \(text)}") == [.rating: .known(.rating(rating))])
    }

    @Test func `stand beside verdicts, which they leave as they are`() throws {
        let text = "set: {b:1: {title: T}}\nsame: [[a:1, b:1]]\n"
        let content = try Self.file.content(of: text)
        #expect(content.verdicts.groups == [["a:1", "b:1"]])
        #expect(content.handValues.records.map(\.description) == ["b:1"])
        let id = try #require(MovieID("a:1"))
        #expect(content.handValues.values(of: [id])[.title]?.record.description == "b:1")
    }

    @Test func `in a file about plain files are checked and count for nothing`() throws {
        let file = MatchesFile(path: "m.yaml", name: "m.yaml", ids: .asWritten)
        #expect(try file.content(of: "set: {7: {year: 1999}}").handValues.count == 0)
        #expect(throws: ConfigurationErrors.self) { try file.content(of: "set: {7: {year: soon}}") }
    }

    // MARK: - What is wrong

    private static let settable =
        "title, original_title, year, release_date, overview, tagline, status, poster, backdrop, trailer, genres, "
        + "runtime_minutes, revenue_usd, original_language, rating, actors, directors"

    @Test(arguments: [
        (
            "set: [a:1]\n",
            "1:1: set expects ids of movies and what is set for each, found a list, as in set: {tmdb:27205: {title: "
                + "Inception}}"
        ),
        (
            "set:\n  a:1: Inception\n",
            "2:3: a:1 expects fields and their values, found 'Inception', as in a:1: {title: Inception, year: 2010}"
        ),
        (
            "set:\n  a:1:\n",
            "2:3: a:1 expects fields and their values, found nothing, as in a:1: {title: Inception, year: 2010}"
        ),
        (
            "set:\n  imdb:tt1375666: {year: 2010}\n",
            "2:3: 'imdb:tt1375666' is no provider's id of a movie; write the provider's name before it, as in tmdb:24428"
        ),
        (
            "set:\n  a:1: {title: A}\n  a:1: {year: 2010}\n",
            "3:3: duplicate key 'a:1' under set; keep one of the two"
        ),
        ("set:\n  a:1: {titel: A}\n", "2:9: unknown key 'titel' under set; did you mean 'title'?"),
        ("set:\n  a:1: {budget: 1}\n", "2:9: unknown key 'budget' under set; known: \(settable)"),
        (
            "set:\n  a:1: {popularity: 9}\n",
            "2:9: popularity cannot be set by hand; these can: \(settable)"
        ),
        (
            "set:\n  a:1: {external_ids: {imdb: tt1375666}}\n",
            "2:9: external_ids cannot be set by hand; these can: \(settable)"
        ),
        (
            "set:\n  a:1: {title: null}\n",
            "2:9: title expects a text, found nothing, as in title: Inception"
        ),
        ("set:\n  a:1: {title: [A]}\n", "2:9: title expects a text, found a list, as in title: Inception"),
        ("set:\n  a:1: {title: ' '}\n", "2:9: title expects a text, found ' ', as in title: Inception"),
        (
            "set:\n  a:1: {year: MMX}\n",
            "2:9: year expects a year from 1870 to 2100 or null, found 'MMX', as in year: 2010"
        ),
        (
            "set:\n  a:1: {year: 20100}\n",
            "2:9: year expects a year from 1870 to 2100 or null, found '20100', as in year: 2010"
        ),
        (
            "set:\n  a:1: {release_date: 2010-02-30}\n",
            "2:9: release_date expects a day or null, found '2010-02-30', as in release_date: 2010-07-16"
        ),
        (
            "set:\n  a:1: {poster: 'file:///etc/passwd'}\n",
            "2:9: poster expects an https or http address or null, found 'file:///etc/passwd', as in poster: "
                + "https://example.org/inception.jpg"
        ),
        (
            "set:\n  a:1: {genres: Drama}\n",
            "2:9: genres expects a list of names or null, found 'Drama', as in genres: [Action, Heist]"
        ),
        (
            "set:\n  a:1: {directors: [A, '']}\n",
            "2:9: directors expects a list of names or null, found a list, as in directors: [Christopher Nolan]"
        ),
        (
            "set:\n  a:1: {runtime_minutes: 0}\n",
            "2:9: runtime_minutes expects a positive whole number or null, found '0', as in runtime_minutes: 148"
        ),
        (
            "set:\n  a:1: {original_language: eng}\n",
            "2:9: original_language expects a language code of two letters or null, found 'eng', as in "
                + "original_language: en"
        ),
        (
            "set:\n  a:1: {rating: 11}\n",
            "2:9: rating expects a number from 0 to 10, value and votes, or null, found '11', as in rating: {value: "
                + "8.5, votes: 120}"
        ),
        (
            "set:\n  a:1: {rating: {value: 8, votes: many}}\n",
            "2:9: rating expects a number from 0 to 10, value and votes, or null, found keys and values, as in rating: "
                + "{value: 8.5, votes: 120}"
        ),
        (
            "same: [[a:1, b:1]]\nset:\n  a:1: {year: 2010, title: A}\n  b:1:\n    title: A\n    year: 2011\n",
            "6:5: year is set for 'b:1' here, and to another value for 'a:1' in line 3, which is the same movie; keep "
                + "one of the two"
        ),
    ])
    func `that are wrong say where, what, and what to do`(text: String, message: String) {
        #expect(Self.messages(text) == ["matches.yaml:" + message])
    }

    // MARK: - Adding verdicts beside them

    @Test(arguments: [
        (
            "set:\n  a:1: {title: A}  # by me\n",
            "set:\n  a:1: {title: A}  # by me\nsame:\n  - [c:3, d:3]\n"
        ),
        (
            "same:\n  - [a:1, b:1]\n\n# mine\nset:\n  a:1:\n    overview: |\n      One.\n\n      # Two.\n",
            "same:\n  - [a:1, b:1]\n  - [c:3, d:3]\n\n# mine\nset:\n  a:1:\n    overview: |\n      One.\n\n      # Two.\n"
        ),
        (
            "set:\n  a:1:\n    overview: |\n      One.\n\n      # Two.\n\n",
            "set:\n  a:1:\n    overview: |\n      One.\n\n      # Two.\n\nsame:\n  - [c:3, d:3]\n"
        ),
        (
            "{set: {a:1: {title: \"A ]}\"}}}",
            "{set: {a:1: {title: \"A ]}\"}},\n same: [\n   [c:3, d:3]]}"
        ),
    ])
    func `keep them and their comments`(old: String, new: String) throws {
        let text = try Self.file.text(adding: [NewVerdict(.same, ["c:3", "d:3"])], to: old)
        #expect(text == new)
        #expect(
            try Self.file.content(of: text).handValues == Self.file.content(of: old).handValues)
    }

    @Test func `refuse a verdict that would make two values of one`() {
        let old = "set:\n  a:1: {year: 2010}\n  b:1: {year: 2011}\n"
        let errors = #expect(throws: ConfigurationErrors.self) {
            try Self.file.text(adding: [NewVerdict(.same, ["a:1", "b:1"])], to: old)
        }
        #expect(
            errors?.description
                == "matches.yaml:3:9: year is set for 'b:1' here, and to another value for 'a:1' in line 2, which is "
                + "the same movie; keep one of the two")
    }
}
