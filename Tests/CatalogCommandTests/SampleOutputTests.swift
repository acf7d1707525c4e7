import Testing

/// Whole outputs on the built-in sample, byte for byte. `CATALOG_WRITE_FIXTURES=1 swift test --filter SampleOutput`
/// writes them anew.
@Suite struct `The sample` {
    @Test(arguments: [
        "report.txt": ["report", "--limit", "2"],
        "report.json": ["report", "--limit", "1", "-p", "traderev", "--format", "json"],
        "report.ndjson": ["report", "--ids", "traderev:3", "--format", "ndjson"],
        "report.csv": ["report", "--limit", "2", "--format", "csv"],
        "report.md": ["report", "--limit", "2", "--top", "2", "--format", "markdown"],
        "report.html": ["report", "--format", "html"],
        "report-decades.txt": [
            "report", "--search", "the thing", "--group-by", "decade,genre", "--top", "1",
        ],
        "show.txt": ["show", "Casablanca"],
        "show.json": ["show", "traderev:2", "-p", "traderev", "--format", "json"],
        "show.md": ["show", "Casablanca", "--format", "markdown"],
        "show.html": ["show", "Casablanca", "--format", "html"],
        "list.txt": ["list", "--limit", "4"],
        "list.json": ["list", "--limit", "1", "--format", "json"],
        "list.ndjson": ["list", "--limit", "1", "--format", "ndjson"],
        "list.csv": ["list", "--limit", "3", "--sort", "title", "--format", "csv"],
        "list.md": ["list", "--limit", "3", "--sort=-year", "--format", "markdown"],
        "search.txt": ["search", "the thing"],
        "person.txt": ["person", "Hayao Miyazaki"],
        "credits.txt": ["credits", "Seven Samurai"],
        "credits.csv": ["credits", "Seven Samurai", "--format", "csv"],
        "recommendations.txt": ["recommendations", "traderev:5"],
        "compare.txt": ["compare"],
        "compare.json": ["compare", "--ids", "traderev:3", "traderev:11", "--format", "json"],
        "compare.ndjson": ["compare", "--ids", "traderev:7", "--format", "ndjson"],
        "compare.csv": ["compare", "--ids", "traderev:3", "traderev:7", "--format", "csv"],
        "compare.html": ["compare", "--ids", "traderev:3", "traderev:7", "--format", "html"],
        "compare.md": ["compare", "--sort", "title", "--format", "markdown"],
        "why.txt": ["why", "Inception"],
        "why-field.txt": ["why", "traderev:1", "release_date"],
        "why-field.json": ["why", "traderev:1", "release_date", "--format", "json"],
        "why-alone.json": ["why", "traderev:2", "year", "-p", "traderev", "--format", "json"],
        "why.csv": ["why", "tmdb:155", "--format", "csv"],
        "why.md": ["why", "tmdb:155", "--format", "markdown"],
        "review.txt": ["review"],
        "review.json": ["review", "--format", "json"],
        "review.csv": ["review", "--format", "csv"],
        "providers.txt": ["providers"],
        "providers.json": ["providers", "--format", "json"],
    ])
    func `is answered with the same bytes everywhere`(fixture: String, arguments: [String]) async throws {
        let place = try Workplace()
        let run = try await place.run(arguments + ["--sample"])
        #expect(run.status == 0)
        #expect(run.err == "")
        try WholeOutput.expect(run.out, in: fixture)
        #expect(try place.files == [])
    }

    @Test func `has a configuration that can be looked at`() async throws {
        let run = try await Workplace().run("config", "show")
        #expect(run.status == 0)
        #expect(run.err == "catalog: There is no configuration; this is the built-in sample's.\n")
        try WholeOutput.expect(run.out, in: "config-show.txt")
    }

    @Test(arguments: [
        ["TZ": "Pacific/Kiritimati"],
        ["TZ": "America/Los_Angeles", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
        ["LC_ALL": "C"], ["LANG": "de_DE.UTF-8", "TERM": "xterm-256color"],
    ])
    func `depends on no time zone and no locale`(environment: [String: String]) async throws {
        let place = try Workplace()
        let arguments = ["report", "--sample", "--limit", "5"]
        #expect(try await place.run(arguments, environment: environment) == place.run(arguments))
    }

    @Test func `leaves language, region, configuration and key aside`() async throws {
        let place = try Workplace()
        try place.write("providers: [", to: "catalog.yaml")
        let plain = try await place.run("list", "--sample")
        let run = try await place.run(
            "list", "--sample", "--language", "de-DE", "--region", "DE", "--config", "catalog.yaml",
            environment: ["TMDB_ACCESS_TOKEN": "YOUR_TOKEN_HERE"])
        #expect(plain.status == 0)
        #expect(run == plain)
    }

    @Test func `stands in for a configuration, and says so once`() async throws {
        let place = try Workplace()
        let run = try await place.run("list", "--limit", "2")
        #expect(run.status == 0)
        #expect(
            run.err == """
                catalog: This is the built-in sample, because there is no configuration. For live data: \
                'catalog config init' writes a catalog.yaml; set TMDB_ACCESS_TOKEN (free at \
                https://www.themoviedb.org/settings/api).

                """)
        #expect(try await place.run("list", "--limit", "2", "--quiet").err == "")
        #expect(try await place.run("list", "--limit", "2", "--sample").out == run.out)
        #expect(try place.files == [])
    }

    @Test func `is colored only where that is asked for`() async throws {
        let place = try Workplace()
        let plain = try await place.run("list", "--sample")
        let colored = try await place.run(
            "list", "--sample", "--color", "always", environment: ["NO_COLOR": "1"])
        #expect(!plain.out.contains("\u{1B}"))
        #expect(colored.out.contains("\u{1B}["))
        #expect(colored.out.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.out)
    }

    @Test func `is laid out for the columns there are`() async throws {
        let place = try Workplace()
        for columns in [40, 120] {
            let run = try await place.run("report", "--sample", environment: ["COLUMNS": "\(columns)"])
            let widest = run.out.split(separator: "\n").map(\.count).max()
            #expect(widest ?? 0 <= columns)
        }
    }
}
