import CatalogHTTP
import CatalogLoopback
import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

@Suite struct `What fails on the live transport` {
    @Test(arguments: [
        (name: "reset", answer: LoopbackAnswer.reset, words: "connection reset"),
        (name: "closed without a word", .raw(""), "connection closed before the answer was whole"),
        (
            name: "half a head", .raw("HTTP/1.1 200 OK\r\nx: "),
            "connection closed before the answer was whole"
        ),
        (
            name: "less than promised", .truncated("{\"a\": 1", promised: 70),
            "connection closed before the answer was whole"
        ),
        (
            name: "no last chunk", .truncatedChunks("{\"a\": 1}"),
            "connection closed before the answer was whole"
        ),
    ])
    func `a broken answer is cut off, never short`(
        name: String, answer: LoopbackAnswer, words: String
    ) async throws {
        try await withLoopback { _ in
            answer
        } test: { server, transport in
            #expect(await failure(of: transport, for: server.url + "/") == .cutOff(words), "\(name)")
        }
    }

    @Test(arguments: [40, 400])
    func `gzip that ends early is cut off`(size: Int) async throws {
        let whole = StoredGzip.compressed([UInt8](repeating: 7, count: 500))
        try await withLoopback { _ in
            .gzip(Array(whole.prefix(size)))
        } test: { server, transport in
            let error = await failure(of: transport, for: server.url + "/")
            #expect(error == .cutOff("connection closed before the answer was whole"))
        }
    }

    @Test func `what is no gzip is malformed`() async throws {
        try await withLoopback { _ in
            .gzip(Array("{\"a\": 1}".utf8))
        } test: { server, transport in
            let error = await failure(of: transport, for: server.url + "/")
            #expect(error == .malformed("the body is not gzip"))
        }
    }

    @Test func `what is no HTTP is malformed`() async throws {
        try await withLoopback { _ in
            .raw("hello, world\r\n\r\n")
        } test: { server, transport in
            let error = await failure(of: transport, for: server.url + "/")
            #expect(error == .malformed("the answer is not HTTP"))
        }
    }

    @Test(arguments: [true, false])
    func `a body over the limit is too large, announced or not`(isAnnounced: Bool) async throws {
        let body = String(repeating: "1", count: 1_001)
        try await withLoopback(bodyLimit: 1_000) { _ in
            isAnnounced ? .json(body) : .raw("HTTP/1.1 200 OK\r\n\r\n" + body)
        } test: { server, transport in
            #expect(await failure(of: transport, for: server.url + "/") == .tooLarge(limit: 1_000))
        }
    }

    @Test func `a body at the limit is whole`() async throws {
        let body = String(repeating: "1", count: 1_000)
        try await withLoopback(bodyLimit: 1_000) { _ in
            .json(body)
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/"))
            #expect(response.body.count == 1_000)
        }
    }

    @Test func `a kilobyte that decompresses to a million is too large`() async throws {
        let bomb = Array(try Fixture.data("zeros.gz"))
        #expect(bomb.count < 2_000)
        try await withLoopback(bodyLimit: 100_000) { _ in
            .gzip(bomb)
        } test: { server, transport in
            #expect(await failure(of: transport, for: server.url + "/") == .tooLarge(limit: 100_000))
        }
    }

    @Test(arguments: [
        (name: "nothing comes", answer: LoopbackAnswer.hang),
        (name: "the body drips", .drip(every: .milliseconds(20))),
    ])
    func `the deadline ends a request of which`(name: String, answer: LoopbackAnswer) async throws {
        let deadline = Duration.milliseconds(200)
        try await withLoopback(deadline: deadline) { _ in
            answer
        } test: { server, transport in
            #expect(await failure(of: transport, for: server.url + "/") == .timeout(deadline), "\(name)")
        }
    }

    @Test func `the deadline covers the wait for a connection`() async throws {
        let deadline = Duration.milliseconds(200)
        try await withLoopback(deadline: deadline) { _ in
            .hang
        } test: { server, transport in
            let errors = await withTaskGroup(returning: [TransportError].self) { group in
                for number in 0..<30 {
                    group.addTask { await failure(of: transport, for: server.url + "/\(number)") }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(errors == Array(repeating: .timeout(deadline), count: 30))
        }
    }

    @Test func `nobody listens`() async throws {
        let server = try await LoopbackServer { _ in .hang }
        let url = server.url
        let pool = ConnectionPool(.init(userAgent: "catalog/0"))
        server.stop()
        await server.stopped()
        #expect(
            await failure(of: LiveTransport(pool: pool), for: url + "/")
                == .unreachable("connection refused"))
        await pool.shutdown()
    }

    @Test func `a server that does not speak TLS`() async throws {
        try await withLoopback { _ in
            .hang
        } test: { server, transport in
            let url = "https://127.0.0.1:\(server.port)/"
            #expect(await failure(of: transport, for: url) == .unreachable("no secure connection"))
        }
    }

    @Test(arguments: ["", "list.json", "ftp://127.0.0.1/x", "file:///etc/hostname", "http://", "http:///x"])
    func `an address that is none cannot be asked`(url: String) async throws {
        let pool = ConnectionPool(.init(userAgent: "catalog/0"))
        let error = await failure(of: LiveTransport(pool: pool), for: url)
        #expect(error == .invalidRequest("its address is no http or https URL"))
        await pool.shutdown()
    }

    @Test func `a secret with a line break is refused and not quoted`() async throws {
        try await withLoopback { _ in
            .json("{}")
        } test: { server, transport in
            let credential = Credential.bearer(Secret("first\r\nx-evil: second"))
            let error = await failure(of: transport, for: server.url + "/", credential: credential)
            #expect(error == .invalidRequest("a header field holds a character that is not allowed"))
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: [Credential.bearer(Secret("hush-hush")), .query(name: "key", Secret("hush-hush"))])
    func `no failure quotes the secret`(credential: Credential) async throws {
        let answers: [LoopbackAnswer] = [
            .reset, .raw(""), .raw("hush-hush\r\n\r\n"), .redirect("hush-hush://hush-hush"),
            .truncated("hush-hush", promised: 99), .redirect("/?key=hush-hush"), .hang,
        ]
        for answer in answers {
            try await withLoopback(deadline: .milliseconds(200)) { _ in
                answer
            } test: { server, transport in
                let error = await failure(of: transport, for: server.url + "/", credential: credential)
                #expect(!String(reflecting: error).contains("hush"), "\(answer)")
            }
        }
    }
}

@Suite struct `The end of a live request` {
    @Test(arguments: [LoopbackAnswer.hang, .drip(every: .milliseconds(20))])
    func `comes at once when its task is canceled`(answer: LoopbackAnswer) async throws {
        let (arrived, signal) = AsyncStream<Void>.makeStream()
        try await withLoopback { _ in
            signal.yield()
            return answer
        } test: { server, transport in
            let task = Task { await failure(of: transport, for: server.url + "/") }
            for await _ in arrived { break }
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }

    @Test func `comes before it began when its task is canceled already`() async throws {
        try await withLoopback { _ in
            .hang
        } test: { server, transport in
            let task = Task {
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
                return await failure(of: transport, for: server.url + "/")
            }
            #expect(await task.value == .cancelled)
        }
    }

    @Test func `comes with the pool's`() async throws {
        let (arrived, signal) = AsyncStream<Void>.makeStream()
        let server = try await LoopbackServer { _ in
            signal.yield()
            return .hang
        }
        let pool = ConnectionPool(.init(userAgent: "catalog/0"))
        let transport = LiveTransport(pool: pool)
        let task = Task { await failure(of: transport, for: server.url + "/") }
        for await _ in arrived { break }
        await pool.shutdown()
        #expect(await task.value == .cancelled)
        #expect(await failure(of: transport, for: server.url + "/") == .cancelled)
        await pool.shutdown()
        server.stop()
    }

    @Test func `a pool may be dropped open, or unused`() async throws {
        let server = try await LoopbackServer { _ in .json("{}") }
        do {
            let transport = LiveTransport(pool: ConnectionPool(.init(userAgent: "catalog/0")))
            #expect(try await transport.response(to: TransportRequest(url: server.url + "/")).status == 200)
        }
        _ = LiveTransport(pool: ConnectionPool(.init(userAgent: "catalog/0")))
        server.stop()
    }
}
