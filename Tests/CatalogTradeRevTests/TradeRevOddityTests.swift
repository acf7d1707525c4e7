internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTradeRev
internal import Testing

@Suite struct `Odd values in TradeRev's files` {
    /// A field of a detail file as it might stand there, what it comes to, and what a problem says of it.
    struct Row<Value: Sendable & Equatable>: Sendable, CustomTestStringConvertible {
        let field: String
        let fact: Fact<Value>
        let found: String?

        init(_ field: String, _ fact: Fact<Value>, _ found: String? = nil) {
            self.field = field
            self.fact = fact
            self.found = found
        }

        var testDescription: String { field.isEmpty ? "nothing" : field }
    }

    @Test(arguments: [
        Row(#""Rating": 8.8"#, Fact(Rating(8.8))),
        Row(#""Rating": 0"#, Fact(Rating(0))),
        Row(#""Rating": 10"#, Fact(Rating(10))),
        Row("", .absent),
        Row(#""rating": 8.8"#, .absent),
        Row(#""Rating": null"#, .absent),
        Row(#""Rating": 10.1"#, .unknown, "'Rating' cannot be 10.1"),
        Row(#""Rating": -1"#, .unknown, "'Rating' cannot be -1.0"),
        Row(#""Rating": "8.8""#, .unknown, "'Rating' is not a number"),
        Row(#""Rating": 1e999"#, .unknown, "'Rating' is malformed"),
    ])
    func `cost the rating alone`(row: Row<Rating>) async throws {
        try await expect(row, of: \.rating)
    }

    @Test(arguments: [
        Row(#""releaseDate": 658713600"#, Fact(CalendarDay(year: 1990, month: 11, day: 16))),
        Row(#""releaseDate": 658713601"#, Fact(CalendarDay(year: 1990, month: 11, day: 16))),
        Row(#""releaseDate": 0"#, Fact(CalendarDay(year: 1970, month: 1, day: 1))),
        Row(#""releaseDate": -1404864000"#, Fact(CalendarDay(year: 1925, month: 6, day: 26))),
        Row(#""releaseDate": -1"#, Fact(CalendarDay(year: 1969, month: 12, day: 31))),
        Row("", .absent),
        Row(#""releaseDate": null"#, .absent),
        Row(#""releaseDate": 658713600000"#, .unknown, "'releaseDate' cannot be 658713600000"),
        Row(#""releaseDate": 4133980800"#, .unknown, "'releaseDate' cannot be 4133980800"),
        Row(#""releaseDate": -3155760000"#, .unknown, "'releaseDate' cannot be -3155760000"),
        Row(#""releaseDate": "1990-11-16""#, .unknown, "'releaseDate' is not a number"),
        Row(#""releaseDate": 99999999999999999999"#, .unknown, "'releaseDate' is malformed"),
    ])
    func `cost the release date alone`(row: Row<CalendarDay>) async throws {
        try await expect(row, of: \.releaseDate)
    }

    @Test(arguments: [
        Row(#""Description": "A line.""#, .known("A line.")),
        Row(#""Description": "Ein Knabe\n\n\"allein\" – ☃""#, .known("Ein Knabe\n\n\"allein\" – ☃")),
        Row("", .absent),
        Row(#""description": "A line.""#, .absent),
        Row(#""Description": null"#, .absent),
        Row(#""Description": """#, .absent),
        Row(#""Description": " \n""#, .absent),
        Row(#""Description": 7"#, .unknown, "'Description' is not text"),
        Row(#""Description": ["A line."]"#, .unknown, "'Description' is not text"),
    ])
    func `cost the overview alone`(row: Row<String>) async throws {
        try await expect(row, of: \.overview)
    }

    @Test(arguments: [
        Row(#""picture": "http://pictures.example/3.jpg""#, .known("http://pictures.example/3.jpg")),
        Row(#""picture": "details/3.jpg""#, .known("https://traderev.example/master/details/3.jpg")),
        Row(#""picture": "/3.jpg""#, .known("https://traderev.example/3.jpg")),
        Row(#""picture": "//pictures.example/3.jpg""#, .known("https://pictures.example/3.jpg")),
        Row(#""picture": "file:///srv/3.jpg""#, .known("file:///srv/3.jpg")),
        Row("", .absent),
        Row(#""picture": null"#, .absent),
        Row(#""picture": """#, .absent),
        Row(#""picture": "javascript:alert(1)""#, .unknown, "'picture' cannot be javascript:alert(1)"),
        Row(#""picture": "http:/3.jpg""#, .unknown, "'picture' cannot be http:/3.jpg"),
        Row(#""picture": "https:3.jpg""#, .unknown, "'picture' cannot be https:3.jpg"),
        Row(#""picture": "///3.jpg""#, .unknown, "'picture' cannot be ///3.jpg"),
        Row(#""picture": "file:3.jpg""#, .unknown, "'picture' cannot be file:3.jpg"),
        Row(#""picture": "js:\u001b[31m\n""#, .unknown, "'picture' cannot be js: [31m"),
        Row(#""picture": {"url": "3.jpg"}"#, .unknown, "'picture' is not text"),
    ])
    func `cost the poster alone`(row: Row<String>) async throws {
        try await expect(row, of: \.poster)
    }

    @Test(arguments: [
        (base: "https://mirror.example/movies", poster: "https://mirror.example/movies/3.jpg"),
        (base: "http://127.0.0.1:8080/", poster: "http://127.0.0.1:8080/3.jpg"),
        (base: "file:///srv/movies/", poster: "file:///srv/movies/3.jpg"),
    ])
    func `such as relative addresses are resolved against the base URL`(base: String, poster: String)
        async throws
    {
        let body = #"{"movies": [{"id": 3, "name": "Stalker", "thumbnail": "3.jpg"}]}"#
        let provider = try TradeRevSample.provider(over: TradeRevSample.transport(body: body), base: base)
        let list = try await provider.movies(in: ListRequest(.popular, limit: nil)).value
        #expect(list.movies.map(\.poster) == [.known(poster)])
    }

    @Test(arguments: [
        (item: #"{"id": 3, "name": "Stalker", "year": 1979}"#, year: Fact.known(1979), found: nil),
        (item: #"{"id": 3, "name": "Stalker"}"#, year: .absent, found: nil),
        (item: #"{"id": 3, "name": "Stalker", "year": null}"#, year: .absent, found: nil),
        (
            item: #"{"id": 3, "name": "Stalker", "year": 0}"#, year: .unknown,
            found: "'movies[1].year' cannot be 0"
        ),
        (
            item: #"{"id": 3, "name": "Stalker", "year": "1979"}"#, year: .unknown,
            found: "'movies[1].year' is not a number"
        ),
    ])
    func `cost the year of an item alone`(item: String, year: Fact<Int>, found: String?) async throws {
        let reply = try await list(of: [item])
        #expect(reply.value.movies.map(\.year) == [.known(1967), year])
        #expect(reply.problems.map(\.reason) == [found].compactMap(\.self).map(FailureReason.unreadable))
    }

    @Test(arguments: [
        (item: #"{"name": "Stalker"}"#, found: "'movies[1].id' is missing"),
        (item: #"{"id": "3", "name": "Stalker"}"#, found: "'movies[1].id' is not a number"),
        (item: #"{"id": 3.5, "name": "Stalker"}"#, found: "'movies[1]' is malformed"),
        (item: #"{"id": null, "name": "Stalker"}"#, found: "'movies[1].id' is null"),
        (item: #"{"id": 3}"#, found: "'movies[1].name' is missing"),
        (item: #"{"id": 3, "name": " "}"#, found: "'movies[1].name' is malformed"),
        (item: "null", found: "'movies[1]' is null"),
        (item: "[]", found: "'movies[1]' is not an object"),
    ])
    func `cost an item where it is worth nothing without them`(item: String, found: String) async throws {
        let reply = try await list(of: [item, #"{"id": 5, "name": "Arrival"}"#])
        #expect(reply.value.movies.map(\.title) == ["Playtime", "Arrival"])
        let problem = Problem(
            try #require(ProviderID("traderev")), .list(.popular), .unreadable(found))
        #expect(reply.problems == [problem])
    }

    @Test func `such as an id that stands twice leave the first movie of it`() async throws {
        let reply = try await list(of: [#"{"id": 2, "name": "Trafic"}"#, #"{"id": 5, "name": "Arrival"}"#])
        #expect(reply.value.movies.map(\.title) == ["Playtime", "Arrival"])
        #expect(reply.value.isWholeCatalog)
    }

    @Test(arguments: [
        (body: #"{"id": 5, "name": "Arrival"}"#, found: "'id' is 5"),
        (body: #"{"id": 3}"#, found: "'name' is missing"),
        (body: #"{"id": 3, "name": ""}"#, found: "'name' is malformed"),
        (body: "[]", found: "the body is not an object"),
        (body: #"{"movies": []}"#, found: "'name' is missing"),
    ])
    func `cost a page that is not the movie's own or has no title`(body: String, found: String) async throws {
        let provider = try TradeRevSample.provider(over: TradeRevSample.transport(body: body))
        let movie = MovieID(provider: provider.id, number: 3)
        await #expect(throws: ProviderError.failed(Problem(provider.id, .detail(movie), .unreadable(found))))
        {
            try await provider.detail(for: movie)
        }
    }

    /// Reads a detail file with one field beside id and name.
    private func expect<Value>(
        _ row: Row<Value>, of field: KeyPath<MovieSummary, Fact<Value>>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let body = #"{"id": 3, "name": "Stalker""# + (row.field.isEmpty ? "" : ", " + row.field) + "}"
        let provider = try TradeRevSample.provider(over: TradeRevSample.transport(body: body))
        let movie = MovieID(provider: provider.id, number: 3)
        let reply = try await provider.detail(for: movie)
        #expect(reply.value.summary[keyPath: field] == row.fact, sourceLocation: sourceLocation)
        #expect(reply.value.summary.title == "Stalker", sourceLocation: sourceLocation)
        let problems = [row.found].compactMap(\.self).map {
            Problem(provider.id, .detail(movie), .unreadable($0))
        }
        #expect(reply.problems == problems, sourceLocation: sourceLocation)
    }

    /// Reads a list of `Playtime` and these items.
    private func list(of items: [String]) async throws -> Reply<MovieList> {
        let all = [#"{"id": 2, "name": "Playtime", "year": 1967}"#] + items
        let body = #"{"movies": ["# + all.joined(separator: ", ") + "]}"
        return try await TradeRevSample.provider(over: TradeRevSample.transport(body: body))
            .movies(in: ListRequest(.popular, limit: nil))
    }
}
