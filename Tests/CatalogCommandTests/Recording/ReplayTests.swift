import CatalogLoopback
import Foundation
import Testing

@Suite struct `A replay` {
    private static let report = ["report", "--format", "json"]

    @Test(arguments: [report, ["list"], ["show", "Alien"], ["person", "Keanu Reeves", "-p", "tmdb"]])
    func `prints the same bytes without server, token or cache`(command: [String]) async throws {
        let site = try await Site()
        let recorded = try await site.run(command + ["--record", "tape"])
        #expect(recorded.status == 0)
        site.server.stop()
        await site.server.stopped()
        try FileManager.default.removeItem(at: site.place.home.appending(path: ".cache"))
        #expect(try await site.run(command + ["--replay", "tape"], token: nil) == recorded)
        #expect(try site.place.contents(of: site.place.home).isEmpty)
    }

    @Test func `has the same problems and the same status`() async throws {
        let site = try await Site(settings: "timeout_seconds: 4")
        site.behave { request in
            switch request.path {
            case "/3/movie/603": .hang
            case "/3/movie/862": .json(#"{"status_code":34,"status_message":"Gone."}"#, status: 404)
            case "/3/movie/348": .json("{}", status: 500)
            case "/3/movie/19": .json("<html>")
            case "/traderev/details/1.json": .status(429, headers: ["retry-after": "86400"])
            case "/traderev/details/2.json": .raw("HTTP/1.1 what\r\n\r\n")
            default: nil
            }
        }
        let recorded = try await site.run(Self.report + ["--record", "tape"])
        #expect(recorded.status == 3)
        #expect(
            Set(try Reported(recorded.out).problems.map(\.reason)).isSuperset(of: [
                "timeout", "not_found", "server_error", "unreadable", "rate_limited",
            ]), "\(recorded.err)")
        _ = site.takeRequests()
        #expect(try await site.run(Self.report + ["--replay", "tape"], token: nil) == recorded)
        #expect(site.takeRequests().isEmpty)
        let strict = try await site.run(Self.report + ["--replay", "tape", "--strict"], token: nil)
        #expect(strict.status == 3)
        #expect(strict.out == "")
    }

    @Test func `of a refusal is a refusal`() async throws {
        let site = try await Site()
        let recorded = try await site.run(
            Self.report + ["--record", "tape"], token: "another-token-altogether")
        #expect(recorded.status == 3)
        #expect(try await site.run(Self.report + ["--replay", "tape"], token: nil) == recorded)
    }

    @Test func `of a stale answer says that it is stale`() async throws {
        let site = try await Site()
        _ = try await site.run(Self.report)
        site.behave { $0.path.hasPrefix("/3/") ? .json("<html>") : nil }
        let recorded = try await site.run(Self.report + ["--refresh", "--record", "tape"])
        #expect(recorded.err.contains("stale"))
        #expect(try Reported(recorded.out).staleProviders == ["tmdb"])
        #expect(try await site.run(Self.report + ["--replay", "tape"], token: nil) == recorded)
    }

    @Test func `answers at another address`() async throws {
        let site = try await Site()
        let recorded = try await site.run(Self.report + ["--record", "tape"])
        for url in ["http://127.0.0.1:9", "https://catalog.invalid"] {
            try site.place.write(TwoServices.configuration(at: url), to: "elsewhere.yaml")
            let replayed = try await site.run(
                Self.report + ["--replay", "tape", "--config", "elsewhere.yaml"], token: nil)
            #expect(replayed == recorded)
        }
    }

    @Test func `names what it does not hold by method and path`() async throws {
        let site = try await Site()
        #expect(try await site.run("list", "--record", "tape").status == 0)
        let run = try await site.run("show", "tmdb:603", "--replay", "tape", token: nil)
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(
            run.err.contains(
                "tmdb could not give the detail of tmdb:603: the recording does not hold GET /3/movie/603"),
            "\(run.err)")
        let search = try await site.run("search", "alien", "--format", "json", "--replay", "tape", token: nil)
        #expect(search.status == 3)
        #expect(try Listed(search.out).problems.map(\.reason) == ["not_recorded"])
        #expect(search.err.contains("the recording does not hold GET /3/search/movie"), "\(search.err)")
        #expect(search.err.contains("Record the same command again."))
    }

    @Test(arguments: [
        ("tape", nil, "the folder cannot be read"), ("catalog.yaml", nil, "the folder cannot be read"),
        ("tape", "{", "it is not JSON"), ("tape", "[]", "'request' needs 'method' and 'url', both text"),
    ])
    func `needs a folder that can be read`(folder: String, text: String?, words: String) async throws {
        let site = try await Site()
        if let text {
            try site.place.put(Data(text.utf8), at: site.place.folder.appending(path: "tape/a.json"))
        }
        let run = try await site.run("list", "--replay", folder, token: nil)
        let file = text == nil ? folder : "tape/a.json"
        #expect(run.status == 2)
        #expect(run.out == "")
        let remedy = "Check the path and its rights, or name another one."
        #expect(site.normalized(run.err) == "catalog: HERE/\(file): \(words). \(remedy)\n")
        #expect(site.takeRequests().isEmpty)
    }
}

@Suite struct `Where answers come from` {
    @Test(arguments: [
        (["--offline", "--refresh"], "--offline and --refresh exclude each other."),
        (["--offline", "--replay", "tape"], "--offline and --replay exclude each other."),
        (["--refresh", "--replay", "tape"], "--refresh and --replay exclude each other."),
        (["--record", "a", "--replay", "b"], "--record and --replay exclude each other:"),
        (["--sample", "--replay", "tape"], "--sample and --replay exclude each other:"),
        (["--record", ""], "'--record <folder>': It must not be empty."),
        (["--replay", ""], "'--replay <folder>': It must not be empty."),
    ])
    func `is said once`(options: [String], words: String) async throws {
        let place = try Workplace()
        let run = try await place.run(["list"] + options)
        #expect(run.status == 64)
        #expect(run.out == "")
        #expect(run.err.contains(words), "\(run.err)")
        #expect(try place.files == [])
    }
}
