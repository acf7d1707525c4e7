import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

/// A TMDB that says what a test wants, and a provider that asks it.
struct StagedTMDB {
    let provider: TMDBProvider
    let transport: ScriptedTransport

    /// Answers with what `script` returns; where that is nil, with the image configuration or with 404.
    init(
        language: String? = nil,
        region: String? = nil,
        posterSize: String? = nil,
        related: TMDBSettings.Related = .recommendations,
        credential: Credential = .bearer(Secret("test-token")),
        script: @escaping @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse?
    ) throws {
        transport = ScriptedTransport { request throws(TransportError) in
            if let response = try await script(request) { return response }
            return request.pathAndQuery == "/3/configuration"
                ? .json(Said.configuration) : .json("{}", status: 404)
        }
        let settings = TMDBSettings(
            baseURL: "https://tmdb.example/3", credential: credential, language: language, region: region,
            posterSize: posterSize, related: related)
        provider = TMDBProvider(
            id: try #require(ProviderID("tmdb")), settings: settings, transport: transport)
    }

    /// Answers by path below `/3/`, with its query where a key has one.
    init(
        _ answers: [String: String],
        language: String? = nil,
        region: String? = nil,
        posterSize: String? = nil,
        related: TMDBSettings.Related = .recommendations
    ) throws {
        try self.init(language: language, region: region, posterSize: posterSize, related: related) {
            request in
            let whole = String(request.pathAndQuery.dropFirst("/3/".count))
            let path = String(whole.prefix { $0 != "?" })
            return (answers[whole] ?? answers[path]).map { .json($0) }
        }
    }

    /// What was asked for, below `/3/`, in alphabetical order and without the configuration.
    var asked: [String] {
        transport.paths.map { String($0.dropFirst("/3/".count)) }.filter { $0 != "configuration" }.sorted()
    }

    func movie(_ number: Int) -> MovieID { MovieID(provider: provider.id, number: number) }

    func person(_ number: Int) -> PersonID { PersonID(provider: provider.id, number: number) }

    /// The popular list.
    func popular(_ limit: Int?) async throws(ProviderError) -> Reply<MovieList> {
        try await provider.movies(in: ListRequest(.popular, limit: limit))
    }

    /// What the provider makes of one item of a list.
    static func summary(of item: String, language: String? = nil) async throws -> MovieSummary {
        let tmdb = try StagedTMDB(["movie/popular": Said.page([item])], language: language)
        let reply = try await tmdb.popular(20)
        return try #require(reply.value.movies.first, "\(reply.problems)")
    }
}

/// Bodies as TMDB writes them.
enum Said {
    static let configuration = """
        {"images": {"base_url": "http://images.example/t/p/",
          "secure_base_url": "https://images.example/t/p/",
          "backdrop_sizes": ["w300", "w780", "w1280", "original"],
          "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"]}, "change_keys": []}
        """

    /// A page of a list.
    static func page(_ items: [String], number: Int = 1, of total: Int = 1) -> String {
        """
        {"page": \(number), "results": [\(items.joined(separator: ","))], "total_pages": \(total), \
        "total_results": \(total * 20)}
        """
    }

    /// A page of movies of which nothing but number and title is known.
    static func page(ofMovies numbers: some Sequence<Int>, number: Int = 1, of total: Int = 1) -> String {
        page(numbers.map { item($0) }, number: number, of: total)
    }

    /// An item of a list; `more` follows number and title and begins with a comma.
    static func item(_ number: Int, _ more: String = "") -> String {
        #"{"id": \#(number), "title": "Movie \#(number)"\#(more)}"#
    }

    /// The body of an error.
    static func error(_ code: Int, _ message: String) -> String {
        #"{"success": false, "status_code": \#(code), "status_message": "\#(message)"}"#
    }
}

extension TransportResponse {
    static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> TransportResponse
    {
        TransportResponse(status: status, headers: headers, body: Data(text.utf8))
    }
}

extension TransportRequest {
    /// The page that is asked for; nil where the request names none.
    var page: Int? {
        url.range(of: "page=").flatMap { Int(url[$0.upperBound...].prefix { $0.isNumber }) }
    }

    /// The movie whose page is asked for; nil where the request is about no movie.
    var movie: Int? {
        url.range(of: "/movie/").flatMap { Int(url[$0.upperBound...].prefix { $0.isNumber }) }
    }
}

extension Reply<MovieList> {
    /// The keys of the movies, as numbers.
    var numbers: [Int] { value.movies.compactMap { Int($0.id.key) } }
}

extension Problem {
    /// What could not be read, where that is the reason.
    var found: String? {
        if case .unreadable(let words) = reason { words } else { nil }
    }
}

extension ProviderError {
    /// The reason, where the question failed.
    var reason: FailureReason? {
        if case .failed(let problem) = self { problem.reason } else { nil }
    }
}
