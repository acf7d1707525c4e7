import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogTransport

@Suite struct `Freshness` {
    /// An answer that was asked for and received at the start of time.
    private func answer(
        _ headers: [String: String], took: Double = 0, dated: Double? = 0
    ) throws -> StoredResponse {
        var headers = headers
        if let dated { headers["date"] = SetTime.start.addingTimeInterval(dated).httpText }
        return try #require(
            StoredResponse(
                TransportResponse(status: 200, headers: headers),
                to: TransportRequest(url: "https://a.test/x"),
                requestedAt: SetTime.start.addingTimeInterval(-took),
                receivedAt: SetTime.start))
    }

    private static func inSeconds(_ seconds: Double) -> String {
        SetTime.start.addingTimeInterval(seconds).httpText
    }

    private static let lifetimes: [(headers: [String: String], seconds: Double)] = [
        (headers: ["cache-control": "max-age=60"], seconds: 60.0),
        (headers: ["cache-control": "public, MAX-AGE=60"], seconds: 60),
        (headers: ["cache-control": "max-age=\"60\""], seconds: 60),
        (headers: ["cache-control": "max-age=60, max-age=5"], seconds: 5),
        (headers: ["cache-control": "max-age=soon"], seconds: 0),
        (headers: ["cache-control": "max-age=-1"], seconds: 0),
        (headers: ["cache-control": "max-age"], seconds: 0),
        (headers: ["cache-control": "max-age=99999999999999999999"], seconds: 2_147_483_648),
        (headers: ["cache-control": "s-maxage=60"], seconds: 0),
        (headers: ["cache-control": "ext=\"max-age=9, x\", max-age=60"], seconds: 60),
        (headers: ["expires": inSeconds(90)], seconds: 90),
        (headers: ["expires": inSeconds(-90)], seconds: 0),
        (headers: ["expires": "0"], seconds: 0),
        (headers: ["expires": inSeconds(90), "cache-control": "max-age=60"], seconds: 60),
        (headers: ["expires": "0", "last-modified": inSeconds(-1_000)], seconds: 0),
        (headers: ["last-modified": inSeconds(-1_000)], seconds: 100),
        (headers: ["last-modified": inSeconds(-100_000_000)], seconds: 86_400),
        (headers: ["last-modified": inSeconds(1_000)], seconds: 0),
        (headers: ["last-modified": "yesterday"], seconds: 0),
        (headers: [:], seconds: 0),
    ]

    @Test(arguments: lifetimes)
    func `lasts as long as the server says, or a tenth of the time without a change`(
        headers: [String: String], seconds: Double
    ) throws {
        #expect(try answer(headers).freshnessLifetime == seconds)
    }

    private static let ages: [(age: String?, took: Double, dated: Double?, after: Double, expected: Double)] =
        [
            (age: nil, took: 0.0, dated: 0.0, after: 10.0, expected: 10.0),
            (age: "30", took: 0, dated: 0, after: 10, expected: 40),
            (age: "30, 50", took: 0, dated: 0, after: 0, expected: 30),
            (age: "old", took: 0, dated: 0, after: 10, expected: 10),
            (age: nil, took: 4, dated: 0, after: 10, expected: 14),
            (age: "30", took: 4, dated: 0, after: 0, expected: 34),
            // The server's clock is behind: the answer looks old.
            (age: nil, took: 0, dated: -3_600, after: 10, expected: 3_610),
            (age: "30", took: 0, dated: -3_600, after: 0, expected: 3_600),
            // The server's clock is ahead, or it has none: the answer is as old as it is here.
            (age: nil, took: 0, dated: 3_600, after: 10, expected: 10),
            (age: nil, took: 0, dated: nil, after: 10, expected: 10),
            // Our clock was set back: by a little it does not matter, by much nobody knows.
            (age: nil, took: 0, dated: 0, after: -30, expected: 0),
            (age: nil, took: 0, dated: 0, after: -3_600, expected: .infinity),
        ]

    @Test(arguments: ages)
    func `counts age by the clocks of both sides, and trusts neither`(
        age: String?, took: Double, dated: Double?, after: Double, expected: Double
    ) throws {
        var headers: [String: String] = [:]
        headers["age"] = age
        let answer = try answer(headers, took: took, dated: dated)
        #expect(answer.age(at: SetTime.start.addingTimeInterval(after)) == expected)
    }

    private static let decisions: [(control: String, after: Double, isFresh: Bool, standsIn: Bool)] = [
        (control: "max-age=60", after: 59.0, isFresh: true, standsIn: true),
        (control: "max-age=60", after: 60, isFresh: false, standsIn: true),
        (control: "max-age=60, must-revalidate", after: 59, isFresh: true, standsIn: true),
        (control: "max-age=60, must-revalidate", after: 60, isFresh: false, standsIn: false),
        (
            control: "max-age=60, must-revalidate, stale-if-error=900", after: 60, isFresh: false,
            standsIn: false
        ),
        (control: "max-age=60, no-cache", after: 0, isFresh: false, standsIn: false),
        (control: "max-age=60, no-cache=\"set-cookie\"", after: 0, isFresh: false, standsIn: false),
        (control: "max-age=60, proxy-revalidate", after: 60, isFresh: false, standsIn: true),
        (control: "max-age=60, stale-while-revalidate=900", after: 60, isFresh: false, standsIn: true),
        (control: "", after: 1, isFresh: false, standsIn: true),
    ]

    @Test(arguments: decisions)
    func `decides what serves unasked and what stands in for a failure`(
        control: String, after: Double, isFresh: Bool, standsIn: Bool
    ) throws {
        let answer = try answer(["cache-control": control])
        let now = SetTime.start.addingTimeInterval(after)
        #expect(answer.isFresh(at: now) == isFresh)
        #expect(answer.mayStandIn(at: now) == standsIn)
    }
}

@Suite struct `What is kept` {
    private func kept(
        _ response: TransportResponse, headers: [String: String] = [:], credential: Credential? = nil
    ) -> StoredResponse? {
        StoredResponse(
            response, to: TransportRequest(url: "https://a.test/x", headers: headers, credential: credential),
            requestedAt: SetTime.start, receivedAt: SetTime.start)
    }

    private static let permissions: [(headers: [String: String], isKept: Bool)] = [
        (headers: [:], isKept: true),
        (headers: ["cache-control": "private, max-age=1"], isKept: true),
        (headers: ["cache-control": "max-age=60, No-Store"], isKept: false),
        (headers: ["cache-control": "ext=\"no-store\""], isKept: true),
        (headers: ["vary": "Accept-Encoding"], isKept: true),
        (headers: ["vary": "Accept-Encoding, *"], isKept: false),
        (headers: ["vary": "Authorization"], isKept: false),
        (headers: ["vary": "cookie"], isKept: false),
    ]

    @Test(arguments: permissions)
    func `is what the server allows a private cache`(headers: [String: String], isKept: Bool) {
        let credential = Credential.bearer(Secret("hush-hush-hush"))
        #expect(
            (kept(TransportResponse(status: 200, headers: headers), credential: credential) != nil) == isKept)
    }

    @Test(arguments: [201, 203, 204, 206, 301, 304, 400, 401, 403, 404, 410, 429, 500, 503])
    func `is nothing but answers with status 200`(status: Int) {
        #expect(kept(TransportResponse(status: status, headers: ["cache-control": "max-age=60"])) == nil)
    }

    @Test(arguments: ["hush/hush hush", "hush%2Fhush%20hush"])
    func `is nothing that quotes the credential`(quote: String) {
        let credential = Credential.query(name: "key", Secret("hush/hush hush"))
        let body = Data(String(repeating: "hush/hush huss ", count: 9).utf8)
        #expect(kept(TransportResponse(status: 200, body: body), credential: credential) != nil)
        #expect(
            kept(TransportResponse(status: 200, body: body + Data(quote.utf8)), credential: credential) == nil
        )
        #expect(
            kept(TransportResponse(status: 200, body: Data(quote.utf8) + body), credential: credential) == nil
        )
        let header = TransportResponse(status: 200, headers: ["x-asked": "a?key=\(quote)&b"])
        #expect(kept(header, credential: credential) == nil)
    }

    @Test func `has no cookie and nothing of the connection`() throws {
        let answer = try #require(
            kept(
                TransportResponse(
                    status: 200,
                    headers: ["set-cookie": "a=b", "connection": "close", "etag": "\"1\"", "x-other": "c"])))
        #expect(answer.headers == ["etag": "\"1\"", "x-other": "c"])
    }

    @Test func `answers a request that is alike in what the server varies by`() throws {
        let answer = try #require(
            kept(
                TransportResponse(status: 200, headers: ["vary": "Accept-Language, Accept-Encoding"]),
                headers: ["Accept-Language": "de", "x-unvaried": "1"]))
        #expect(answer.variant == ["accept-language": "de"])
        func isAnswer(to headers: [String: String], at url: String = "https://a.test/x") -> Bool {
            answer.answers(TransportRequest(url: url, headers: headers))
        }
        #expect(isAnswer(to: ["accept-language": "de"]))
        #expect(isAnswer(to: ["accept-language": "de", "x-unvaried": "2"]))
        #expect(!isAnswer(to: ["accept-language": "en"]))
        #expect(!isAnswer(to: [:]))
        #expect(!isAnswer(to: ["accept-language": "de", "accept-encoding": "br"]))
        #expect(!isAnswer(to: ["accept-language": "de"], at: "https://a.test/y"))
    }
}
