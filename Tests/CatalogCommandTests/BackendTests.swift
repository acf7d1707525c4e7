import CatalogLoopback
import Foundation
import Testing

/// The program against two services on loopback, whole and broken.
@Suite struct `Two services` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
    }

    /// Runs the program against services that answer as told; nil for as they should.
    private func run(
        _ arguments: [String], token: String? = TwoServices.token, settings: String = "timeout_seconds: 600",
        faults: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer? = { _ in nil }
    ) async throws -> Outcome {
        let server = try await LoopbackServer { faults($0) ?? TwoServices.answer(to: $0) }
        defer { server.stop() }
        try place.write(TwoServices.configuration(at: server.url, settings: settings), to: "catalog.yaml")
        let environment = token.map { ["TMDB_ACCESS_TOKEN": $0] } ?? [:]
        return try await place.run(arguments, environment: environment)
    }

    @Test func `that answer make a complete report and nothing on stderr`() async throws {
        let run = try await run(["report", "--format", "json"])
        #expect(run.status == 0)
        #expect(run.err == "")
        let report = try Reported(run.out)
        #expect(report.problems.isEmpty)
        #expect(report.statuses == ["tmdb": "ok", "traderev": "ok"])
        #expect(
            report.ids == [
                ["tmdb:603"], ["tmdb:862"], ["tmdb:348", "traderev:1"], ["tmdb:19", "traderev:2"],
            ])
        #expect(try place.files == ["catalog.yaml"])
    }

    @Test func `are answered about in the same bytes every time`() async throws {
        let first = try await run(["report", "--format", "json"])
        #expect(try await run(["report", "--format", "json"]) == first)
    }

    @Test(arguments: [
        (["report"], 0), (["list"], 0), (["search", "alien"], 0),
        (["person", "Keanu Reeves", "-p", "tmdb"], 0),
        (["show", "imdb:tt0078748"], 0), (["show", "Alien (1979)"], 0), (["credits", "traderev:1"], 0),
        (["recommendations", "tmdb:603"], 0), (["compare"], 0), (["report", "--strict"], 0),
        (["show", "tmdb:999"], 2),
        (["show", "No Such Movie"], 2), (["person", "Keanu Reeves", "-p", "traderev"], 2),
        (["show", "tmdb:603", "-p", "traderev"], 2),
    ])
    func `give every command its status`(arguments: [String], status: Int) async throws {
        let run = try await run(arguments)
        #expect(Int(run.status) == status, "\(run.err)")
        #expect(run.err.isEmpty == (status == 0), "\(run.err)")
        #expect(run.out.isEmpty == (status != 0))
    }

    @Test func `of which one lacks its secret: the other answers, and the variable is named`() async throws {
        let run = try await run(["report", "--format", "json"], token: nil)
        #expect(run.status == 3)
        let report = try Reported(run.out)
        #expect(report.statuses == ["tmdb": "failed", "traderev": "ok"])
        #expect(report.ids == [["traderev:1"], ["traderev:2"]])
        #expect(report.problems.map(\.reason) == ["unconfigured"])
        #expect(run.err.contains("the environment variable TMDB_ACCESS_TOKEN is not set"))
        #expect(try await self.run(["report", "-p", "tmdb"], token: nil).status == 2)
    }

    @Test func `of which one refuses: exit 3, a reason, and the secret nowhere`() async throws {
        let secret = "eyJhbGciOiJub25lIn0.bm90LWEtcmVhbC10b2tlbg.c2lnbmF0dXJl"
        let run = try await run(["report", "--format", "json", "--verbose"], token: secret) { request in
            // A server that quotes what it was sent.
            request.path.hasPrefix("/3/")
                ? .json(#"{"status_code":7,"status_message":"Invalid token: \#(secret)"}"#, status: 401) : nil
        }
        #expect(run.status == 3)
        #expect(try Reported(run.out).problems.map(\.reason) == ["unauthorized"])
        #expect(run.err.contains("tmdb: GET"))
        #expect(run.err.contains("it refused the credential"))
        #expect(!(run.out + run.err).contains(secret))
    }

    @Test(arguments: [
        ("not_found", LoopbackAnswer.json(#"{"status_code":34,"status_message":"Gone."}"#, status: 404)),
        ("unreadable", LoopbackAnswer.json("<html>")),
    ])
    func `of which one fails for a single movie: exit 3 and the rest complete`(
        reason: String, answer: LoopbackAnswer
    ) async throws {
        let run = try await run(["report", "--format", "json"]) { request in
            request.path == "/3/movie/603" ? answer : nil
        }
        #expect(run.status == 3)
        let report = try Reported(run.out)
        #expect(report.problems.map(\.movie) == ["tmdb:603"])
        #expect(report.problems.map(\.reason) == [reason])
        #expect(report.statuses == ["tmdb": "partial", "traderev": "ok"])
        #expect(report.ids.count == 4)
        #expect(run.err.contains("tmdb could not give the detail of tmdb:603"))
    }

    @Test func `that reset once are asked again, and nobody notices`() async throws {
        let first = Once()
        let run = try await run(["list"]) { request in
            request.path == "/traderev/list.json" && first.isFirst() ? .reset : nil
        }
        #expect(run.status == 0)
        #expect(run.err == "")
    }

    @Test func `that are out of reach leave no answer`() async throws {
        // A port that was free a moment ago, and is refused now.
        let server = try await LoopbackServer { _ in .status(404) }
        let url = server.url
        server.stop()
        try place.write(TwoServices.configuration(at: url), to: "catalog.yaml")
        let run = try await place.run("list", environment: ["TMDB_ACCESS_TOKEN": TwoServices.token])
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(run.err.contains("tmdb could not give the list 'popular': it could not be reached"))
        #expect(run.err.contains("traderev could not give the list 'popular': it could not be reached"))
    }

    @Test func `that answer in part are refused with --strict, and the reasons said although quiet`()
        async throws
    {
        for quiet in [[], ["--quiet"]] {
            let run = try await run(["report", "--strict"] + quiet, token: nil)
            #expect(run.status == 3)
            #expect(run.out == "")
            #expect(run.err.contains("TMDB_ACCESS_TOKEN"))
        }
        let quiet = try await run(["report", "--quiet"], token: nil)
        #expect(quiet.status == 3)
        #expect(quiet.err == "")
        #expect(quiet.out.contains("Alien"))
    }

    @Test func `are shown request by request when that is asked for, without the secret`() async throws {
        let run = try await run(["show", "Alien", "--verbose"])
        #expect(run.status == 0)
        #expect(run.err.contains("traderev: GET"))
        #expect(run.err.contains(" → 200, "))
        #expect(!run.err.contains(TwoServices.token))
    }
}

/// Tells the first of several.
private final class Once: Sendable {
    private let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingOldest(1))

    func isFirst() -> Bool {
        if case .enqueued = continuation.yield() { true } else { false }
    }
}

/// A report, as far as tests look at it.
struct Reported: Decodable {
    struct Movie: Decodable { var ids: [String] }
    struct Group: Decodable { var movies: [Movie] }
    struct Provider: Decodable {
        var id, status: String
        var stale: Bool
    }
    struct Problem: Decodable {
        var provider, reason: String
        var movie: String?
    }
    var groups: [Group]
    var providers: [Provider]
    var problems: [Problem]

    init(_ json: String) throws {
        self = try JSONDecoder().decode(Reported.self, from: Data(json.utf8))
    }

    /// The ids of each movie, group by group.
    var ids: [[String]] { groups.flatMap(\.movies).map(\.ids) }

    /// The providers for whom older answers stand in.
    var staleProviders: [String] { providers.filter(\.stale).map(\.id) }

    /// The status of each provider by its name.
    var statuses: [String: String] {
        Dictionary(providers.map { ($0.id, $0.status) }) { first, _ in first }
    }
}
