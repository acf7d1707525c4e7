import Foundation
import Testing

@Suite struct `A baseline` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
    }

    private func compare(_ arguments: String...) async throws -> Outcome {
        try await place.run(["compare", "--sample"] + arguments)
    }

    @Test func `accepts the run that it was written of, also with the providers swapped`() async throws {
        let first = try await compare("--exit-code", "--write-baseline", "accepted.json")
        #expect(first.status == 0 && first.err == "")
        #expect(try await compare().out == first.out)
        for order in ["tmdb,traderev", "traderev,tmdb"] {
            let again = try await compare("--exit-code", "--baseline", "accepted.json", "-p", order)
            #expect(again.status == 0 && again.err == "")
            #expect(again.out.contains("22 differences, all accepted"))
        }
        // What is accepted is written again.
        let old = try place.text(of: "accepted.json")
        _ = try await compare("--baseline", "accepted.json", "--write-baseline", "accepted.json")
        #expect(try place.text(of: "accepted.json") == old)
    }

    @Test func `lets a value that changes count again, and names what is over`() async throws {
        _ = try await compare("--write-baseline", "accepted.json")
        let text = try place.text(of: "accepted.json").replacing("1942-11-26", with: "1942-11-27")
        try place.write(text, to: "accepted.json")
        let run = try await compare("--exit-code", "--baseline", "accepted.json")
        #expect(run.status == 1)
        #expect(run.out.contains("≠ release date: tmdb 1942-11-26, traderev 1943-01-23"))
        #expect(run.out.contains("✓ year (accepted): tmdb 1942, traderev 1943"))
        #expect(
            run.err == """
                catalog: accepted.json accepts 1 difference that did not occur: release_date of Casablanca \
                (tmdb:289, traderev:7). Where the selection is the same they are over, and --write-baseline \
                leaves them out.

                """)
        #expect(try await compare("--quiet", "--baseline", "accepted.json").err == "")
        let other = try await compare("--exit-code", "--baseline", "accepted.json", "--field", "year")
        #expect(other.status == 0 && other.err == "")
    }

    @Test func `of tolerant times lets a stricter run fail`() async throws {
        _ = try await compare("--write-baseline", "accepted.json")
        let run = try await compare(
            "--exit-code", "--baseline", "accepted.json", "--tolerance", "release_date=0d")
        #expect(run.status == 1)
        #expect(run.out.contains("26 differences, 22 of them accepted"))
    }

    @Test(arguments: [
        ("", "it is not JSON"), ("[]", "the file is not an object"),
        ("{\"accepted\":[]}", "it has no \"schema\""),
        (
            "{\"schema\":\"catalog.baseline/2\",\"accepted\":[]}",
            "its schema is 'catalog.baseline/2', not 'catalog.baseline/1'"
        ),
        (
            "{\"schema\":\"catalog.baseline/1\",\n<<<<<<< ours\n\"accepted\":[]}",
            "line 2 begins a merge conflict; settle it"
        ),
        ("{\"schema\":\"catalog.baseline/1\"}", "accepted is missing"),
        (
            "{\"schema\":\"catalog.baseline/1\",\"accepted\":[{\"ids\":[\"a:1\"],\"field\":\"year\"}]}",
            "accepted[1].claims is missing"
        ),
        (
            "{\"schema\":\"catalog.baseline/1\",\"accepted\":[{\"ids\":[\"a:1\"],\"field\":\"yaer\",\"claims\":{}}]}",
            "in entry 1, its field 'yaer' cannot be compared; did you mean 'year'"
        ),
        (
            "{\"schema\":\"catalog.baseline/1\",\"accepted\":[{\"ids\":[\"a\"],\"field\":\"year\",\"claims\":{}}]}",
            "in entry 1, 'a' is no id, which reads as in tmdb:27205"
        ),
        (
            "{\"schema\":\"catalog.baseline/1\",\"accepted\":[{\"ids\":[\"a:1\"],\"field\":\"year\",\"claims\":{\"A\":1}}]}",
            "in entry 1, 'A' is no name of a provider"
        ),
    ])
    func `that cannot be read is named before anybody is asked`(text: String, words: String) async throws {
        try place.write(text, to: "accepted.json")
        let run = try await compare("--baseline", "accepted.json")
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(run.err.hasPrefix("catalog: accepted.json is not a baseline that can be read: \(words)"))
    }

    @Test func `that is not there is an error, and so is one that cannot be written`() async throws {
        let missing = try await compare("--baseline", "accepted.json")
        #expect(missing.status == 2)
        #expect(
            missing.err.contains("accepted.json is not a baseline that can be read: there is no such file"))
        let nowhere = try await compare("--write-baseline", "no/where.json")
        #expect(nowhere.status == 2 && nowhere.out == "")
        #expect(nowhere.err.contains("no/where.json could not be written: there is no folder 'no'."))
    }
}
