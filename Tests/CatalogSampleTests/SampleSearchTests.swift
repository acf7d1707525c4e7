import CatalogSample
import CatalogTransport
import Foundation
import Testing

@Suite struct `A search in the sample` {
    @Test(arguments: ["the", "star", "THING", "amelie", "Amélie", "千と千尋の神隠し", "mad max", "fabuleux"])
    func `finds films that contain every word, whatever its case and accents`(query: String) async throws {
        let found = try await pages("search/movie", [("query", query)]).flatMap(\.results)
        #expect(!found.isEmpty)
        for film in found {
            let isIn = [film.title, film.original_title].contains { title in
                query.split(separator: " ").allSatisfy { plain(title).contains(plain(String($0))) }
            }
            #expect(isIn, "\(film.title)")
        }
    }

    @Test func `finds every film by its title and by its original title, exact titles first`() async throws {
        for film in try await pages("movie/popular").flatMap(\.results) {
            let found: Wire.Page = try await ask("search/movie", [("query", film.title)])
            #expect(found.results.first?.title == film.title)
            #expect(found.results.contains(film))
            let again: Wire.Page = try await ask("search/movie", [("query", film.original_title)])
            #expect(again.results.contains(film))
        }
    }

    @Test func `puts the more popular first among films that fit alike`() async throws {
        let found: Wire.Page = try await ask("search/movie", [("query", "the")])
        #expect(found.results.count > 3)
        #expect(found.results.map(\.popularity) == found.results.map(\.popularity).sorted(by: >))
        let things: Wire.Page = try await ask("search/movie", [("query", "the thing")])
        #expect(things.results.map(\.id) == [1091, 60935])
    }

    @Test func `puts an exact title before a more popular one`() async throws {
        let found: Wire.Page = try await ask("search/movie", [("query", "blade")])
        #expect(found.results.map(\.title) == ["Blade", "Blade Runner"])
        #expect(found.results.map(\.popularity) == found.results.map(\.popularity).sorted())
    }

    @Test(arguments: ["primary_release_year", "year"])
    func `keeps to a year`(parameter: String) async throws {
        let found: Wire.Page = try await ask("search/movie", [("query", "the thing"), (parameter, "2011")])
        #expect(found.results.map(\.id) == [60935])
        let none: Wire.Page = try await ask(
            "search/movie", [("query", "a star is born"), (parameter, "1954")])
        #expect(none.results.isEmpty)
        #expect((none.total_pages, none.total_results) == (1, 0))
    }

    @Test func `finds everybody by name`() async throws {
        for credit in Set(try await details().flatMap { $0.credits.cast + $0.credits.crew }) {
            let found: Wire.People = try await ask("search/person", [("query", credit.name.uppercased())])
            #expect(found.results.contains { $0.id == credit.id && $0.popularity == credit.popularity })
        }
    }

    @Test func `tells what people are known for, the most popular film first`() async throws {
        let found: Wire.People = try await ask("search/person", [("query", "nolan")])
        #expect(found.results.map(\.name) == ["Christopher Nolan", "Jonathan Nolan"])
        let films = try #require(found.results.first?.known_for)
        #expect(films.map(\.title) == ["Inception", "The Dark Knight", "Interstellar"])
    }

    @Test(arguments: [
        ("tt1375666", "imdb_id", [27205]), ("Q25188", "wikidata_id", [27205]), ("tt0000000", "imdb_id", []),
        ("Q25188", "imdb_id", []),
    ])
    func `by an outside id finds that film or nothing`(id: String, source: String, films: [Int]) async throws
    {
        let found: Wire.Found = try await ask("find/\(id)", [("external_source", source)])
        #expect(found.movie_results.map(\.id) == films)
        #expect(found.person_results.isEmpty)
    }

    @Test(arguments: ["movie", "person"])
    func `for nothing is an error, as at TMDB`(subject: String) async throws {
        let response = try await SampleTransport().response(to: tmdb("search/\(subject)", [("query", "")]))
        #expect(response.status == 422)
    }

    private func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
