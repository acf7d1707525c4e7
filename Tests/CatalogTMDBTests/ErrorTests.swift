import CatalogCore
import CatalogTMDB
import CatalogTransport
import Testing

@Suite struct `An error of TMDB's` {
    static let refused = "Invalid API key: You must be granted a valid key."

    @Test(
        arguments: [
            (401, Said.error(7, refused), .unauthorized(refused)),
            (401, Said.error(10, "Suspended API key."), .unauthorized("Suspended API key.")),
            (401, "", .unauthorized(nil)),
            (401, Said.error(99, "Something new."), .unauthorized("Something new.")),
            (403, "<html>Forbidden</html>", .unauthorized(nil)),
            (401, Said.error(7, #"\u001b[31mNo\r\n\u2028 key"#), .unauthorized("[31mNo  key")),
            (404, Said.error(34, "The resource you requested could not be found."), .notFound),
            (404, "", .notFound),
            (422, Said.error(6, "Invalid id."), .notFound),
            (429, Said.error(25, "Your request count is over the allowed limit."), .rateLimited),
            (503, Said.error(25, "Your request count is over the allowed limit."), .rateLimited),
            (500, Said.error(11, "Internal error."), .serverError(status: 500)),
            (503, Said.error(9, "Service offline."), .serverError(status: 503)),
            (504, "null", .serverError(status: 504)),
            (418, #"{"status_code": "seven", "status_message": 7}"#, .serverError(status: 418)),
        ] as [(Int, String, FailureReason)])
    func `is told for what it means`(status: Int, body: String, reason: FailureReason) async throws {
        let tmdb = try StagedTMDB { _ in .json(body, status: status) }
        let error = await #expect(throws: ProviderError.self) {
            try await tmdb.provider.detail(for: tmdb.movie(5))
        }
        #expect(error == .failed(Problem(tmdb.provider.id, .detail(tmdb.movie(5)), reason)))
    }

    @Test func `never repeats the credential`() async throws {
        let secret = Secret("super-secret-token")
        let tmdb = try StagedTMDB(credential: .bearer(secret)) { _ in
            .json(
                Said.error(7, "Invalid API key:\\nsuper-secret-token" + String(repeating: "!", count: 999)),
                status: 401)
        }
        let error = await #expect(throws: ProviderError.self) { try await tmdb.popular(20) }
        guard case .unauthorized(let words?)? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(words.hasPrefix("Invalid API key: <redacted>!"))
        #expect(words.count == 200)
    }

    @Test(arguments: [
        (TransportError.timeout(.seconds(3)), FailureReason.timeout(seconds: 3)),
        (.offline, .offline), (.rateLimited, .rateLimited), (.tooLarge(limit: 9), .tooLarge(limit: 9)),
        (.unreachable("refused"), .unreachable("refused")), (.notRecorded("GET /x"), .notRecorded("GET /x")),
    ])
    func `of the network's is passed on, once`(failure: TransportError, reason: FailureReason) async throws {
        let tmdb = try StagedTMDB { _ throws(TransportError) in throw failure }
        let error = await #expect(throws: ProviderError.self) { try await tmdb.popular(60) }
        #expect(error == .failed(Problem(tmdb.provider.id, .list(.popular), reason)))
    }

    @Test func `about an outside id or a person means that there is none`() async throws {
        let tmdb = try StagedTMDB([:])
        let outside = try #require(ExternalID("imdb:tt0000001"))
        let found = try await tmdb.provider.movies(matching: SearchRequest(.externalID(outside), limit: 1))
        #expect(found == Reply([]))
        let person = try await tmdb.provider.filmography(for: PersonRequest(.id(tmdb.person(9)), limit: nil))
        #expect(person == Reply(nil))
    }
}
