import CatalogLoopback
import Foundation
import Testing

@Suite struct `The cache's own command` {
    @Test func `says where the file is, and makes none`() async throws {
        let place = try Workplace()
        let path = place.cacheFile.path(percentEncoded: false)
        #expect(try await place.run("cache", "path") == Outcome(status: 0, out: path + "\n", err: ""))
        #expect(try place.contents(of: place.home).isEmpty)
    }

    @Test func `counts what a run has left, server by server`() async throws {
        let site = try await Site()
        #expect(try await site.run("report").status == 0)
        let asked = site.takeRequests().count
        let text = try await site.run("cache", "stats", "--format", "json")
        #expect(text.err == "")
        let stats = try JSONDecoder().decode(Stats.self, from: Data(text.out.utf8))
        #expect(stats.schema == "catalog.cache/1")
        #expect(stats.file == site.place.cacheFile.path(percentEncoded: false))
        #expect(stats.answers == asked)
        #expect(stats.servers == [.init(url: site.server.url, answers: asked, bytes: stats.bytes)])
        #expect(stats.bytes > 0 && stats.bytes <= stats.limitBytes)
        #expect(stats.limitBytes == 200 << 20)
        let oldest = try #require(stats.oldest)
        #expect(oldest <= (try #require(stats.newest)))
        #expect(try await site.run("cache").out == site.run("cache", "stats").out)
        #expect(try await site.run("cache").out.contains("\(asked) answers"))
    }

    @Test func `finds an empty cache where there is none, and makes none`() async throws {
        let place = try Workplace()
        let run = try await place.run("cache", "stats", "--format", "json")
        let stats = try JSONDecoder().decode(Stats.self, from: Data(run.out.utf8))
        #expect(run.status == 0)
        #expect(run.err == "")
        #expect(stats.answers == 0)
        #expect(stats.bytes == 0)
        #expect(stats.bytesOnDisk == 0)
        #expect(stats.oldest == nil)
        #expect(stats.newest == nil)
        #expect(stats.servers.isEmpty)
        for command in ["clear", "prune"] {
            let run = try await place.run("cache", command)
            #expect(run == Outcome(status: 0, out: "0 answers removed, 0 bytes.\n", err: ""))
        }
        #expect(try place.contents(of: place.home).isEmpty)
    }

    @Test func `clears every answer and nothing else`() async throws {
        let site = try await Site()
        #expect(try await site.run("watchlist", "add", "Alien (1979)").status == 0)
        #expect(try await site.run("cache", "clear").status == 0)
        let watchlist = try Data(contentsOf: site.place.watchlistFile)
        _ = site.takeRequests()
        _ = try await site.run("list", "--refresh")
        let asked = site.takeRequests().count
        let cleared = try await site.run("cache", "clear")
        #expect(cleared.status == 0)
        #expect(cleared.out.hasPrefix("\(asked) answers removed, "), "\(cleared.out)")
        #expect(try await site.run("list", "--offline").status == 2)
        #expect(try Data(contentsOf: site.place.watchlistFile) == watchlist)
    }

    @Test func `prunes what has long not been used`() async throws {
        let site = try await Site()
        _ = try await site.run("list")
        let asked = site.takeRequests().count
        #expect(try await site.run("cache", "prune").out == "0 answers removed, 0 bytes.\n")
        #expect(try await site.run("list", "--offline").status == 0)
        let pruned = try await site.run("cache", "prune", "--unused-for", "0")
        #expect(pruned.out.hasPrefix("\(asked) answers removed, "), "\(pruned.out)")
        #expect(try await site.run("list", "--offline").status == 2)
    }

    @Test(arguments: [
        (["--format", "csv"], 64, "Choose one of: text, json."),
        (["--config", "missing.yaml"], 78, "missing.yaml"),
    ])
    func `is refused what it does not know`(more: [String], status: Int32, words: String) async throws {
        let run = try await Workplace().run(["cache", "stats"] + more)
        #expect(run.status == status)
        #expect(run.out == "")
        #expect(run.err.contains(words), "\(run.err)")
    }

    @Test(arguments: [["stats"], ["path"], ["clear"], ["prune"]])
    func `needs a place for a cache`(command: [String]) async throws {
        let nowhere: [String: String?] = ["HOME": nil, "XDG_CACHE_HOME": "not/absolute"]
        let run = try await Workplace().run(["cache"] + command, environment: nowhere)
        let words =
            "There is no place for a cache: neither XDG_CACHE_HOME nor HOME is an absolute path. "
            + "Set one of them."
        #expect(run == Outcome(status: 2, out: "", err: "catalog: \(words)\n"))
    }
}

@Suite struct `The cache's files` {
    @Test func `are their owner's alone, also where they were not before`() async throws {
        let site = try await Site()
        let folder = site.place.cacheFile.deletingLastPathComponent()
        for _ in 0..<2 {
            #expect(try await site.run("list", "--refresh").status == 0)
            #expect(try site.place.mode(of: folder) == 0o700)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.path(percentEncoded: false))
            #expect(names.contains("http.sqlite"))
            for name in names {
                #expect(try site.place.mode(of: folder.appending(path: name)) == 0o600, "\(name)")
            }
            let path = site.place.cacheFile.path(percentEncoded: false)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        }
    }

    @Test func `hold answers and no token, also where a server sends it back`() async throws {
        let site = try await Site()
        site.behave { request in
            guard request.path == "/3/genre/movie/list",
                case .whole(let status, var headers, let body) = TwoServices.answer(to: request)
            else { return nil }
            headers["set-cookie"] = "session=\(TwoServices.token)"
            headers["x-you-sent"] = request.headers["authorization"]
            return .whole(status: status, headers: headers, body: body).keepable(for: request)
        }
        #expect(try await site.run("report").status == 0)
        let files = try site.place.contents(of: site.place.home)
        #expect(files.mention("Ripley"))
        #expect(!files.mention(TwoServices.token))
    }

    @Test func `hold no key of an address`() async throws {
        let site = try await Site()
        try site.place.write(TwoServices.configurationWithKey(at: site.server.url), to: "catalog.yaml")
        let run = try await site.run(
            "report", "--verbose", token: nil, environment: ["TMDB_API_KEY": TwoServices.key])
        #expect(run.status == 0, "\(run.err)")
        #expect(site.takeRequests().contains { $0.target.contains("api_key=\(TwoServices.key)") })
        let files = try site.place.contents(of: site.place.home)
        #expect(files.mention("Ripley"))
        #expect(!files.mention(TwoServices.key))
        #expect(!(run.out + run.err).contains(TwoServices.key))
    }
}

/// What `cache stats` prints as JSON.
struct Stats: Decodable {
    struct Server: Decodable, Hashable {
        var url: String
        var answers, bytes: Int
    }
    var schema, file: String
    var answers, bytes, bytesOnDisk, limitBytes: Int
    var oldest, newest: String?
    var servers: [Server]

    enum CodingKeys: String, CodingKey {
        case schema, file, answers, bytes
        case bytesOnDisk = "bytes_on_disk"
        case limitBytes = "limit_bytes"
        case oldest, newest, servers
    }
}
