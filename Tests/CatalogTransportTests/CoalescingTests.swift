import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogTransport

private let request = TransportRequest(url: "https://a.test/movie")

@Suite struct `Equal requests` {
    private let gate = GatedTransport()

    @Test func `at the same time share one exchange`() async {
        let transport = CoalescingTransport(base: gate)
        let tasks = (0..<20).map { number in
            Task {
                // They differ in their credential alone.
                await outcome(
                    of: transport,
                    TransportRequest(url: request.url, credential: .bearer(Secret("secret \(number)"))))
            }
        }
        await gate.started(1)
        let answer = TransportResponse(status: 200, body: Data("once".utf8))
        gate.answer(.success(answer))
        for task in tasks { #expect(await task.value == .success(answer)) }
        #expect(gate.started.count == 1)
    }

    @Test func `at the same time share a failure`() async {
        let transport = CoalescingTransport(base: gate)
        let first = Task { await outcome(of: transport) }
        await gate.started(1)
        let second = Task { await outcome(of: transport) }
        while transport.callers < 2 { await Task.yield() }
        gate.answer(.failure(.cutOff("connection reset")))
        #expect(await first.value == .failure(.cutOff("connection reset")))
        #expect(await second.value == .failure(.cutOff("connection reset")))
    }

    @Test func `are not disturbed by one caller who leaves`() async {
        let transport = CoalescingTransport(base: gate)
        let tasks = (0..<3).map { _ in Task { await outcome(of: transport) } }
        await gate.started(1)
        while transport.callers < 3 { await Task.yield() }
        tasks[0].cancel()
        #expect(await tasks[0].value == .failure(.cancelled))
        #expect(gate.underWay == 1)
        gate.answer()
        #expect(await tasks[1].value == .success(TransportResponse(status: 200)))
        #expect(await tasks[2].value == .success(TransportResponse(status: 200)))
    }

    @Test func `are given up when every caller has left, and asked anew by the next`() async {
        let transport = CoalescingTransport(base: gate)
        let tasks = (0..<2).map { _ in Task { await outcome(of: transport) } }
        await gate.started(1)
        while transport.callers < 2 { await Task.yield() }
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .failure(.cancelled)) }
        while gate.underWay > 0 { await Task.yield() }
        let next = Task { await outcome(of: transport) }
        await gate.started(2)
        gate.answer()
        #expect(await next.value == .success(TransportResponse(status: 200)))
    }

    @Test func `of a task that is canceled already are not sent`() async {
        let transport = CoalescingTransport(base: gate)
        let task = Task {
            unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            return await outcome(of: transport)
        }
        #expect(await task.value == .failure(.cancelled))
        #expect(gate.started.isEmpty)
    }

    @Test(arguments: [
        TransportRequest(url: "https://a.test/movie?page=2"),
        TransportRequest(url: "https://b.test/movie"),
        TransportRequest(url: "https://a.test/movie", headers: ["accept-language": "de"]),
    ])
    func `are equal in address and header fields`(other: TransportRequest) async throws {
        let base = ScriptedTransport(bodies: ["/movie": "1"])
        let transport = CoalescingTransport(base: base)
        _ = try await transport.response(to: request)
        _ = try await transport.response(to: other)
        #expect(base.requests == [request, other])
    }
}

@Suite struct `Answers of this run` {
    /// Answers `/N` with N bytes.
    private let base = ScriptedTransport { request in
        TransportResponse(status: 200, body: Data(count: Int(request.pathAndQuery.dropFirst()) ?? 0))
    }

    private func ask(_ transport: some Transport, _ sizes: Int...) async throws {
        for size in sizes {
            _ = try await transport.response(to: TransportRequest(url: "https://a.test/\(size)"))
        }
    }

    @Test func `are remembered`() async throws {
        let transport = CoalescingTransport(base: base)
        try await ask(transport, 1, 2, 1, 2, 1)
        #expect(base.paths == ["/1", "/2"])
    }

    @Test func `are dropped when they exceed their bytes, the oldest first`() async throws {
        let transport = CoalescingTransport(base: base, memory: 25_000)
        try await ask(transport, 10_000, 10_001, 10_002)
        try await ask(transport, 10_002, 10_001, 10_000)
        #expect(base.paths == ["/10000", "/10001", "/10002", "/10000"])
    }

    @Test func `that alone exceed the bytes drop nothing`() async throws {
        let transport = CoalescingTransport(base: base, memory: 25_000)
        try await ask(transport, 1, 30_000, 30_000, 1)
        #expect(base.paths == ["/1", "/30000", "/30000"])
    }

    @Test func `are not remembered without memory`() async throws {
        let transport = CoalescingTransport(base: base, memory: 0)
        try await ask(transport, 1, 1)
        #expect(base.paths == ["/1", "/1"])
    }

    @Test(arguments: [204, 301, 404, 429, 500])
    func `are remembered only with status 200`(status: Int) async throws {
        let base = ScriptedTransport { _ in TransportResponse(status: status) }
        let transport = CoalescingTransport(base: base)
        for _ in 0..<2 { #expect(try await transport.response(to: request).status == status) }
        #expect(base.requests.count == 2)
    }

    /// A long run with small memory, held against a list that is obviously right.
    @Test func `are those that a plain list would keep`() async throws {
        var generator = SeededGenerator(seed: 7)
        let transport = CoalescingTransport(base: base, memory: 50_000)
        var kept: [Int] = []
        var expected: [String] = []
        for _ in 0..<3_000 {
            let size = Int.random(in: 0..<12, using: &generator) * 1_000
            try await ask(transport, size)
            guard !kept.contains(size) else { continue }
            expected.append("/\(size)")
            kept.append(size)
            while kept.map({ $0 + 1_000 + "https://a.test/\($0)".utf8.count }).reduce(0, +) > 50_000 {
                kept.removeFirst()
            }
        }
        #expect(base.paths == expected)
    }
}
