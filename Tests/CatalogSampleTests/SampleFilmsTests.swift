import CatalogSample
import Foundation
import Testing

@Suite struct `The films of the sample` {
    @Test(arguments: ["popular", "top_rated", "now_playing", "upcoming"])
    func `stand in lists as their details show them`(list: String) async throws {
        let films = try await pages("movie/\(list)").flatMap(\.results)
        #expect(!films.isEmpty)
        for film in films {
            #expect(!film.title.isEmpty)
            // A search takes its items from the details; the lists were written out on their own.
            let found: Wire.Page = try await ask("search/movie", [("query", film.title)])
            #expect(found.results.contains(film), "\(film.title)")
        }
    }

    @Test func `recommend one another, and never themselves`() async throws {
        let known = Set(try await pages("movie/popular").flatMap(\.results))
        for film in try await details() {
            for related in [film.recommendations, film.similar] {
                #expect((3...6).contains(related.results.count), "\(film.id)")
                #expect(related.results.allSatisfy { known.contains($0) && $0.id != film.id }, "\(film.id)")
                #expect(Set(related.results).count == related.results.count)
                #expect(related.total_results == related.results.count)
            }
        }
    }

    @Test func `say one id for one person, and the same about them everywhere`() async throws {
        struct Words: Hashable { let name: String, gender: Int, popularity: Double, department: String }
        var said: [Int: Set<Words>] = [:]
        for credit in try await details().flatMap({ $0.credits.cast + $0.credits.crew }) {
            #expect(credit.popularity > 0, "\(credit.name)")
            said[credit.id, default: []].insert(
                Words(
                    name: credit.name, gender: credit.gender, popularity: credit.popularity,
                    department: credit.known_for_department))
        }
        #expect(said.values.allSatisfy { $0.count == 1 })
    }

    @Test func `bill their cast from zero upward, each credit under an id of its own`() async throws {
        let details = try await details()
        for film in details {
            #expect(film.credits.cast.map(\.order) == film.credits.cast.indices.map { $0 })
            #expect(film.credits.cast.allSatisfy { $0.character?.isEmpty == false })
        }
        let ids = details.flatMap { $0.credits.cast + $0.credits.crew }.map(\.credit_id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `name their genres as the list of genres does`() async throws {
        struct Genres: Decodable { let genres: [Wire.Detail.Genre] }
        let genres: Genres = try await ask("genre/movie/list")
        let names = Dictionary(uniqueKeysWithValues: genres.genres.map { ($0.id, $0.name) })
        for film in try await details() {
            #expect(film.genres.allSatisfy { names[$0.id] == $0.name }, "\(film.id)")
        }
    }

    @Test func `are each told in words of their own`() async throws {
        let overviews = try await pages("movie/popular").flatMap(\.results).map(\.overview)
        let reviews: Wire.ReviewList = try await askTradeRev("list.json")
        var texts = overviews
        for movie in reviews.movies {
            let detail: Wire.ReviewDetail = try await askTradeRev("details/\(movie.id).json")
            texts += [detail.Description, detail.Notes]
        }
        #expect(texts.allSatisfy { !$0.isEmpty })
        #expect(Set(texts).count == texts.count)
    }

    @Test func `are films of TradeRev too, all in its list with a detail and recommendations`() async throws {
        let list: Wire.ReviewList = try await askTradeRev("list.json")
        for movie in list.movies {
            let detail: Wire.ReviewDetail = try await askTradeRev("details/\(movie.id).json")
            #expect((detail.id, detail.name) == (movie.id, movie.name))
            #expect(detail.releaseDate % 86_400 == 0)
            #expect((0...10).contains(detail.Rating))
            let year = Date(timeIntervalSince1970: Double(detail.releaseDate)).formatted(.iso8601.year())
            #expect(year == "\(movie.year)")
            let related: Wire.ReviewList = try await askTradeRev("details/recommended/\(movie.id).json")
            #expect(Set(related.movies).isSubset(of: list.movies), "\(movie.name)")
        }
    }
}
