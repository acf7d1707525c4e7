import Foundation
import Testing

@Suite struct `Files that are not all right` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write("id,title,year\n1,Alien,1979\n2,Ran,1985\n", to: "good.csv")
        try place.write("id,title,year\na,Alien,1979\nb,Ran,soon\nc\nd,Stalker,0\n", to: "bad.csv")
    }

    private static let problems = """
        catalog: bad.csv, line 3: 'year' is 'soon', which is no year from 1870 to 2100 (value left out)
        catalog: bad.csv, line 4: it has 1 cell where the header has 3 (row left out)

        """

    @Test func `are matched as far as they can be read: exit 3`() async throws {
        let run = try await place.run("match", "good.csv", "bad.csv")
        #expect(run.status == 3)
        #expect(run.out.hasPrefix("left,right,score,because\n1,a,"))
        #expect(run.err == Self.problems)
        let quiet = try await place.run("match", "good.csv", "bad.csv", "--quiet")
        #expect(quiet == Outcome(status: 3, out: run.out, err: ""))
        #expect(try await place.run("match", "bad.csv", "good.csv", "--review").status == 3)
    }

    @Test func `are refused with --strict, and the reasons said although quiet`() async throws {
        for quiet in [[], ["-q"]] {
            let run = try await place.run(
                ["match", "good.csv", "bad.csv", "--strict", "-o", "a.csv"] + quiet)
            #expect(run == Outcome(status: 3, out: "", err: Self.problems))
        }
        #expect(try place.files == ["bad.csv", "good.csv"])
    }

    @Test func `have twenty problems named, and all that are kept for those who ask`() async throws {
        let rows = (0..<1_100).map { "\($0),Film \($0),soon" }
        try place.write("id,title,year\n" + rows.joined(separator: "\n"), to: "many.csv")
        let run = try await place.run("match", "good.csv", "many.csv")
        #expect(run.status == 3)
        let lines = run.err.split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines[19].hasPrefix("catalog: many.csv, line 21: "))
        #expect(lines[20] == "catalog: … and 1080 more; --verbose names them.")
        let verbose = try await place.run("match", "good.csv", "many.csv", "-v").err.split(separator: "\n")
        #expect(verbose.count { $0.hasPrefix("catalog: many.csv, line ") } == 1_000)
        #expect(verbose.contains("catalog: … and 100 more."))
    }

    @Test(arguments: [
        (["gone.csv", "good.csv"], ["gone.csv does not exist."]),
        (["good.csv", "goood.csv"], ["goood.csv does not exist. Did you mean 'good.csv'?"]),
        (["gone.csv", "."], ["gone.csv does not exist.", ". is a folder."]),
        (["good.csv", "films.xlsx"], ["films.xlsx is of no known form ('.xlsx')."]),
    ])
    func `that cannot be read at all leave no answer`(files: [String], words: [String]) async throws {
        try place.write("PK\u{3}\u{4}", to: "films.xlsx")
        let run = try await place.run(["match"] + files + ["-o", "a.csv"])
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(run.err.hasPrefix("catalog: "))
        for words in words { #expect(run.err.contains(words), "\(run.err)") }
        #expect(try place.files == ["bad.csv", "films.xlsx", "good.csv"])
    }

    @Test(arguments: [
        (["a.csv"], "Missing expected argument '<right>'"),
        (["a.csv", "b.csv", "-o", "x.json"], "Pairs are written as .csv, .ndjson or .jsonl, not as .json"),
        (["a.csv", "b.csv", "-o", "x.csv.gz"], "not as .gz"),
        (["a.csv", "b.csv", "-f", "txet"], "Did you mean 'text'?"),
        (["a.csv", "b.csv", "-f", "html"], "Choose one of: text, csv, ndjson."),
        (["a.csv", "b.csv", "-f", "text"], "Text is for --review: pairs are written as csv or ndjson."),
        (["a.csv", "b.csv", "-o", "x.txt"], "Text is for --review"),
        (["a.csv", "b.csv", "--limit", "3"], "--limit is for --review."),
        (["a.csv", "b.csv", "--review", "--limit", "0"], "Write a whole number, 1 or more."),
        (["a.csv", "b.csv", "--reveiw"], "Unknown option '--reveiw'. Did you mean '--review'?"),
        (
            ["a.csv", "b.csv", "--same", "1,2"],
            "Say with --matches which file the verdicts are to be noted in."
        ),
        (
            ["a.csv", "b.csv", "--matches", "m.yaml", "--same", "1"],
            "Write two ids with a comma between them."
        ),
        (
            ["a.csv", "b.csv", "--matches", "m.yaml", "--same", "1,2", "--review"],
            "leave --review, --format and --output out"
        ),
        (["-", "-"], "Only one file can be stdin."),
        (["a.csv", "b.csv", "-q", "-v"], "--quiet and --verbose exclude each other."),
    ])
    func `and options that are not all right are wrong usage`(arguments: [String], message: String)
        async throws
    {
        let run = try await place.run(["match"] + arguments)
        #expect(run.status == 64)
        #expect(run.out == "")
        #expect(run.err.contains(message), "\(run.err)")
        #expect(try place.files == ["bad.csv", "good.csv"])
    }
}
