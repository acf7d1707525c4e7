import CatalogLoopback
import Foundation
import Testing

@Suite struct `A bundle` {
    private static let report = ["report", "--format", "json"]
    private static let notice =
        "catalog: bug.tar holds what a bug report needs. Look into it before you send it: 'tar xf bug.tar'.\n"

    @Test func `answers as its command does, and holds what it rests on`() async throws {
        let site = try await Site()
        let plain = try await site.run(Self.report)
        let asked = site.takeRequests().count
        let run = try await site.bundle(Self.report)
        #expect(run == Outcome(status: 0, out: plain.out, err: Self.notice))
        let files = try site.unpacked()
        #expect(
            files.keys.filter { !$0.hasPrefix("recording/") }.sorted() == ["about.txt", "configuration.yaml"])
        #expect(files.keys.filter { $0.hasPrefix("recording/") && $0.hasSuffix(".json") }.count == asked)
        let about = String(decoding: try #require(files["about.txt"]), as: UTF8.self)
        let version = try await site.run("--version").out
        #expect(about.hasPrefix("catalog \(version)system  "))
        #expect(
            about.hasSuffix(
                """
                command catalog report --format json
                status  0

                To see what was seen, unpack this and run the same command with
                  --config configuration.yaml --replay recording

                """))
        let configuration = String(decoding: try #require(files["configuration.yaml"]), as: UTF8.self)
        #expect(configuration.contains("access_token: ${TMDB_ACCESS_TOKEN}"))
        #expect(try site.place.files.filter { $0.hasPrefix("tmp/") }.isEmpty)
    }

    @Test func `shows what was seen to whoever unpacks it`() async throws {
        let site = try await Site()
        site.behave { request in
            switch request.path {
            case "/3/movie/603": .json("<html>")
            case "/3/movie/862": .json(#"{"status_code":34,"status_message":"Gone."}"#, status: 404)
            default: nil
            }
        }
        let run = try await site.bundle(Self.report)
        #expect(run.status == 3)
        #expect(run.err.hasSuffix(Self.notice))
        let elsewhere = try Workplace()
        for (name, bytes) in try site.unpacked() {
            try elsewhere.put(bytes, at: elsewhere.folder.appending(path: name))
        }
        let replayed = try await elsewhere.run(
            Self.report + ["--config", "configuration.yaml", "--replay", "recording"])
        let said = String(run.err.dropLast(Self.notice.count))
        #expect(replayed == Outcome(status: 3, out: run.out, err: said))
        #expect(try elsewhere.text(of: "stderr.txt") == said)
        #expect(try elsewhere.text(of: "about.txt").contains("\nstatus  3\n"))
    }

    @Test(arguments: ["${TMDB_ACCESS_TOKEN}", TwoServices.token])
    func `holds no secret and no name of a home`(setting: String) async throws {
        let site = try await Site()
        let home = site.place.home.path(percentEncoded: false)
        let configuration = TwoServices.configuration(at: site.server.url)
            .replacing("${TMDB_ACCESS_TOKEN}", with: setting)
            .replacing("\(site.server.url)/traderev/", with: "file://\(home)/list/")
        let file = site.place.home.appending(path: "mine.yaml")
        try site.place.put(Data(configuration.utf8), at: file)
        for name in ["list.json", "details/1.json", "details/2.json"] {
            try site.place.put(
                Data(contentsOf: TwoServices.folder.appending(path: "traderev/\(name)")),
                at: site.place.home.appending(path: "list/\(name)"))
        }
        // What a notice says of it names the home.
        try site.place.put(Data("not a database".utf8), at: site.place.cacheFile)
        site.behave { request in
            guard request.path == "/3/movie/603" else { return nil }
            return .json(
                #"{"status_code":7,"status_message":"No: \#(TwoServices.token)"}"#, status: 401,
                headers: ["x-you-sent": request.headers["authorization"] ?? ""])
        }
        let command = Self.report + ["--config", file.path(percentEncoded: false)]
        let run = try await site.bundle(command)
        #expect(run.status == 3)
        #expect(run.err.contains(home))
        let files = try site.unpacked()
        #expect(files.mention("the cache ~/.cache/catalog/http.sqlite is damaged"))
        #expect(files.mention("--config ~/mine.yaml"))
        #expect(files.mention("<redacted>"))
        #expect(files.mention("Metropolis"))
        #expect(!files.mention(TwoServices.token))
        #expect(!files.mention(home))
        // In names of files only letters and digits are kept.
        #expect(!files.mention(String(home.map { $0.isLetter || $0.isNumber ? $0 : "-" }.drop { $0 == "-" })))
    }

    @Test(arguments: [
        (["report", "--replay", "missing"], Int32(2), "missing: the folder cannot be read"),
        (["report", "--offline"], 2, "the run is offline"), (["reprot"], 64, "Did you mean 'report'?"),
        (["list", "--frm", "json"], 64, "Unknown option '--frm'"), (["config", "path"], 0, nil),
        (["list", "--config", "missing.yaml"], 78, "missing.yaml"),
    ])
    func `of a command that fails has its status, and what it said`(
        command: [String], status: Int32, words: String?
    ) async throws {
        let site = try await Site()
        let run = try await site.bundle(command)
        #expect(run.status == status)
        #expect(run.err.hasSuffix(Self.notice))
        let files = try site.unpacked()
        #expect(
            String(decoding: try #require(files["about.txt"]), as: UTF8.self).contains("status  \(status)\n"))
        let said = files["stderr.txt"].map { String(decoding: $0, as: UTF8.self) }
        #expect((said ?? "") + Self.notice == run.err)
        #expect((said == nil) == (words == nil))
        if let said, let words { #expect(said.contains(words), "\(said)") }
        #expect(site.takeRequests().isEmpty)
    }

    @Test(arguments: [
        (["bug.tar"], "Name the command behind --"), (["bug.tar", "--"], "Name the command behind --"),
        ([], "Missing expected argument '<file>'"), (["-", "--", "list"], "Name a file: stdout holds"),
        (["", "--", "list"], "It must not be empty."),
        (["bug.tar", "--", "list", "--record", "tape"], "Leave --record out"),
        (["bug.tar", "--", "list", "--record=tape"], "Leave --record out"),
        (["bug.tar", "list"], "Name the command behind --"),
    ])
    func `is refused what it cannot do`(arguments: [String], words: String) async throws {
        let place = try Workplace()
        let run = try await place.run(["bundle"] + arguments)
        #expect(run.status == 64)
        #expect(run.out == "")
        #expect(run.err.contains(words), "\(run.err)")
        #expect(try place.files == [])
    }

    @Test func `that cannot be written fails before anybody is asked`() async throws {
        let site = try await Site()
        let run = try await site.bundle(Self.report, into: "no/bug.tar")
        let words = "no/bug.tar could not be written: there is no folder 'no'. Make it, or name another file."
        #expect(run == Outcome(status: 2, out: "", err: "catalog: \(words)\n"))
        #expect(site.takeRequests().isEmpty)
    }
}

extension Site {
    /// Bundles a command, with a folder for temporary files of its own.
    fileprivate func bundle(_ command: [String], into file: String = "bug.tar") async throws -> Outcome {
        let temporary = place.home.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        return try await run(
            ["bundle", file, "--"] + command, environment: ["TMPDIR": temporary.path(percentEncoded: false)])
    }

    /// The files of the bundle by their paths in its folder, which holds all of them.
    fileprivate func unpacked() throws -> [String: Data] {
        let archive = try Data(contentsOf: place.folder.appending(path: "bug.tar"))
        var files: [String: Data] = [:]
        for (name, bytes) in try TarReader.files(in: archive) {
            try #require(name.hasPrefix("catalog-bundle/"))
            files[String(name.dropFirst("catalog-bundle/".count))] = bytes
        }
        return files
    }
}
