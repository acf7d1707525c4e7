import CatalogTestSupport
import Foundation
import Testing

@Suite struct `A review on a terminal` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        for name in ["shelf.csv", "cinema.ndjson"] { try place.write(Fixture.text(name), to: name) }
    }

    /// Runs a review, and answers as somebody would who types ahead.
    private func review(
        answering text: String, _ more: String...
    ) async throws -> (outcome: Outcome, screen: String) {
        let terminal = try PseudoTerminal()
        try terminal.type(text)
        return try await Turns.shared.taking {
            let run = try place.start(
                ["match", "shelf.csv", "cinema.ndjson", "--review", "--matches", "m.yaml"] + more,
                on: terminal)
            let screen = try await terminal.screen()
            return (try await run.outcome(), screen)
        }
    }

    /// The right ids of the pairs to ask about, in their order.
    private func asked() async throws -> [String] {
        try await place.run("match", "shelf.csv", "cinema.ndjson", "--review", "-f", "csv").out
            .split(separator: "\n").dropFirst().map { String($0.split(separator: ",")[1]) }
    }

    @Test func `asks about each pair, and notes what is answered as it goes`() async throws {
        let asked = try await asked()
        try #require(asked.sorted() == ["c/godzilla", "c/nosferatu", "c/nosferatu-1979"])
        let answers = asked.map { $0 == "c/godzilla" ? "d" : $0 == "c/nosferatu" ? "k" : "S" }
        let (outcome, screen) = try await review(
            answering: "what?\n" + answers.joined(separator: "\n") + "\n")
        #expect(outcome.status == 0)
        // What was skipped is settled by what came after it.
        #expect(outcome.out == "m.yaml: 1 same, 1 different noted; no pair is left open.\n")
        #expect(screen.contains("1 of 3: [s]ame, [d]ifferent, s[k]ip, [q]uit? "))
        #expect(screen.contains("for      same"))
        #expect(screen.ranges(of: "[q]uit? ").count == 4)
        let file = try place.text(of: "m.yaml")
        #expect(file.contains("different:\n  - [\"8\", c/godzilla]  # Gojira / Godzilla (1954)\n"))
        #expect(file.contains("same:\n  - [\"6\", c/nosferatu-1979]  # Nosferatu / Nosferatu (1979)\n"))
        let left = try await place.run(
            "match", "shelf.csv", "cinema.ndjson", "--review", "--matches", "m.yaml", "-f", "csv")
        #expect(left.out == "left,right,score,because,against,unknown\n")
    }

    @Test(arguments: ["q\n", "quit\n", "\u{4}"])
    func `ends when the user has enough, with what was answered noted`(end: String) async throws {
        let count = try await asked().count
        let (outcome, _) = try await review(answering: "d\n" + end)
        #expect(outcome.status == 0)
        #expect(outcome.out == "m.yaml: 1 different noted; \(count - 1) pairs are left open.\n")
        #expect(try place.text(of: "m.yaml").hasPrefix("different:\n  - ["))
    }

    @Test func `does not ask about a record that has its partner`() async throws {
        // The two of Nosferatu are each other's rivals.
        let rivals = try await asked().filter { $0.hasPrefix("c/nosferatu") }
        try #require(rivals.count == 2)
        let (outcome, screen) = try await review(answering: "s\ns\ns\n")
        #expect(outcome.out == "m.yaml: 2 same noted; no pair is left open.\n")
        #expect(screen.ranges(of: "[q]uit? ").count == 2)
    }

    @Test func `asks nobody where the answer is to go to a file, or there is no terminal`() async throws {
        let (outcome, screen) = try await review(answering: "s\n", "-f", "csv")
        #expect(outcome.out.hasPrefix("left,right,score,because,against,unknown\n"))
        #expect(!screen.contains("[q]uit"))
        let run = try await place.run(
            "match", "shelf.csv", "cinema.ndjson", "--review", "--matches", "m.yaml")
        #expect(run.status == 0)
        #expect(run.out.contains("To decide: "))
        #expect(try !place.files.contains("m.yaml"))
    }

    @Test func `is ended by Ctrl-C, with what was answered noted`() async throws {
        let terminal = try PseudoTerminal()
        try terminal.type("d\n")
        let run = try place.start(
            ["match", "shelf.csv", "cinema.ndjson", "--review", "--matches", "m.yaml"], on: terminal)
        // An answer is noted before the next question.
        _ = try await terminal.screen(until: "2 of 3: [s]ame, [d]ifferent, s[k]ip, [q]uit? ")
        run.send(SIGINT)
        #expect(try await run.outcome().status == 130)
        #expect(try place.text(of: "m.yaml").hasPrefix("different:\n  - ["))
        #expect(try place.files == ["cinema.ndjson", "m.yaml", "shelf.csv"])
    }
}
