import CatalogLoopback
import CatalogTestSupport
import Foundation
import Testing

@Suite struct `A cache that is of no use` {
    private static let list = ["list", "--format", "json"]
    private static let report = ["report", "--format", "json"]

    @Test(arguments: [
        (Data("not a database at all".utf8), "is damaged"),
        (Data((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }), "is damaged"),
        (BareDatabase.bytes(application: 0x0102_0304, version: 7), "is not a file of catalog's"),
        (
            BareDatabase.bytes(application: 0x4361_4874, version: 999),
            "was written by a newer version of catalog"
        ),
    ])
    func `is replaced, said once, and the answer is whole`(bytes: Data, fault: String) async throws {
        let site = try await Site()
        #expect(try await site.run("watchlist", "add", "Alien (1979)").status == 0)
        let watchlist = try Data(contentsOf: site.place.watchlistFile)
        try site.place.put(bytes, at: site.place.cacheFile)
        let run = try await site.run(Self.list)
        let words = "\(fault); it was replaced by an empty one. There is nothing to do."
        #expect(run.status == 0)
        #expect(site.normalized(run.err) == "catalog: the cache ~/.cache/catalog/http.sqlite \(words)\n")
        #expect(try Listed(run.out).movies.count == 4)
        _ = site.takeRequests()
        #expect(try await site.run(Self.list) == Outcome(status: 0, out: run.out, err: ""))
        #expect(site.takeRequests().isEmpty)
        #expect(try Data(contentsOf: site.place.watchlistFile) == watchlist)
    }

    @Test(arguments: 1...4)
    func `never shows in the answer where bytes of it are changed`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run(Self.report)
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = try Data(contentsOf: site.place.cacheFile)
        let start = Int.random(in: 0..<bytes.count, using: &random)
        for place in start..<min(start + 4_096, bytes.count) {
            bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        try bytes.write(to: site.place.cacheFile)
        let run = try await site.run(Self.report)
        #expect(run.status == 0)
        #expect(run.out == whole.out)
        #expect(
            run.err.isEmpty || run.err.matches(of: /\n/).count == 1 && run.err.contains("is damaged; it was"))
        #expect(try await site.run(Self.report).out == whole.out)
    }

    @Test func `because a folder stands in its place is done without, and said once`() async throws {
        let site = try await Site()
        try FileManager.default.createDirectory(at: site.place.cacheFile, withIntermediateDirectories: true)
        let words =
            "cannot be used (it is not a file); going on without it. Check the folder and its rights, or set "
            + "XDG_CACHE_HOME to another one."
        for _ in 0..<2 {
            let run = try await site.run(Self.list)
            #expect(run.status == 0)
            #expect(site.normalized(run.err) == "catalog: the cache ~/.cache/catalog/http.sqlite \(words)\n")
            #expect(try Listed(run.out).movies.count == 4)
        }
    }

    @Test(arguments: ["blocked", "blocked/below"])
    func `because its place is a file is done without, and said once`(name: String) async throws {
        let site = try await Site()
        try site.place.write("", to: "blocked")
        let folder = site.place.folder.path(percentEncoded: false) + "/" + name
        let run = try await site.run(Self.list, environment: ["XDG_CACHE_HOME": folder])
        #expect(run.status == 0)
        #expect(try Listed(run.out).movies.count == 4)
        let words = site.normalized(run.err)
        #expect(words.hasPrefix("catalog: the cache HERE/\(name)/catalog/http.sqlite cannot be used ("))
        #expect(words.hasSuffix("or set XDG_CACHE_HOME to another one.\n"))
        #expect(words.matches(of: /\n/).count == 1)
        let quiet = try await site.run(Self.list + ["--quiet"], environment: ["XDG_CACHE_HOME": folder])
        #expect(quiet == Outcome(status: 0, out: run.out, err: ""))
        #expect(try site.place.files == ["blocked", "catalog.yaml"])
    }

    @Test func `because the disk is full serves what it has, says so once, and loses nothing`() async throws {
        let site = try await Site()
        let whole = try await site.run(Self.report)
        try FileManager.default.removeItem(at: site.place.cacheFile.deletingLastPathComponent())
        #expect(try await site.run("list").status == 0)
        let full = try await site.runOnFullDisk(Self.report)
        #expect(full.status == 0, "\(full.err)")
        #expect(full.out == whole.out)
        let words = site.normalized(full.err)
        #expect(
            words.hasPrefix("catalog: the cache ~/.cache/catalog/http.sqlite cannot be used ("), "\(words)")
        #expect(words.contains("; nothing new is kept. Check the folder and its rights"))
        #expect(words.matches(of: /\n/).count == 1)
        #expect(try await site.run("list", "--offline").status == 0)
        #expect(try await site.run(Self.report) == whole)
    }

    @Test func `because it has no place is done without in silence`() async throws {
        let site = try await Site()
        let nowhere: [String: String?] = [
            "HOME": nil, "XDG_CACHE_HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
        ]
        let run = try await site.run(Self.list, environment: nowhere)
        #expect(run.status == 0)
        #expect(run.err == "")
        let asked = site.takeRequests().count
        #expect(try await site.run(Self.list + ["--refresh"], environment: nowhere) == run)
        #expect(site.takeRequests().count == asked)
        let offline = try await site.run(Self.list + ["--offline"], environment: nowhere)
        #expect(offline.status == 2)
        #expect(offline.err.contains("the run is offline"))
        #expect(site.takeRequests().isEmpty)
        #expect(try site.place.contents(of: site.place.home).isEmpty)
        #expect(try site.place.files == ["catalog.yaml"])
    }
}
