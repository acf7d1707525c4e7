import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Testing

/// What would wait for ever fails in the end.
@Suite(.timeLimit(.minutes(10))) struct `What TMDB is asked beside the question` {
    private func configurations(_ tmdb: StagedTMDB) -> Int {
        tmdb.transport.paths.filter { $0 == "/3/configuration" }.count
    }

    @Test func `is asked once, at the same time, for all questions`() async throws {
        // Ten movies and one configuration: nothing is answered before all of them are asked for.
        let gate = Gate(opensAt: 11)
        let tmdb = try StagedTMDB { request in
            await gate.pass()
            return request.url.hasSuffix("configuration") ? nil : .json(Said.item(request.movie ?? 0))
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...10 {
                group.addTask { _ = try await tmdb.provider.detail(for: tmdb.movie(number)) }
            }
            try await group.waitForAll()
        }
        #expect(configurations(tmdb) == 1)
        _ = try await tmdb.provider.detail(for: tmdb.movie(11))
        #expect(configurations(tmdb) == 1)
    }

    @Test func `goes on for others when one of them leaves`() async throws {
        let arrived = Gate(opensAt: 2)
        let answer = Gate(opensAt: 2)
        let tmdb = try StagedTMDB { request in
            guard request.url.hasSuffix("configuration") else { return .json(Said.page(ofMovies: [1])) }
            await arrived.pass()
            await answer.pass()
            return nil
        }
        let impatient = Task { try await tmdb.popular(20) }
        await arrived.pass()
        let patient = Task { try await tmdb.popular(20) }
        impatient.cancel()
        await answer.pass()
        _ = await impatient.result
        #expect(try await patient.value.numbers == [1])
        #expect(configurations(tmdb) == 1)
    }

    @Test func `is asked anew by the next after one who left`() async throws {
        let isFirst = Once()
        let arrived = Gate(opensAt: 2)
        let tmdb = try StagedTMDB { request throws(TransportError) in
            guard request.url.hasSuffix("configuration") else { return .json(Said.page(ofMovies: [1])) }
            guard await isFirst.take() else { return nil }
            await arrived.pass()
            await Forever.wait()
            throw .cancelled
        }
        let impatient = Task { try await tmdb.popular(20) }
        await arrived.pass()
        impatient.cancel()
        await #expect(throws: ProviderError.cancelled) { try await impatient.value }
        let reply = try await tmdb.popular(20)
        #expect(reply.numbers == [1])
        #expect(reply.problems.isEmpty)
        #expect(configurations(tmdb) == 2)
    }

    @Test func `says nothing where the run was ended from below`() async throws {
        let tmdb = try StagedTMDB { request throws(TransportError) in
            guard request.url.hasSuffix("configuration") else { return .json(Said.page(ofMovies: [1])) }
            throw .cancelled
        }
        await #expect(throws: ProviderError.cancelled) { try await tmdb.popular(20) }
    }

    @Test func `makes the answer stale when it is`() async throws {
        let tmdb = try StagedTMDB { request in
            guard request.url.hasSuffix("configuration") else { return .json(Said.page(ofMovies: [1])) }
            var response = TransportResponse.json(Said.configuration)
            response.isStale = true
            return response
        }
        #expect(try await tmdb.popular(20).isStale)
    }
}

/// True for the first who asks.
private actor Once {
    private var isTaken = false

    func take() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }
}

/// A wait that only cancellation ends.
private enum Forever {
    static func wait() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        continuation.finish()
    }
}
