import CatalogLoopback
import Foundation
import Testing

@Suite struct `Kept answers of a server that fails` {
    private static let notice = """
        catalog: tmdb: stale answers are among these, kept from earlier runs, because newer ones could not be \
        had. --verbose tells why.

        """

    @Test(arguments: [
        // Longer than anybody waits, so it fails at once.
        LoopbackAnswer.status(429, headers: ["retry-after": "86400"]), .json("<html>"), .json("null"),
        .raw("HTTP/1.1 what\r\n\r\n"),
    ])
    func `serve and count: exit 0 also with --strict, and both streams say that they are stale`(
        answer: LoopbackAnswer
    ) async throws {
        let site = try await Site()
        let first = try await site.run("report", "--format", "json")
        site.behave { $0.path.hasPrefix("/3/") ? answer : nil }
        let run = try await site.run("report", "--format", "json", "--refresh", "--strict")
        #expect(run.status == 0)
        #expect(run.err == Self.notice)
        let report = try Reported(run.out)
        #expect(report.staleProviders == ["tmdb"])
        #expect(report.problems.isEmpty)
        #expect(run.out.replacing(#""stale": true"#, with: #""stale": false"#) == first.out)
        let quiet = try await site.run("list", "--refresh", "--quiet")
        #expect(quiet.status == 0)
        #expect(quiet.err == "")
    }

    @Test func `serve where nobody listens any more`() async throws {
        let site = try await Site()
        let first = try await site.run("list", "--format", "json")
        site.server.stop()
        await site.server.stopped()
        #expect(try await site.run("list", "--format", "json") == first)
        let run = try await site.run("list", "--format", "json", "--refresh", "--strict")
        #expect(run.status == 0)
        #expect(run.out.replacing(#""stale": true"#, with: #""stale": false"#) == first.out)
        #expect(run.err == Self.notice.replacing("tmdb:", with: "tmdb, traderev:"))
    }

    @Test func `do not serve where the server forbids that`() async throws {
        let site = try await Site(keeping: "max-age=86400, must-revalidate")
        #expect(try await site.run("list").status == 0)
        site.behave { $0.path.hasPrefix("/3/") ? .json("<html>") : nil }
        // They are fresh still, and so may stand in.
        #expect(try await site.run("list", "--refresh", "--strict").status == 0)
        let strict = try await Site(keeping: "max-age=0, must-revalidate")
        #expect(try await strict.run("list").status == 0)
        strict.behave { $0.path.hasPrefix("/3/") ? .json("<html>") : nil }
        let run = try await strict.run("list", "--format", "json")
        #expect(run.status == 3)
        #expect(try Listed(run.out).problems.map(\.reason) == ["unreadable"])
    }

    @Test func `do not bring back what the server no longer has`() async throws {
        let site = try await Site()
        _ = try await site.run("report")
        site.behave { $0.path == "/3/movie/603" ? .json("{}", status: 404) : nil }
        for _ in 0..<2 {
            let run = try await site.run("report", "--format", "json", "--refresh")
            #expect(run.status == 3)
            #expect(try Reported(run.out).problems.map(\.reason) == ["not_found"])
            // Now it is down as well.
            site.behave { $0.path == "/3/movie/603" ? .json("{}", status: 404) : .json("<html>") }
        }
    }

    @Test(arguments: [["--refresh"], []])
    func `never paper over a refused credential`(more: [String]) async throws {
        let site = try await Site(keeping: "max-age=0")
        #expect(try await site.run("report").status == 0)
        let run = try await site.run(
            ["report", "--format", "json"] + more, token: "another-token-altogether")
        #expect(run.status == 3)
        let report = try Reported(run.out)
        #expect(report.statuses == ["tmdb": "failed", "traderev": "ok"])
        #expect(report.staleProviders == [])
        #expect(report.problems.map(\.reason) == ["unauthorized"])
        #expect(run.err.contains("it refused the credential"))
        #expect(!run.err.contains("stale"))
    }

    @Test func `never paper over a missing credential`() async throws {
        let site = try await Site()
        #expect(try await site.run("report").status == 0)
        let run = try await site.run("report", "--format", "json", token: nil)
        #expect(run.status == 3)
        #expect(try Reported(run.out).problems.map(\.reason) == ["unconfigured"])
    }
}

/// A list, as far as tests look at it.
struct Listed: Decodable {
    var movies: [Reported.Movie]
    var problems: [Reported.Problem]

    init(_ json: String) throws {
        self = try JSONDecoder().decode(Listed.self, from: Data(json.utf8))
    }
}
