import CatalogSample
import CatalogTransport
import Foundation
import Testing

@Suite struct `The sample answers` {
    @Test func `every recorded question with the recorded body, date and type`() async throws {
        for exchange in try ExchangeFiles.all() {
            let response = try await SampleTransport().response(to: TransportRequest(url: exchange.url))
            #expect(response.status == 200)
            #expect(response.headers == ["content-type": exchange.contentType, "date": exchange.date])
            #expect(response.date != nil)
            _ = try JSONSerialization.jsonObject(with: response.body)
            // Lists are cut into pages; everything else comes back byte for byte.
            if !exchange.name.hasSuffix("popular.json"), !exchange.name.hasSuffix("top_rated.json") {
                let isTheSame = String(decoding: response.body, as: UTF8.self) == exchange.body
                #expect(isTheSame, "\(exchange.name)")
            }
        }
    }

    @Test(arguments: ["movie/popular", "movie/top_rated", "search/movie"])
    func `a list page by page: the pages are the list, none twice`(path: String) async throws {
        let query = path == "search/movie" ? [("query", "the")] : []
        let pages = try await pages(path, query)
        let ids = pages.flatMap(\.results).map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(pages.map(\.page) == Array(1...pages.count))
        #expect(pages.dropLast().allSatisfy { $0.results.count == 20 })
        #expect(pages.allSatisfy { $0.total_results == ids.count && $0.total_pages == pages.count })
        let past: Wire.Page = try await ask(path, query + [("page", "\(pages.count + 1)")])
        #expect(past.results.isEmpty)
    }

    @Test func `the popular films by popularity, all that the sample has`() async throws {
        let pages = try await pages("movie/popular")
        let recorded = SampleArchive.standard.urls.filter { $0.contains("append_to_response") }
        #expect(pages.count == 2)
        #expect(pages[0].total_results == recorded.count)
        let popularity = pages.flatMap(\.results).map(\.popularity)
        #expect(popularity == popularity.sorted(by: >))
    }

    @Test(arguments: ["0", "501", "-1", "two", ""])
    func `a page out of range with TMDB's error`(page: String) async throws {
        let response = try await SampleTransport().response(to: tmdb("movie/popular", [("page", page)]))
        #expect(response.status == 400)
        #expect(try code(in: response) == 22)
    }

    @Test(arguments: [
        ["credits"], ["similar", "external_ids"], [], ["recommendations", "images", "no_such_part"],
    ])
    func `a detail with the parts asked for and no others`(asked: [String]) async throws {
        let query = asked.isEmpty ? [] : [("append_to_response", asked.joined(separator: ","))]
        let response = try await SampleTransport().response(to: tmdb("movie/27205", query))
        let detail = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
        let known: Set = [
            "alternative_titles", "credits", "external_ids", "recommendations", "similar", "videos",
        ]
        #expect(known.intersection(detail?.keys.map { $0 } ?? []) == known.intersection(asked))
        #expect(detail?["title"] as? String == "Inception")
    }

    @Test func `a part alone as it stands in the detail`() async throws {
        for film in try await details() {
            let credits: Wire.Credits = try await ask("movie/\(film.id)/credits")
            #expect((credits.cast, credits.crew) == (film.credits.cast, film.credits.crew))
            let recommended: Wire.Page = try await ask("movie/\(film.id)/recommendations")
            #expect(recommended.results == film.recommendations.results)
            let similar: Wire.Page = try await ask("movie/\(film.id)/similar")
            #expect(similar.results == film.similar.results)
            let ids: Wire.Detail.ExternalIDs = try await ask("movie/\(film.id)/external_ids")
            #expect(ids.imdb_id == film.imdb_id)
        }
    }

    @Test func `alike with any credential, language and region`() async throws {
        var request = tmdb("movie/popular", [("language", "de-DE"), ("region", "DE"), ("page", "1")])
        request.credential = .bearer(Secret("eyJ-not-a-real-token"))
        request.headers = ["accept": "application/json"]
        let plain = try await SampleTransport().response(to: tmdb("movie/popular"))
        #expect(try await SampleTransport().response(to: request) == plain)
    }

    @Test(arguments: [
        "movie/99999999", "movie/27205/lists", "movie/nonsense", "tv/1399", "search/tv?query=x", "",
    ])
    func `what it does not know as TMDB does`(path: String) async throws {
        let response = try await SampleTransport().response(
            to: TransportRequest(url: "https://api.themoviedb.org/3/\(path)"))
        #expect(response.status == 404)
        #expect(try code(in: response) == 34)
    }

    @Test(arguments: ["details/99.json", "details/recommended/99.json", "lists.json"])
    func `a file that TradeRev does not have as its host does`(path: String) async throws {
        let response = try await SampleTransport().response(
            to: TransportRequest(
                base: "https://raw.githubusercontent.com/TradeRev/tr-ios-challenge/master", path: path))
        #expect(response.status == 404)
        #expect(String(decoding: response.body, as: UTF8.self) == "404: Not Found")
    }

    @Test(arguments: [
        "https://image.tmdb.org/t/p/w342/x.jpg",
        "https://raw.githubusercontent.com/TradeRev/tr-ios-challenge/master/3.jpg",
        "https://example.org/3/movie/27205", "http://127.0.0.1:8080/3/movie/popular",
    ])
    func `for no other host, and shows no pictures`(url: String) async throws {
        let request = TransportRequest(url: url)
        await #expect(throws: TransportError.notRecorded(request.label)) {
            try await SampleTransport().response(to: request)
        }
    }

    @Test(arguments: ["", "movie/popular"])
    func `no question that is no address`(url: String) async throws {
        await #expect(throws: TransportError.invalidRequest("'\(url)' is no address")) {
            try await SampleTransport().response(to: TransportRequest(url: url))
        }
    }

    private func code(in response: TransportResponse) throws -> Int {
        struct Failure: Decodable { let status_code: Int }
        return try JSONDecoder().decode(Failure.self, from: response.body).status_code
    }
}
