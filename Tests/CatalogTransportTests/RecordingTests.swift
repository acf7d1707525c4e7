import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogTransport

@Suite struct `A recorded exchange` {
    @Test(arguments: 1...40)
    func `comes back from its text, byte for byte, whatever its body`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<25 {
            let exchange = RecordedExchange(
                url: "https://a.test/\(RandomBodies.text(&generator))",
                status: .random(in: 100...599, using: &generator),
                headers: ["x-\(RandomBodies.word(&generator))": RandomBodies.text(&generator)],
                body: RandomBodies.body(&generator))
            let json = exchange.json
            #expect(try RecordedExchange(json: json) == exchange)
            #expect(try RecordedExchange(json: json).json == json)
            // The file is JSON for others too.
            _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
        }
    }

    @Test(arguments: [
        (body: #"{"b":1,"a":[1.0,1e5,null,"A\/"],"a":{}}"#, form: "body"),
        ("[]", "body"),
        ("12.50", "body"),
        (#""word""#, "body"),
        (#"{"a": 1}"#, "text"),
        ("{}\n", "text"),
        ("<html>", "text"),
        ("\u{FEFF}{}", "text"),
        (#"{"a":NaN}"#, "text"),
        (#"{"a":01}"#, "text"),
        (#"{"a":1,}"#, "text"),
        (#"["\x"]"#, "text"),
        ("tru", "text"),
        ("é\u{0}\u{1F}\"\\\u{2028}\u{10FFFF}", "text"),
        (String(repeating: "[", count: 300) + String(repeating: "]", count: 300), "text"),
    ])
    func `shows its body as JSON where nothing is lost by it, else as text`(body: String, form: String) throws
    {
        let exchange = RecordedExchange(url: "https://a.test/", status: 200, body: Data(body.utf8))
        #expect(try #require(exchange.spelledJSON["response"])[form] != nil)
        #expect(try RecordedExchange(json: exchange.json) == exchange)
    }

    @Test func `shows what is no text in base64`() throws {
        let exchange = RecordedExchange(url: "https://a.test/", status: 200, body: Data([0xFF, 0xFE, 0]))
        #expect(exchange.json.contains(#""base64": "//4A""#))
        #expect(try RecordedExchange(json: exchange.json) == exchange)
    }

    @Test(arguments: [
        TransportError.timeout(.milliseconds(2500)), .unreachable("connection refused"), .cutOff("é\"\n"),
        .tooLarge(limit: 33_554_432), .malformed("two heads"), .rateLimited,
    ])
    func `keeps why there was no answer`(error: TransportError) throws {
        let exchange = try #require(RecordedExchange(error, of: TransportRequest(url: "https://a.test/")))
        #expect(exchange.outcome == .failure(error))
        #expect(try RecordedExchange(json: exchange.json) == exchange)
    }

    @Test(arguments: [
        (error: TransportError.leftAlone(after: .noAnswer(.timeout(.seconds(2)))), kept: "timeout"),
        (.leftAlone(after: .answer(status: 503)), "503"),
    ])
    func `of a request that was not sent is like those before it`(error: TransportError, kept: String) throws
    {
        let exchange = try #require(RecordedExchange(error, of: TransportRequest(url: "https://a.test/")))
        #expect(exchange.json.contains(kept))
    }

    @Test(arguments: [TransportError.offline, .cancelled, .notRecorded("GET /"), .invalidRequest("no URL")])
    func `is not made of a failure of our own`(error: TransportError) {
        #expect(RecordedExchange(error, of: TransportRequest(url: "https://a.test/")) == nil)
    }

    @Test func `remembers that an older answer stood in`() throws {
        let stale = TransportResponse(status: 200, body: Data("{}".utf8), isStale: true)
        let exchange = RecordedExchange(stale, to: TransportRequest(url: "https://a.test/"))
        #expect(try RecordedExchange(json: exchange.json).outcome == .success(stale))
    }

    @Test func `reads as a person would write it`() throws {
        let exchange = try RecordedExchange(json: Fixture.text("list.json"))
        #expect(exchange.url == "https://movies.test/list.json?page=1")
        let response = try exchange.outcome.get()
        #expect(response.status == 200)
        #expect(response.headers == ["content-type": "application/json"])
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"movies":[{"id":2,"name":"Home Alone","rating":7.50}]}"#)
        #expect(try exchange.json == Fixture.text("list.json"))
    }

    @Test(arguments: [
        (json: "", problem: "it is not JSON"),
        ("{}", "'request' needs 'method' and 'url', both text"),
        (#"{"request": {"method": "GET", "url": 5}}"#, "'request' needs 'method' and 'url', both text"),
        (#"{"request": {"method": "PUT", "url": "x"}}"#, "the method is not GET"),
        (#"{"request": {"method": "GET", "url": "x"}}"#, "'response' needs 'status', a whole number"),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "headers": []}}"#,
            "'headers' is not an object"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "headers": {"a": 1}}}"#,
            "a header field is not text"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "text": "a", "body": 1}}"#,
            "only one of 'body', 'text' and 'base64' may be given"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "text": 1}}"#,
            "'text' is not text"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "base64": "?"}}"#,
            "'base64' is not base64"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "stale": "yes"}}"#,
            "'stale' is neither true nor false"
        ),
        (
            #"{"request": {"method": "GET", "url": "x"}, "failure": {"kind": "timeout", "detail": "soon"}}"#,
            "'failure' needs a 'kind' and a 'detail' that fits it"
        ),
    ])
    func `says what is wrong with it`(json: String, problem: String) {
        #expect(throws: RecordingError(problem: problem)) { try RecordedExchange(json: json) }
    }
}

@Suite struct `A replay` {
    private let transport = ReplayTransport(
        Recording([
            RecordedExchange(
                url: "https://api.test/3/search?query=a%20b&page=1", status: 200, body: Data("1".utf8)),
            RecordedExchange(url: "https://api.test/3/movie/1", status: 404, body: Data("2".utf8)),
            RecordedExchange(url: "https://api.test", status: 200, body: Data("3".utf8)),
            RecordedExchange(url: "https://one.test/list", status: 200, body: Data("4".utf8)),
            RecordedExchange(url: "https://two.test/list", status: 200, body: Data("5".utf8)),
        ]))

    @Test(arguments: [
        ("https://api.test/3/search?query=a%20b&page=1", "1"),
        ("https://api.test/3/search?page=1&query=a%20b", "1"),
        ("http://127.0.0.1:8080/3/search?query=%61%20b&page=1", "1"),
        ("https://api.test/3/movie/1", "2"),
        ("https://api.test/%33/movie/1#top", "2"),
        ("https://api.test/", "3"),
        // Where hosts differ in their answers each gets its own, and a stranger the first.
        ("https://one.test/list", "4"),
        ("https://two.test/list", "5"),
        ("https://three.test/list", "4"),
    ])
    func `answers the same path and query on any host`(url: String, body: String) async throws {
        let request = TransportRequest(url: url, credential: .bearer(Secret("any")))
        let response = try await transport.response(to: request)
        #expect(String(decoding: response.body, as: UTF8.self) == body)
    }

    @Test(arguments: [
        ("https://api.test/3/search?query=a%20b", "GET /3/search?query=a%20b"),
        ("https://api.test/3/search?query=a%20b&page=1&page=1", "GET /3/search?query=a%20b&page=1&page=1"),
        ("https://api.test/3/search?query=a+b&page=1", "GET /3/search?query=a+b&page=1"),
        ("https://api.test/3/search?query=a%20b%26page=1", "GET /3/search?query=a%20b%26page=1"),
        ("https://api.test/movie/1", "GET /movie/1"),
        ("https://api.test/3%2fmovie/1", "GET /3%2fmovie/1"),
        ("https://api.test/3%2Fmovie/1", "GET /3%2Fmovie/1"),
    ])
    func `names what it does not hold`(url: String, label: String) async {
        #expect(await outcome(of: transport, TransportRequest(url: url)) == .failure(.notRecorded(label)))
    }
}

@Suite struct `A recording` {
    private let folder = TemporaryFolder()

    @Test func `made of a run answers the run again, from its folder or from one text`() async throws {
        let live = ScriptedTransport(bodies: ["/3/movie/1": #"{"id":1}"#, "/3/list?page=1": "[ ]"])
        let recorder = Recorder()
        let recording = RecordingTransport(base: live, recorder: recorder)
        let requests = ["/3/movie/1", "/3/list?page=1", "/3/nothing"].map {
            TransportRequest(
                url: "https://api.test" + $0, credential: .query(name: "api_key", Secret("hush-hush")))
        }
        var answers: [TransportResponse] = []
        for request in requests { answers.append(try await recording.response(to: request)) }

        try recorder.recording.write(to: folder.url)
        let replays = [
            try Recording(folder: folder.url), try Recording(json: recorder.recording.json),
            recorder.recording,
        ]
        for replay in replays {
            for (request, answer) in zip(requests, answers) {
                #expect(try await ReplayTransport(replay).response(to: request) == answer)
            }
        }
    }

    @Test func `is the same whatever the order of arrival`() {
        let requests = (0..<9).map { TransportRequest(url: "https://api.test/\($0)") }
        let recordings = [requests, requests.reversed(), requests.shuffled()].map { requests in
            let recorder = Recorder()
            for request in requests {
                recorder.keep(RecordedExchange(TransportResponse(status: 200), to: request))
            }
            return recorder.recording.json
        }
        #expect(Set(recordings).count == 1)
    }

    @Test(arguments: [Credential.bearer(Secret("hush-hush")), .query(name: "key", Secret("hush-hush"))])
    func `holds no secret, even where the server quotes it`(credential: Credential) throws {
        let recorder = Recorder()
        recorder.keep(
            RecordedExchange(
                TransportResponse(
                    status: 401,
                    headers: ["location": "/?key=hush-hush", "set-cookie": "session=1", "date": "today"],
                    body: Data(#"{"message":"hush-hush is no key"}"#.utf8)),
                to: TransportRequest(url: "https://api.test/movie", credential: credential)))
        try recorder.recording.write(to: folder.url)
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("hush") && !text.contains("session"))
            #expect(text.contains("<redacted> is no key"))
        }
        #expect(files.count == 1)
    }

    @Test func `names the file that cannot be read`() throws {
        try folder.write("not JSON", to: "b.json")
        try folder.write("notes are passed over", to: "a.txt")
        #expect(throws: RecordingError(file: folder.url.path + "/b.json", problem: "it is not JSON")) {
            try Recording(folder: folder.url)
        }
        #expect(throws: RecordingError(file: folder.url.path + "/none", problem: "the folder cannot be read"))
        {
            try Recording(folder: folder.url.appending(path: "none"))
        }
    }

    @Test func `gives every exchange a file that can be recognized`() {
        let urls = [
            "https://api.test/3/movie/27205?append_to_response=credits,recommendations", "https://api.test/",
            "https://other.test/", "https://api.test/" + String(repeating: "a", count: 500),
            "https://api.test/../../etc/passwd", "https://api.test/%2e%2e/ü",
        ]
        let names = urls.map { RecordedExchange(url: $0, status: 200).fileName }
        #expect(Set(names).count == names.count)
        #expect(names[0].hasPrefix("3-movie-27205-append_to_response-credits-recommendations-"))
        for name in names {
            #expect(name.utf8.count < 120)
            #expect(name.hasSuffix(".json"))
            #expect(
                name.dropLast(5).allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
                })
        }
    }
}

/// Bodies of every kind: JSON with and without white space, text with odd characters, bytes that are none.
private enum RandomBodies {
    static func body(_ generator: inout SeededGenerator) -> Data {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            Data(
                (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                    .random(in: 0...255, using: &generator)
                })
        case 1: Data(text(&generator).utf8)
        case 2: Data(json(&generator, depth: 0, space: "").utf8)
        default: Data(json(&generator, depth: 0, space: " ").utf8)
        }
    }

    static func text(_ generator: inout SeededGenerator) -> String {
        let alphabet = Array("ab\"\\/\n\r\t\u{0}\u{7F}\u{1F}é日\u{301}\u{2028}👩‍👩‍👧 {}[]:,0.e-")
        return String(
            (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            })
    }

    private static func quoted(_ text: String) -> String {
        String(decoding: SpelledJSON.quoted(text), as: UTF8.self)
    }

    static func word(_ generator: inout SeededGenerator) -> String {
        String((0..<4).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &generator))) })
    }

    static func json(_ generator: inout SeededGenerator, depth: Int, space: String) -> String {
        let count = Int.random(in: 0..<4, using: &generator)
        switch Int.random(in: 0..<(depth > 3 ? 3 : 5), using: &generator) {
        case 0: return quoted(text(&generator))
        case 1: return ["0", "-1", "1.50", "1e5", "-0.0E+10", "123456789012345678901234567890"][count]
        case 2: return ["true", "false", "null", #""\u00e9\/""#][count]
        case 3:
            let items = (0..<count).map { _ in json(&generator, depth: depth + 1, space: space) }
            return "[" + items.joined(separator: "," + space) + "]"
        default:
            let members = (0..<count).map { _ in
                quoted(word(&generator)) + ":" + space
                    + json(&generator, depth: depth + 1, space: space)
            }
            return "{" + members.joined(separator: "," + space) + "}"
        }
    }
}
