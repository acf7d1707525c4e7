import CatalogCore
import CatalogLoopback
import CatalogMerger
import CatalogPipeline
import CatalogRuntime
import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization
import Testing

@Suite struct `A session` {
    @Test func `of a configuration file answers over all its providers`() async throws {
        let server = try await LoopbackServer { TwoServices.answer(to: $0) }
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "mine.yaml")
        try Data(TwoServices.configuration(at: server.url).utf8).write(to: file)
        let events = Mutex(0)
        let session = try CatalogSession(
            configurationFile: file.path(percentEncoded: false), providers: ["traderev", "tmdb"],
            environment: ["TMDB_ACCESS_TOKEN": TwoServices.token]
        ) { _ in events.withLock { $0 += 1 } }
        #expect(session.warnings.isEmpty)
        #expect(server.requests.isEmpty)
        let report = try await session.catalog.report(of: Selection(.list(.popular)))
        await session.close()
        await session.close()
        #expect(report.problems.isEmpty)
        #expect(report.ids(ofMoviesCalled: "Metropolis") == [["traderev:2", "tmdb:19"]])
        #expect(report.providers.map(\.id.name) == ["traderev", "tmdb"])
        #expect(events.withLock { $0 } > 0)
    }

    @Test func `that cannot be had says why`() throws {
        #expect(throws: (any Error).self) { try CatalogSession(configurationFile: "/nowhere/catalog.yaml") }
        #expect(throws: SettingError.self) {
            try Sessions.session(
                "providers:\n  mine:\n    kind: traderev\n    max_concurrent: ${MANY}\n",
                environment: ["MANY": "lots"])
        }
    }

    @Test func `tells of every exchange without its secret`() async throws {
        let server = try await LoopbackServer { TwoServices.answer(to: $0) }
        defer { server.stop() }
        let labels = Mutex<[String]>([])
        let session = try Sessions.session(TwoServices.configuration(at: server.url)) { event in
            if case .transport(let provider, .finished(let label, 200, _, _)) = event {
                labels.withLock { $0.append("\(provider) \(label)") }
            }
        }
        _ = try await session.catalog.listing(of: Selection(.list(.popular)))
        await session.close()
        let seen = labels.withLock { $0 }
        #expect(seen.count == server.requests.count)
        #expect(seen.contains { $0.hasPrefix("traderev GET") })
        #expect(!seen.contains { $0.contains(TwoServices.token) })
    }

    @Test func `reads a provider's files from a folder as it does from a server`() async throws {
        let folder = TwoServices.folder.appending(path: "traderev").absoluteString
        let session = try Sessions.session(
            "providers:\n  disk:\n    kind: traderev\n    base_url: \(folder)\n    overview: notes\n")
        let page = try await session.catalog.page(of: MovieReference("disk:1"))
        #expect(page.problems.isEmpty)
        #expect(page.movie.title == "Alien")
        #expect(page.movie.text(.overview) == "A crew wakes up too early. Nobody told them.")
        #expect(page.recommendations.map(\.title) == ["Metropolis"])
        await session.close()
    }
}

@Suite struct `The transports of a provider` {
    @Test(arguments: [1, 2, 3])
    func `keep no more requests under way than it says`(most: Int) async throws {
        // Details are answered once as many are under way as may be.
        let gate = Gate(opensAt: most)
        let server = try await LoopbackServer { request in
            if request.path.hasPrefix("/3/movie/"), request.path != "/3/movie/popular" { await gate.pass() }
            return TwoServices.answer(to: request)
        }
        defer { server.stop() }
        let session = try Sessions.session(
            TwoServices.configuration(at: server.url, settings: "max_concurrent: \(most)"))
        let selection = Selection(
            .movies(["tmdb:603", "tmdb:862", "tmdb:348", "tmdb:19"].map(MovieReference.init)))
        let listing = try await session.catalog.listing(of: selection)
        await session.close()
        #expect(listing.problems.isEmpty)
        #expect(listing.movies.count == 4)
        #expect(gate.peak == most)
        #expect(server.peakConcurrency == most)
    }

    @Test func `give up after the time it says`() async throws {
        let server = try await LoopbackServer { _ in .hang }
        defer { server.stop() }
        let session = try Sessions.session(
            "providers:\n  slow:\n    kind: traderev\n    base_url: \(server.url)\n    timeout_seconds: 0.2\n"
        )
        let error = await #expect(throws: PipelineError.self) {
            _ = try await session.catalog.listing(of: Selection(.list(.popular)))
        }
        await session.close()
        guard case .noAnswer(let problems) = error else {
            Issue.record("it is another error: \(String(describing: error))")
            return
        }
        #expect(problems.map(\.reason) == [.timeout(seconds: 0.2)])
    }

    @Test func `ask again what failed in passing, and each thing once`() async throws {
        let failures = Mutex(2)
        let server = try await LoopbackServer { request in
            let fails =
                request.path == "/traderev/list.json"
                && failures.withLock { left in
                    defer { left -= 1 }
                    return left > 0
                }
            return fails ? .status(503, headers: ["retry-after": "0"]) : TwoServices.answer(to: request)
        }
        defer { server.stop() }
        let session = try Sessions.session(TwoServices.configuration(at: server.url))
        let report = try await session.catalog.report(of: Selection(.list(.popular)))
        await session.close()
        #expect(report.problems.isEmpty)
        let asked = Dictionary(grouping: server.targets) { $0 }.mapValues(\.count).filter { $0.value > 1 }
        #expect(asked == ["/traderev/list.json": 3])
    }

    @Test func `pass on no secret that a server quotes`() async throws {
        let server = try await LoopbackServer { request in
            .json(
                #"{"status_code":7,"status_message":"Bad: \#(request.headers["authorization"] ?? "")"}"#,
                status: 401)
        }
        defer { server.stop() }
        let session = try Sessions.session(TwoServices.configuration(at: server.url))
        let problems = await #expect(throws: PipelineError.self) {
            _ = try await session.catalog.listing(of: Selection(.list(.popular)))
        }
        await session.close()
        #expect(problems?.description.contains("<redacted>") == true)
        #expect(problems?.description.contains(TwoServices.token) == false)
    }
}

/// Lets callers pass once so many wait at it, and everybody from then on.
private final class Gate: Sendable {
    private struct State {
        var waiting: [CheckedContinuation<Void, Never>] = []
        var isOpen = false
        var peak = 0
    }

    private let state = Mutex(State())
    private let count: Int

    init(opensAt count: Int) {
        self.count = count
    }

    /// The most that were waiting at one time.
    var peak: Int { state.withLock { $0.peak } }

    func pass() async {
        await withCheckedContinuation { continuation in
            let released: [CheckedContinuation<Void, Never>] = state.withLock { state in
                guard !state.isOpen else { return [continuation] }
                state.waiting.append(continuation)
                state.peak = max(state.peak, state.waiting.count)
                guard state.waiting.count >= count else { return [] }
                state.isOpen = true
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in released { continuation.resume() }
        }
    }
}
