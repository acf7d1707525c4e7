import CatalogLoopback
import Foundation
import Testing

/// The file that `matches:` names, as every command reads it.
@Suite struct `The matches file` {
    private static let different = "# Two films by my lights.\ndifferent: [[tmdb:348, traderev:1]]\n"
    private static let same = "same: [[tmdb:603, traderev:2]]\n"

    @Test func `splits a movie in every answer, and why says so`() async throws {
        let site = try await Site(matches: Self.different)
        for command in [["list"], ["report"], ["recommendations", "tmdb:603"]] {
            let run = try await site.run(command + ["--format", "ndjson"])
            #expect(run.status == 0, "\(command): \(run.err)")
            #expect(!run.out.contains(#""ids":["tmdb:348","traderev:1"]"#), "\(command)")
        }
        let report = try await site.run("report", "--format", "ndjson")
        #expect(report.out.contains(#""ids":["tmdb:348"]"#) && report.out.contains(#""ids":["traderev:1"]"#))
        let why = try await site.run("why", "traderev:1", "title")
        #expect(why.status == 0)
        #expect(why.err == "")
        #expect(
            why.out.contains(
                """
                  traderev:1 is its only record: there was nothing to match.

                Not merged ─────────────────────────────────────────────────────────────────────

                  different  matches.yaml says that tmdb:348 Alien (1979) is another movie than
                             traderev:1

                """), "\(why.out)")
    }

    @Test func `joins two records against all clues, and fetches the one that it names`() async throws {
        let site = try await Site(matches: Self.same)
        let run = try await site.run("show", "traderev:2", "--format", "json")
        #expect(run.status == 0)
        #expect(run.out.contains("\"tmdb:603\",\n      \"traderev:2\""))
        let asked = site.takeRequests().map(\.path)
        #expect(asked.contains("/3/movie/603"))
        #expect(!asked.contains("/3/search/movie"))
        let why = try await site.run("why", "tmdb:603", "title", "--format", "json")
        #expect(
            why.out.contains(
                """
                        "verdict": {
                          "says": "same",
                          "file": "matches.yaml"
                        },
                """), "\(why.out)")
        #expect(why.out.contains("\"score\": 1,\n    \"because\": [\n      \"said to be the same\"\n    ],"))
    }

    @Test func `splits a movie of the sample, as far as it was recorded`() async throws {
        let place = try Workplace()
        _ = try await place.run("why", "Inception", "--sample", "--record", "tape")
        try place.write("different: [[tmdb:27205, traderev:3]]\n", to: "matches.yaml")
        try place.write(
            """
            providers:
              tmdb: {kind: tmdb, access_token: "${TMDB_ACCESS_TOKEN}"}
              traderev: {kind: traderev}
            matches: matches.yaml

            """, to: "catalog.yaml")
        let why = try await place.run("why", "tmdb:27205", "title", "--replay", "tape", "--format", "json")
        #expect(why.out.contains("\"ids\": [\n    \"tmdb:27205\"\n  ],"), "\(why.out)")
        #expect(why.out.contains("\"match\": null"))
        #expect(why.out.contains("\"says\": \"different\""))
        // The sample itself obeys nobody.
        let sample = try await place.run("why", "tmdb:27205", "title", "--sample", "--format", "json")
        #expect(sample.out.contains("\"traderev:3\"\n  ],"))
    }

    @Test func `that is wrong ends every data command, doctor and config check with 78`() async throws {
        let site = try await Site(matches: "same: [[tmdb:1, traderev:1]]\ndiferent: []\n")
        let message =
            "catalog: matches.yaml:2:1: unknown key 'diferent' at the top level; did you mean 'different'?\n"
        for command in [
            ["list"], ["report"], ["show", "Alien"], ["why", "Alien"], ["review"], ["credits", "Alien"],
            ["watchlist", "add", "Alien"], ["doctor"], ["config", "check"],
        ] {
            let run = try await site.run(command)
            #expect(run == Outcome(status: 78, out: "", err: message), "\(command)")
        }
        #expect(site.takeRequests().isEmpty)
    }

    @Test func `that is named and not there is an error of the configuration`() async throws {
        let site = try await Site(matches: nil)
        let run = try await site.run("list")
        #expect(run.status == 78)
        #expect(run.err.contains("matches names 'matches.yaml', and there is no such file"))
    }

    @Test func `is counted by config check, which warns of providers that nobody configured`() async throws {
        let site = try await Site(
            matches: "same: [[tmdb:1, tradrev:1], [films:2, films-2:3]]\ndifferent: [[tmdb:1, tmdb:4]]\n")
        let run = try await site.run("config", "check")
        #expect(run.status == 0)
        #expect(
            run.out == """
                catalog.yaml is right. Providers that run: tmdb, traderev.
                matches.yaml is right: 3 verdicts.

                """)
        #expect(
            run.err == """
                catalog: Verdicts name films:2, and no provider is called 'films'. They change nothing until one is.
                catalog: Verdicts name films-2:3, and no provider is called 'films-2'. They change nothing until one is.
                catalog: Verdicts name tradrev:1, and no provider is called 'tradrev'. Did you mean 'traderev'?

                """)
    }

    @Test func `goes into a bundle, where it counts as well`() async throws {
        let site = try await Site(matches: Self.different)
        let run = try await site.run("bundle", "bug.tar", "--", "list", "--format", "json")
        #expect(run.status == 0)
        let elsewhere = try Workplace()
        let archive = try Data(contentsOf: site.place.folder.appending(path: "bug.tar"))
        for (name, bytes) in try TarReader.files(in: archive) {
            try elsewhere.put(bytes, at: elsewhere.folder.appending(path: name))
        }
        #expect(try elsewhere.text(of: "catalog-bundle/matches.yaml") == Self.different)
        let replayed = try await elsewhere.run(
            "list", "--format", "json", "--config", "catalog-bundle/configuration.yaml", "--replay",
            "catalog-bundle/recording")
        #expect(replayed.out == run.out)
        #expect(replayed.status == 0)
    }
}

/// `catalog review`, where nobody is at the terminal.
@Suite struct `Verdicts on the command line` {
    @Test func `are written into the file, which is made where there is none`() async throws {
        let site = try await Site(matches: nil)
        let run = try await site.run(
            "review", "--same", "tmdb:24428,traderev:1", "--different", "tmdb:348,traderev:2")
        #expect(
            run
                == Outcome(
                    status: 0,
                    out: """
                        Noted in matches.yaml: tmdb:24428 and traderev:1 are the same movie.
                        Noted in matches.yaml: tmdb:348 and traderev:2 are different movies.

                        """, err: ""))
        let text = try site.place.text(of: "matches.yaml")
        #expect(text.contains("[tmdb:24428, traderev:1]") && text.contains("[tmdb:348, traderev:2]"))
        #expect(site.takeRequests().isEmpty)
        let again = try await site.run("review", "--same", "traderev:1,tmdb:24428")
        #expect(again == Outcome(status: 0, out: "matches.yaml says so already.\n", err: ""))
        #expect(try site.place.text(of: "matches.yaml") == text)
        #expect(try await site.run("config", "check").out.hasSuffix("matches.yaml is right: 2 verdicts.\n"))
    }

    @Test func `leave the file as it is where they contradict it`() async throws {
        let text = "different:\n  - [tmdb:348, traderev:1]  # remake\n"
        let site = try await Site(matches: text)
        let run = try await site.run("review", "--same", "tmdb:348,traderev:1")
        #expect(run.status == 78)
        #expect(run.out == "")
        #expect(
            run.err.hasPrefix(
                "catalog: matches.yaml:2:5: tmdb:348 and traderev:1 are said to be different here"))
        #expect(try site.place.text(of: "matches.yaml") == text)
    }

    @Test func `are counted from the next run on`() async throws {
        let site = try await Site(matches: nil)
        _ = try await site.run("review", "--different", "tmdb:348,traderev:1")
        let run = try await site.run("list", "--format", "ndjson")
        #expect(!run.out.contains(#""ids":["tmdb:348","traderev:1"]"#))
    }

    @Test(arguments: [
        ("tmbd:1,traderev:1", "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        ("tmdb:1,7", "'tmdb:1,7' names no two movies. Write two ids with a comma between them"),
        ("tmdb:1,tmdb:2,traderev:3", "'tmdb:1,tmdb:2,traderev:3' can be read as several pairs"),
    ])
    func `must name two movies of configured providers`(ids: String, message: String) async throws {
        let site = try await Site(matches: "")
        let run = try await site.run("review", "--same", ids)
        #expect(run.status == 64)
        #expect(run.err.contains(message), "\(run.err)")
        #expect(try site.place.text(of: "matches.yaml") == "")
    }

    @Test func `need a file, and say which line names one`() async throws {
        let site = try await Site()
        let run = try await site.run("review", "--same", "tmdb:24428,traderev:1")
        #expect(run.status == 78)
        #expect(
            run.err
                == "catalog: The configuration names no file for verdicts. Add this line to it: matches: matches.yaml\n"
        )
        #expect(try site.place.files == ["catalog.yaml"])
    }

    @Test func `are asked for by a list that needs no file yet`() async throws {
        let site = try await Site(matches: nil)
        let run = try await site.run("review")
        #expect(run.status == 0)
        #expect(run.out.hasPrefix("No pair is uncertain.\n"), "\(run.out)")
        #expect(try !site.place.files.contains("matches.yaml"))
    }
}

extension Site {
    /// A site whose configuration names a file for verdicts.
    ///
    /// - Parameter matches: What stands in the file; nil where there is none.
    fileprivate convenience init(matches: String?) async throws {
        try await self.init()
        try place.write(try place.text(of: "catalog.yaml") + "matches: matches.yaml\n", to: "catalog.yaml")
        if let matches { try place.write(matches, to: "matches.yaml") }
    }
}
