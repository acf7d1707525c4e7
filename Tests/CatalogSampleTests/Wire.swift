import CatalogSample
import CatalogTransport
import Foundation
import Testing

/// The sample's answers as a reader of JSON sees them, apart from the code under test.
enum Wire {
    struct Page: Decodable {
        let page: Int
        let results: [Film]
        let total_pages: Int
        let total_results: Int
    }

    struct Film: Decodable, Hashable {
        let id: Int
        let title: String
        let original_title: String
        let original_language: String
        let overview: String
        let popularity: Double
        let poster_path: String?
        let release_date: String
        let vote_average: Double
        let vote_count: Int
        let genre_ids: [Int]?
    }

    struct Detail: Decodable {
        struct Genre: Decodable { let id: Int, name: String }
        struct Titles: Decodable { let titles: [Title] }
        struct Title: Decodable { let title: String }
        struct ExternalIDs: Decodable { let imdb_id: String?, wikidata_id: String? }
        let id: Int
        let imdb_id: String?
        let genres: [Genre]
        let runtime: Int
        let credits: Credits
        let recommendations: Page
        let similar: Page
        let external_ids: ExternalIDs
        let alternative_titles: Titles
    }

    struct Credits: Decodable { let cast: [Credit], crew: [Credit] }

    struct Credit: Decodable, Hashable {
        let id: Int
        let name: String
        let gender: Int
        let popularity: Double
        let known_for_department: String
        let credit_id: String
        let character: String?
        let order: Int?
        let job: String?
    }

    struct People: Decodable {
        let results: [Person]
        let total_results: Int
    }

    struct Person: Decodable {
        let id: Int
        let name: String
        let popularity: Double
        let known_for: [Film]?
    }

    struct Filmography: Decodable {
        struct Entry: Decodable, Hashable { let id: Int, credit_id: String, character: String?, job: String? }
        let cast: [Entry]
        let crew: [Entry]
        let id: Int
    }

    struct Found: Decodable { let movie_results: [Film], person_results: [Person] }

    struct ReviewList: Decodable {
        struct Entry: Decodable, Hashable { let id: Int, name: String, year: Int, thumbnail: String? }
        let movies: [Entry]
    }

    struct ReviewDetail: Decodable {
        let id: Int
        let name: String
        let Description: String
        let Notes: String
        let Rating: Double
        let picture: String?
        let releaseDate: Int
    }
}

/// In a failed test a film is its title and id, not its whole overview.
extension Wire.Film: CustomTestStringConvertible {
    var testDescription: String { "\(title) (\(id))" }
}

/// Asks the sample and decodes what it says.
func ask<Value: Decodable>(
    _ path: String, _ query: [(name: String, value: String)] = [], as: Value.Type = Value.self
) async throws -> Value {
    let response = try await SampleTransport().response(to: tmdb(path, query))
    #expect(response.status == 200)
    return try JSONDecoder().decode(Value.self, from: response.body)
}

/// Asks the sample of TradeRev and decodes what it says.
func askTradeRev<Value: Decodable>(_ path: String, as: Value.Type = Value.self) async throws -> Value {
    let base = "https://raw.githubusercontent.com/TradeRev/tr-ios-challenge/master"
    let response = try await SampleTransport().response(to: TransportRequest(base: base, path: path))
    #expect(response.status == 200)
    return try JSONDecoder().decode(Value.self, from: response.body)
}

/// A question to TMDB.
func tmdb(_ path: String, _ query: [(name: String, value: String)] = []) -> TransportRequest {
    TransportRequest(base: "https://api.themoviedb.org/3", path: path, query: query)
}

/// Every page of a list, one after the other.
func pages(_ path: String, _ query: [(name: String, value: String)] = []) async throws -> [Wire.Page] {
    var pages: [Wire.Page] = []
    repeat {
        pages.append(try await ask(path, query + [("page", "\(pages.count + 1)")]))
    } while pages.count < pages[0].total_pages
    return pages
}

/// The details of all films in the sample, each with all its parts.
func details() async throws -> [Wire.Detail] {
    let parts = "alternative_titles,credits,external_ids,recommendations,similar,videos"
    var details: [Wire.Detail] = []
    for film in try await pages("movie/popular").flatMap(\.results) {
        details.append(try await ask("movie/\(film.id)", [("append_to_response", parts)]))
    }
    return details
}
