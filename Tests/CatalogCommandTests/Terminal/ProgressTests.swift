import CatalogLoopback
import Foundation
import Synchronization
import Testing

@Suite struct `Progress on a terminal` {
    /// Runs a report against services that behave as told until the screen has shown a text, and ends it then.
    private func screen(
        until text: String, arguments: [String] = [], environment: [String: String] = [:],
        conduct: @escaping Site.Conduct
    ) async throws -> (screen: String, status: Int32) {
        let site = try await Site()
        site.behave(conduct)
        let terminal = try PseudoTerminal()
        return try await Turns.shared.taking {
            let run = try site.place.start(
                ["report", "-p", "tmdb"] + arguments,
                environment: ["TMDB_ACCESS_TOKEN": TwoServices.token].merging(environment) { $1 },
                on: terminal)
            let shown = try await terminal.screen(until: text)
            #expect(shown.contains(text), "\(shown)")
            run.send(SIGINT)
            return (try await terminal.screen(), try await run.outcome().status)
        }
    }

    @Test func `shows what is asked and how far it is, and leaves nothing behind`() async throws {
        let (screen, status) = try await screen(until: "\r\u{1B}[Ktmdb 0 of 1 · tmdb: the list 'popular'") {
            _ in .hang
        }
        #expect(status == 130)
        #expect(screen.hasSuffix("\r\u{1B}[K"))
        // What stands between is drawn over it, in one line.
        #expect(!screen.contains("\n"))
    }

    @Test func `counts the seconds that a rate limit has to go`() async throws {
        let (screen, _) = try await screen(until: "tmdb 0 of 1 · tmdb: rate limit, status 429, again in ") {
            _ in
            .status(429, headers: ["retry-after": "30"])
        }
        #expect(screen.contains(/again in (30|29) s/))
        #expect(screen.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `says why something is tried again`() async throws {
        let hasFailed = Mutex(false)
        let (screen, _) = try await screen(until: "tmdb: status 503, trying again") { _ in
            hasFailed.withLock { hasFailed in
                defer { hasFailed = true }
                return hasFailed ? .hang : .status(503)
            }
        }
        #expect(screen.contains("tmdb: status 503, again in 1 s"))
    }

    @Test func `is no wider than the terminal`() async throws {
        let title = String(repeating: "千と千尋の", count: 30)
        let (screen, _) = try await screen(
            until: "a search for", arguments: ["--search", title]
        ) { _ in .hang }
        let lines = screen.split(separator: "\r\u{1B}[K").map(String.init)
        #expect(lines.contains { $0.hasSuffix("…") })
        for line in lines { #expect(line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x3000 ? 1 : 2) } < 80) }
    }

    /// The wait before the second request is longer than the time between two drawings.
    @Test(arguments: [
        (["--no-progress"], [:]), (["--quiet"], [:]), ([], ["TERM": "dumb"]),
    ])
    func `is not shown where it is not wanted`(arguments: [String], environment: [String: String])
        async throws
    {
        let site = try await Site()
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        site.behave { _ in
            continuation.yield()
            return .status(503)
        }
        let terminal = try PseudoTerminal()
        try await Turns.shared.taking {
            let run = try site.place.start(
                ["report", "-p", "tmdb"] + arguments,
                environment: ["TMDB_ACCESS_TOKEN": TwoServices.token].merging(environment) { $1 },
                on: terminal)
            var requests = asked.makeAsyncIterator()
            for _ in 0..<2 { await requests.next() }
            run.send(SIGINT)
            #expect(try await terminal.screen() == "")
            #expect(try await run.outcome().status == 130)
        }
    }
}
