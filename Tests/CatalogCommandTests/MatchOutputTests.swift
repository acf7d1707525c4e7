import CatalogTestSupport
import Foundation
import Testing

/// Whole outputs on two small files, byte for byte. `CATALOG_WRITE_FIXTURES=1 swift test --filter MatchOutput` writes
/// them anew.
@Suite struct `Two files` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        for name in ["shelf.csv", "cinema.ndjson"] { try place.write(Fixture.text(name), to: name) }
    }

    private func match(_ more: String...) async throws -> Outcome {
        try await place.run(["match", "shelf.csv", "cinema.ndjson"] + more)
    }

    @Test(arguments: [
        "match.csv": [], "match.ndjson": ["-f", "ndjson"], "match-review.txt": ["--review"],
        "match-review.csv": ["--review", "-f", "csv"],
        "match-review.ndjson": ["--review", "-f", "ndjson", "--limit", "1"],
    ])
    func `are matched with the same bytes everywhere`(fixture: String, options: [String]) async throws {
        let run = try await place.run(["match", "shelf.csv", "cinema.ndjson"] + options)
        #expect(run.status == 0)
        #expect(run.err == "")
        try WholeOutput.expect(run.out, in: fixture)
        let abroad = try await place.run(
            ["match", "shelf.csv", "cinema.ndjson"] + options,
            environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati", "TERM": "xterm"])
        #expect(abroad == run)
    }

    @Test func `are matched the same the other way round`() async throws {
        func pairs(_ run: Outcome, _ first: Int, _ second: Int) -> Set<[String]> {
            Set(
                run.out.split(separator: "\n").dropFirst().map { line in
                    // No cell but the one of c/casablanca has a comma.
                    let cells = line.replacing("\"c/casablanca, usa\"", with: "c/casablanca").split(
                        separator: ",")
                    return [cells[first], cells[second], cells[2]].map(String.init)
                })
        }
        let back = try await place.run("match", "cinema.ndjson", "shelf.csv")
        #expect(try await pairs(match(), 0, 1) == pairs(back, 1, 0))
    }

    @Test(arguments: [("a.csv", "csv"), ("a.ndjson", "ndjson"), ("a.JSONL", "ndjson"), ("pairs", "csv")])
    func `are written in the form of the file's extension`(name: String, format: String) async throws {
        #expect(try await match("-o", name) == Outcome(status: 0, out: "", err: ""))
        #expect(try await place.text(of: name) == match("-f", format).out)
        #expect(try place.files == ["cinema.ndjson", name, "shelf.csv"].sorted())
    }

    @Test func `may come from a pipe`() async throws {
        let run = try await place.start(
            ["match", "-", "cinema.ndjson"], after: "exec < shelf.csv"
        ).outcome()
        #expect(try await run == match())
        let piped = try await place.start(
            ["match", "-", "cinema.ndjson", "--review"],
            after: "mkfifo pipe; cat shelf.csv > pipe & exec < pipe"
        ).outcome()
        #expect(piped.status == 2)
        #expect(
            piped.err
                == "catalog: /dev/stdin is no file on disk, and --review reads files twice. Save it to a file "
                + "first.\n")
    }

    @Test func `are told about by --verbose`() async throws {
        let run = try await match("-v", "-o", "a.csv")
        #expect(run.status == 0)
        let lines = run.err.split(separator: "\n")
        #expect(lines.prefix(2) == ["catalog: shelf.csv: 10 records", "catalog: cinema.ndjson: 12 records"])
        #expect(lines.count == 3 && lines[2].hasSuffix("more uncertain"))
    }

    @Test func `are matched as the verdicts say, which are noted without asking`() async throws {
        let noted = try await match(
            "--matches", "m.yaml", "--same", "8,c/godzilla", "--same", "=9,c/casablanca, usa", "--different",
            "1,c/alien")
        #expect(
            noted == Outcome(status: 0, out: "m.yaml: 2 same, 1 different noted.\n", err: ""))
        #expect(
            try place.text(of: "m.yaml") == """
                same:
                  - ["8", c/godzilla]  # Gojira / Godzilla (1954)
                  - ["=9", "c/casablanca, usa"]  # Casablanca (1942) / Casablanca (1942)
                different:
                  - ["1", c/alien]  # Alien (1979) / ALIEN (1979)

                """)
        let again = try await match("--matches", "m.yaml", "--same", "8,c/godzilla")
        #expect(again.out == "m.yaml says so already.\n")
        let run = try await match("--matches", "m.yaml")
        #expect(run.status == 0)
        #expect(run.out.contains("\n8,c/godzilla,1,said to be the same\n"))
        #expect(!run.out.contains("c/alien"))
        let review = try await match("--matches", "m.yaml", "--review")
        #expect(!review.out.contains("Gojira"))
    }

    @Test(arguments: [
        (
            ["--same", "99,c/godzilla"], 2,
            "shelf.csv has no record '99'. The left file's id comes first; check both."
        ),
        (
            ["--same", "c/godzilla,8"], 2,
            "shelf.csv has no record 'c/godzilla'. The left file's id comes first; check both."
        ),
        (
            ["--different", "8,c/gojira"], 2,
            "cinema.ndjson has no record 'c/gojira'. The left file's id comes first; check both."
        ),
        (
            ["--same", "8,c/casablanca, fr"], 2,
            "'8,c/casablanca, fr' names no record of shelf.csv and one of cinema.ndjson. Check both ids."
        ),
        (
            ["--different", "1,c/alien"], 78,
            "m.yaml:1:8: 1 and c/alien are said to be the same here, but different by the new verdict; change that first"
        ),
    ])
    func `refuse a verdict that cannot be, and note nothing`(
        options: [String], status: Int32, message: String
    ) async throws {
        try place.write("same: [[1, c/alien]]\n", to: "m.yaml")
        let run = try await place.run(
            ["match", "shelf.csv", "cinema.ndjson", "--matches", "m.yaml"] + options)
        #expect(run == Outcome(status: status, out: "", err: "catalog: \(message)\n"))
        #expect(try place.text(of: "m.yaml") == "same: [[1, c/alien]]\n")
    }

    @Test func `need the file of verdicts that they are to be matched by`() async throws {
        #expect(
            try await match("--matches", "m.yaml")
                == Outcome(
                    status: 78, out: "", err: "catalog: m.yaml: there is no such file; check the path\n"))
        #expect(try await match("--matches", "m.yaml", "--review").status == 0)
        try place.write("smae: []\n", to: "m.yaml")
        let run = try await match("--matches", "m.yaml")
        #expect(run.status == 78)
        #expect(run.err == "catalog: m.yaml:1:1: unknown key 'smae' at the top level; did you mean 'same'?\n")
    }
}
