import CatalogCore
import CatalogTMDB
import CatalogTransport
import Foundation
import Testing

@Suite struct `A bad item from TMDB` {
    @Test(arguments: [
        ("null", "it is null"),
        ("7", "it is not an object"),
        ("[]", "it is not an object"),
        ("{}", "'id' is missing"),
        (#"{"id": "7", "title": "x"}"#, "'id' is not a number"),
        (#"{"id": null, "title": "x"}"#, "'id' is null"),
        (#"{"id": 0, "title": "x"}"#, "'id' is malformed"),
        (#"{"id": -7, "title": "x"}"#, "'id' is malformed"),
        (#"{"id": 7.5, "title": "x"}"#, "it holds a malformed text or number"),
        (#"{"id": 1e999, "title": "x"}"#, "it holds a malformed text or number"),
        (#"{"id": 99999999999999999999, "title": "x"}"#, "it holds a malformed text or number"),
        (#"{"id": NaN, "title": "x"}"#, "'id' is null"),
        (#"{"id": 7}"#, "'title' is missing"),
        (#"{"id": 7, "title": 7}"#, "'title' is not text"),
        (#"{"id": 7, "title": "", "original_title": " "}"#, "'title' is malformed"),
        (#"{"id": 7, "title": "\ud800"}"#, "it holds a malformed text or number"),
        (#"{"id": 7, "title": undefined}"#, "'title' is null"),
    ])
    func `costs itself and is named`(item: String, found: String) async throws {
        let tmdb = try StagedTMDB(["movie/popular": Said.page([Said.item(1), item, Said.item(2)])])
        let reply = try await tmdb.popular(20)
        #expect(reply.numbers == [1, 2])
        #expect(reply.problems.map(\.found) == ["item 2: \(found)"])
    }

    @Test(arguments: ["1e999", "NaN", "-Infinity", "01", "+1", "0x10", #""\ud800""#, #""\u12""#])
    func `need not even be one where only a detail of it is bad`(detail: String) async throws {
        let item = Said.item(7, ", \"popularity\": \(detail), \"overview\": \(detail), \"new\": \(detail)")
        let tmdb = try StagedTMDB(["movie/popular": Said.page([Said.item(1), item, Said.item(2)])])
        let reply = try await tmdb.popular(20)
        #expect(reply.numbers == [1, 7, 2])
        #expect(reply.problems.isEmpty)
    }

    @Test func `may be nested deeper than anybody reads`() async throws {
        let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        let tmdb = try StagedTMDB([
            "movie/popular": Said.page([Said.item(1), deep, Said.item(2, ", \"new\": \(deep)")])
        ])
        let reply = try await tmdb.popular(20)
        #expect(reply.numbers == [1, 2])
        #expect(reply.problems.map(\.found) == ["item 2: it is not an object"])
    }

    @Test func `makes one problem with others of its list`() async throws {
        let body = #"{"page":1,"results":[{"id":"x","title":7},null,{"id":5}],"total_pages":"many"}"#
        let reply = try await StagedTMDB(["movie/popular": body]).popular(20)
        #expect(reply.value.movies.isEmpty)
        #expect(reply.problems.map(\.found) == ["item 1: 'id' is not a number (and 2 more)"])
    }

    @Test func `is none where it is no movie`() async throws {
        let items = [
            #"{"id": 1, "name": "A series", "media_type": "tv"}"#, Said.item(2, #", "media_type": "movie""#),
            #"{"id": 3, "name": "A person", "media_type": "person"}"#,
        ]
        let reply = try await StagedTMDB(["movie/popular": Said.page(items)]).popular(20)
        #expect(reply.numbers == [2])
        #expect(reply.problems.isEmpty)
    }

    @Test(arguments: [
        ("", "the body is empty"), (" \n", "the body is empty"), ("null", "the body is null"),
        ("[]", "the body is not an object"), ("{}", "'results' is missing"),
        ("7", "the body is not an object"),
        (#"{"results": null}"#, "'results' is null"), (#"{"results": {}}"#, "'results' is not a list"),
        ("<html><h1>503</h1></html>", "a web page came in place of JSON"),
        (#"{"page":1,"results":[{"id":12,"title":"Cut"#, "it is not whole JSON"),
        (#"{"page":1,"results":[{"id":12,"title":"Cut"}]"#, "it is not whole JSON"),
        (#"{"page":1,"results":[{"id":12,"title":"Cut"}]}}"#, "it is not whole JSON"),
        (
            String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000),
            "the body is not an object"
        ),
        (String(repeating: "[", count: 200_000), "it is not whole JSON"),
    ])
    func `is another thing than a bad answer, which fails the question`(body: String, found: String)
        async throws
    {
        let tmdb = try StagedTMDB(["movie/popular": body])
        let error = await #expect(throws: ProviderError.self) { try await tmdb.popular(20) }
        #expect(error?.reason == .unreadable(found))
    }
}
