import Testing

/// What the sample is there to show. A change of the data that loses a case fails here.
@Suite struct `The sample shows` {
    @Test func `films that both have, and films that one alone has`() async throws {
        let titles = Set(try await pages("movie/popular").flatMap(\.results).map(\.title))
        let names = Set(try await reviewed().map(\.name))
        #expect(titles.intersection(names).count >= 5)
        #expect(names.subtracting(titles).contains("The Princess Bride"))
        #expect(titles.subtracting(names).count >= 10)
    }

    @Test(arguments: [
        (film: 27205, tmdb: "2010-07-14", movie: 3, year: 2010),
        (film: 771, tmdb: "1990-11-16", movie: 2, year: 1990),
        (film: 289, tmdb: "1942-11-26", movie: 7, year: 1943),
        (film: 194, tmdb: "2001-04-25", movie: 6, year: 2001),
    ])
    func `one film whose dates agree, differ by days, by months, by a year`(
        film: Int, tmdb: String, movie: Int, year: Int
    ) async throws {
        let films = try await pages("movie/popular").flatMap(\.results)
        #expect(films.first { $0.id == film }?.release_date == tmdb)
        #expect(try await reviewed().first { $0.id == movie }?.year == year)
    }

    @Test func `remakes under one title`() async throws {
        let films = try await pages("movie/popular").flatMap(\.results)
        #expect(films.filter { $0.title == "The Thing" }.count == 2)
        #expect(try await reviewed().filter { $0.name == "The Thing" }.map(\.year) == [1982, 2011])
        #expect(films.filter { $0.title == "A Star Is Born" }.map(\.release_date) == ["2018-10-03"])
        #expect(try await reviewed().filter { $0.name == "A Star Is Born" }.map(\.year) == [1954])
    }

    @Test func `a title with and without its accent`() async throws {
        #expect(try await pages("movie/popular").flatMap(\.results).contains { $0.title == "Amélie" })
        #expect(try await reviewed().contains { $0.name == "Amelie" })
    }

    @Test(arguments: ["千と千尋の神隠し", "七人の侍", "기생충"])
    func `titles in other scripts`(title: String) async throws {
        #expect(try await pages("movie/popular").flatMap(\.results).contains { $0.original_title == title })
    }

    @Test func `an announced film without a date, without a poster, without a director`() async throws {
        let upcoming = try await pages("movie/upcoming").flatMap(\.results)
        let film = try #require(upcoming.first { $0.release_date.isEmpty })
        #expect(film.poster_path == nil)
        let detail = try #require(try await details().first { $0.id == film.id })
        #expect(!detail.credits.crew.contains { $0.job == "Director" })
        #expect(detail.runtime == 0)
    }

    @Test func `a film that recommends itself`() async throws {
        let related: Wire.ReviewList = try await askTradeRev("details/recommended/4.json")
        #expect(related.movies.first?.id == 4)
    }

    @Test func `people who direct the film they play in, and two people of one name`() async throws {
        let details = try await details()
        let both = details.flatMap { film in
            film.credits.crew.filter { $0.job == "Director" }.map(\.id)
                .filter { film.credits.cast.map(\.id).contains($0) }
        }
        #expect(both.count == 3)
        let people: Wire.People = try await ask("search/person", [("query", "steve mcqueen")])
        #expect(people.results.map(\.name) == ["Steve McQueen", "Steve McQueen"])
        #expect(
            people.results.map { $0.known_for?.map(\.title) } == [["The Great Escape"], ["12 Years a Slave"]])
    }

    private func reviewed() async throws -> [Wire.ReviewList.Entry] {
        try await askTradeRev("list.json", as: Wire.ReviewList.self).movies
    }
}
