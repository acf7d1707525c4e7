internal import CatalogCore
internal import Testing

@Suite struct `A movie completed by another telling` {
    @Test func `keeps what it knows and takes what it does not, field by field`() throws {
        let few = MovieSummary(
            id: try id("a:1"), title: "Stalker", overview: .known("Ours."), poster: .absent)
        let many = MovieSummary(
            id: try id("a:2"),
            title: "Сталкер",
            originalTitle: .known("Сталкер"),
            year: .known(1979),
            releaseDate: Fact(CalendarDay(year: 1979, month: 5, day: 25)),
            overview: .known("Theirs."),
            poster: .known("https://a.example/1.jpg"),
            backdrop: .absent,
            genres: .known(["Drama"]),
            originalLanguage: .known("ru"),
            rating: Fact(Rating(8)),
            popularity: .known(3),
            page: .known("https://a.example/1"))
        var expected = many
        expected.id = few.id
        expected.title = few.title
        expected.overview = few.overview
        #expect(few.completed(by: many) == expected)
    }

    @Test(arguments: 0..<27)
    func `is the same in any grouping, not changed by itself, and not by one that knows nothing`(number: Int)
        throws
    {
        // Each movie's poster, tagline and release date stand in one of three states; all 27 meet all 27.
        let movies = try (0..<27).map(movie)
        let blank = MovieDetail(summary: MovieSummary(id: movies[0].id, title: "Blank"))
        let left = movies[number]
        #expect(left.completed(by: left) == left)
        #expect(left.completed(by: blank) == left)
        for middle in movies {
            for right in movies where right.summary.poster != middle.summary.poster {
                #expect(
                    left.completed(by: middle).completed(by: right)
                        == left.completed(by: middle.completed(by: right)))
            }
        }
    }

    @Test func `has every field of a page that the other alone knows`() throws {
        let summary = MovieSummary(id: try id("a:1"), title: "Stalker")
        let whole = MovieDetail(
            summary: summary,
            alternativeTitles: .known(["Der Stalker"]),
            tagline: .known("The Zone wants to be respected."),
            status: .known("Released"),
            runtimeMinutes: .known(162),
            revenueUSD: .absent,
            trailer: .known("https://a.example/trailer"),
            externalIDs: .known([try #require(ExternalID("imdb:tt0079944"))]),
            credits: .known([Credit(person: nil, name: "Andrei Tarkovsky", job: .director)]),
            recommendations: .known([summary]))
        #expect(MovieDetail(summary: summary).completed(by: whole) == whole)
        #expect(whole.completed(by: MovieDetail(summary: summary)) == whole)
    }

    @Test(
        arguments: [
            (.unknown, "1979-05-25", .known(1979)),
            (.absent, "1979-05-25", .known(1979)),
            (.known(1980), "1979-05-25", .known(1980)),
            (.known(1980), nil, .known(1980)),
            (.unknown, nil, .absent),
        ] as [(Fact<Int>, String?, Fact<Int>)])
    func `or told once has the year of its release date where no other is given`(
        year: Fact<Int>, date: String?, expected: Fact<Int>
    ) throws {
        let day = try date.map { try #require(CalendarDay($0)) }
        let movie = MovieSummary(id: try id("a:1"), title: "Stalker", year: year, releaseDate: Fact(day))
        #expect(movie.year == expected)
    }

    private func id(_ text: String) throws -> MovieID {
        try #require(MovieID(text))
    }

    /// The movie whose three facts are the digits of `number` to the base of three.
    private func movie(_ number: Int) throws -> MovieDetail {
        func fact<Value>(_ digit: Int, _ value: Value) -> Fact<Value> {
            digit == 0 ? .unknown : digit == 1 ? .absent : .known(value)
        }
        let day = try #require(CalendarDay(year: 1900 + number, month: 1, day: 1))
        return MovieDetail(
            summary: MovieSummary(
                id: try id("a:1"),
                title: "Stalker",
                releaseDate: fact(number / 9, day),
                poster: fact(number % 3, "https://a.example/\(number).jpg")),
            tagline: fact(number / 3 % 3, "Tagline \(number)"))
    }
}
