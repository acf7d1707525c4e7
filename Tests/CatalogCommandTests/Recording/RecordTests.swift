import CatalogLoopback
import Foundation
import Testing

@Suite struct `A recording` {
    private static let report = ["report", "--format", "json"]

    @Test func `holds every exchange, those that the cache answered too`() async throws {
        let site = try await Site()
        let cold = try await site.run(Self.report + ["--record", "cold"])
        let asked = site.takeRequests()
        let warm = try await site.run(Self.report + ["--record", "warm"])
        #expect(warm == cold)
        #expect(warm.err == "")
        #expect(site.takeRequests().isEmpty)
        let tapes = try ["cold", "warm"].map {
            try site.place.contents(of: site.place.folder.appending(path: $0))
        }
        #expect(tapes[0].count == asked.count)
        #expect(tapes[1] == tapes[0])
        #expect(tapes[0].mention("Ripley"))
    }

    @Test func `is one readable file for each exchange, named after it`() async throws {
        let site = try await Site(keeping: "max-age=60")
        #expect(try await site.run("list", "-p", "traderev", "--record", "tape").status == 0)
        let tape = try site.place.contents(of: site.place.folder.appending(path: "tape"))
        let (name, data) = try #require(tape.first)
        #expect(tape.count == 1)
        #expect(name.hasPrefix("traderev-list-json-") && name.hasSuffix(".json"))
        let text = site.normalized(String(decoding: data, as: UTF8.self))
        #expect(text.contains(#""url": "SERVER/traderev/list.json""#), "\(text)")
        #expect(text.contains(#""cache-control": "max-age=60""#) && text.contains(#""status": 200"#))
    }

    @Test func `holds no token, whoever repeats it`() async throws {
        let site = try await Site()
        site.behave { request in
            guard request.path == "/3/movie/603" else { return nil }
            let token = request.headers["authorization"] ?? ""
            return .json(
                #"{"status_code":7,"status_message":"No: \#(token)"}"#, status: 401,
                headers: ["x-you-sent": token, "set-cookie": "session=\(token)"])
        }
        let run = try await site.run(Self.report + ["--record", "tape"])
        #expect(run.status == 3)
        let everything = try site.place.contents(of: site.place.folder.deletingLastPathComponent())
        #expect(everything.keys.contains { $0.hasPrefix("work/tape/3-movie-603") })
        #expect(everything.mention("<redacted>"))
        #expect(!everything.mention(TwoServices.token))
        #expect(!everything.mention("set-cookie"))
    }

    @Test func `holds no key of an address`() async throws {
        let site = try await Site()
        try site.place.write(TwoServices.configurationWithKey(at: site.server.url), to: "catalog.yaml")
        let key: [String: String?] = ["TMDB_API_KEY": TwoServices.key]
        let run = try await site.run(Self.report + ["--record", "tape"], token: nil, environment: key)
        #expect(run.status == 0, "\(run.err)")
        let everything = try site.place.contents(of: site.place.folder.deletingLastPathComponent())
        #expect(everything.mention("Ripley"))
        #expect(!everything.mention(TwoServices.key))
        let replayed = try await site.run(Self.report + ["--replay", "tape"], token: nil)
        #expect(replayed == run)
    }

    @Test func `keeps what lies in its folder already`() async throws {
        let site = try await Site()
        #expect(try await site.run("list", "--record", "tape").status == 0)
        #expect(try await site.run("show", "Alien", "--record", "tape").status == 0)
        for command in [["list"], ["show", "Alien"]] {
            #expect(try await site.run(command + ["--replay", "tape"], token: nil).status == 0)
        }
    }

    @Test(arguments: ["blocked", "blocked/below"] + RecordingPlaces.impossible)
    func `that cannot be kept fails before anybody is asked`(folder: String) async throws {
        let site = try await Site()
        try site.place.write("in the way", to: "blocked")
        let run = try await site.run("report", "--record", folder)
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(run.err.contains(folder) && run.err.contains("cannot be"), "\(run.err)")
        #expect(run.err.matches(of: /\n/).count == 1)
        #expect(site.takeRequests().isEmpty)
        #expect(try site.place.files == ["blocked", "catalog.yaml"])
        #expect(try site.place.contents(of: site.place.home).isEmpty)
    }

    @Test func `can be made offline`() async throws {
        let site = try await Site()
        let first = try await site.run("list")
        _ = site.takeRequests()
        #expect(try await site.run("list", "--offline", "--record", "tape", token: nil) == first)
        #expect(try await site.run("list", "--replay", "tape", token: nil) == first)
        #expect(site.takeRequests().isEmpty)
    }

    @Test func `can be made of the sample`() async throws {
        let place = try Workplace()
        let first = try await place.run("list", "--sample", "--record", "tape")
        #expect(first.status == 0)
        #expect(try await place.run("list", "--replay", "tape") == first)
    }
}

/// Folders that exist and that nobody can write into, not even the owner of the machine.
enum RecordingPlaces {
    static var impossible: [String] {
        #if os(Linux)
            ["/proc"]
        #else
            []
        #endif
    }
}
