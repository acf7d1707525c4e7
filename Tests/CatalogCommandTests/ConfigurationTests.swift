import Foundation
import Testing

@Suite struct `A configuration` {
    @Test(arguments: [
        ("", "catalog.yaml: the configuration is empty; it begins with 'providers:' and a provider below it"),
        (
            "providers: [\n",
            "catalog.yaml:2:1: this is not YAML: did not find expected node content while parsing a flow node; "
                + "check brackets, quotes and indentation here and in the lines above"
        ),
        (
            "providers:\n  tmdb:\n    kind: tmdb\n    langauge: en\n",
            "catalog.yaml:4:5: unknown key 'langauge' under providers.tmdb; did you mean 'language'?"
        ),
        (
            "providers:\n  tmdb:\n    kind: tmbd\n",
            "catalog.yaml:3:5: unknown kind 'tmbd'; did you mean 'tmdb'?"
        ),
        (
            "providers:\n  tmdb:\n    kind: tmdb\n    kind: tmdb\n",
            "catalog.yaml:4:5: duplicate key 'kind' under providers.tmdb; keep one of the two"
        ),
        (
            "providers:\n  mine:\n    kind: traderev\nuse: [yours]\n",
            "catalog.yaml:4:7: unknown provider 'yours' under use; known: mine"
        ),
        (
            "providers:\n  tmdb:\n    kind: tmdb\n    timeout_seconds: soon\n",
            "catalog.yaml:4:5: timeout_seconds expects a positive number of seconds, 86400 at most, found 'soon', as "
                + "in timeout_seconds: 10"
        ),
        (
            "providers:\n  tmdb:\n    kind: tmdb\n    access_token: YOUR_API_KEY_HERE\n",
            "catalog.yaml:4:5: access_token is a placeholder, not a secret; put the real one into an environment "
                + "variable and write access_token: ${TMDB_ACCESS_TOKEN}"
        ),
    ])
    func `that is wrong ends every command with 78 and its place`(text: String, message: String) async throws
    {
        let place = try Workplace()
        try place.write(text, to: "catalog.yaml")
        let first = try await place.run("list")
        #expect(first == Outcome(status: 78, out: "", err: "catalog: \(message)\n"))
        for command in [["providers"], ["config", "check"], ["config", "show"], ["report", "--quiet"]] {
            let run = try await place.run(command)
            #expect(run == first, "\(command)")
        }
    }

    @Test func `that is not there is named`() async throws {
        let run = try await Workplace().run("list", "--config", "nowhere.yaml")
        #expect(run.status == 78)
        #expect(run.err == "catalog: nowhere.yaml: there is no such file; check the path\n")
    }

    @Test func `is looked for in this folder, then in that of the user`() async throws {
        let place = try Workplace()
        let none = try await place.run("config", "path")
        #expect(none.status == 0)
        #expect(none.out == "")
        let here = place.folder.appending(path: "catalog.yaml").path(percentEncoded: false)
        let usual = place.home.appending(path: ".config/catalog/catalog.yaml").path(percentEncoded: false)
        #expect(none.err.contains(here) && none.err.contains(usual))
        _ = try FileManager.default.createDirectory(
            at: place.home.appending(path: ".config/catalog"), withIntermediateDirectories: true)
        try Data("providers: {}".utf8).write(to: URL(filePath: usual))
        #expect(try await place.run("config", "path").out == usual + "\n")
        try place.write("providers: {}", to: "catalog.yaml")
        #expect(try await place.run("config", "path").out == here + "\n")
    }

    @Test func `is told to be right, with who runs`() async throws {
        let place = try Workplace()
        try place.write(
            "providers:\n  a:\n    kind: traderev\n  b:\n    kind: tmdb\nuse: [b, a]\n", to: "mine.yaml")
        let run = try await place.run("config", "check", "--config", "mine.yaml")
        #expect(run == Outcome(status: 0, out: "mine.yaml is right. Providers that run: b, a.\n", err: ""))
    }

    @Test func `warns of a secret in it and never shows it`() async throws {
        let place = try Workplace()
        let secret = "0123456789abcdef0123456789abcdef"
        try place.write("providers:\n  tmdb:\n    kind: tmdb\n    api_key: \(secret)\n", to: "catalog.yaml")
        for command in [["show"], ["check"]] {
            let run = try await place.run(["config"] + command)
            #expect(run.status == 0)
            #expect(run.err.contains("catalog.yaml:4:5"))
            #expect(!(run.out + run.err).contains(secret))
        }
        #expect(try await place.run("config", "show").out.contains("api_key: \"<redacted>\""))
    }

    @Test func `shows who runs and in which order`() async throws {
        let place = try Workplace()
        try place.write(
            "providers:\n  one:\n    kind: traderev\n  two:\n    kind: tmdb\n  three:\n    kind: traderev\n"
                + "use: [two, one]\n", to: "catalog.yaml")
        let run = try await place.run("providers")
        #expect(run.status == 0)
        #expect(run.err == "")
        let rows = run.out.split(separator: "\n").map { $0.split(separator: " ").prefix(3).map(String.init) }
        #expect(rows.contains(["one", "traderev", "2nd"]))
        #expect(rows.contains(["two", "tmdb", "1st"]))
        #expect(rows.contains(["three", "traderev", "no"]))
        #expect(try await place.run("providers", "-p", "three").out.contains("1st"))
    }

    @Test func `of which the environment makes nonsense ends with 78 and names the variable`() async throws {
        let place = try Workplace()
        try place.write(
            "providers:\n  mine:\n    kind: traderev\n    timeout_seconds: ${PATIENCE}\n", to: "catalog.yaml")
        let run = try await place.run("list", environment: ["PATIENCE": "plenty"])
        #expect(run.status == 78)
        #expect(run.out == "")
        #expect(run.err.hasPrefix("catalog: mine: timeout_seconds expects"))
        #expect(run.err.contains("'plenty'") && run.err.contains("PATIENCE"))
    }
}

@Suite struct `A new configuration` {
    @Test func `is the example, and right as it stands`() async throws {
        let place = try Workplace()
        let run = try await place.run("config", "init")
        #expect(run.status == 0)
        #expect(run.err == "")
        #expect(run.out.hasPrefix("catalog.yaml is written. Now set TMDB_ACCESS_TOKEN"))
        #expect(try place.text(of: "catalog.yaml") == Repository.text(of: "catalog.example.yaml"))
        #expect(try await place.run("config", "check").status == 0)
        #expect(try place.files == ["catalog.yaml"])
    }

    @Test func `never takes the place of a file or a link`() async throws {
        let place = try Workplace()
        try place.write("mine", to: "catalog.yaml")
        try FileManager.default.createSymbolicLink(
            at: place.folder.appending(path: "link.yaml"), withDestinationURL: URL(filePath: "/nowhere"))
        let run = try await place.run("config", "init")
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(
            run.err
                == "catalog: catalog.yaml exists already and was left as it is. Name another file, or move "
                + "this one away.\n")
        #expect(try place.text(of: "catalog.yaml") == "mine")
        #expect(try await place.run("config", "init", "link.yaml").status == 2)
        #expect(try await place.run("config", "init", "other.yaml").status == 0)
        #expect(try await place.run("config", "init", "no/other.yaml").status == 2)
        #expect(try place.files == ["catalog.yaml", "link.yaml", "other.yaml"])
    }
}
