import Foundation
import Testing

/// *The command line* is a table of what the parser knows, no more and no less.
@Suite struct `The article on the command line` {
    private let article: Document

    init() throws {
        article = try Document.article("TheCommandLine")
    }

    @Test func `has every command, as it is called`() async throws {
        let leaves = try await CommandTree.ofProgram().leaves()
        #expect(leaves.count >= 25)
        let written = article.rows(under: "Commands").compactMap { Document.spans(in: $0[0]).first }
        #expect(written.sorted() == leaves.map(\.usage).sorted())
    }

    @Test func `has every option of every command`() async throws {
        let leaves = try await CommandTree.ofProgram().leaves()
        let known = Set(
            leaves.flatMap { leaf in leaf.options.map { "\(leaf.name): \($0.spelling)" } })
        #expect(known.count >= 200)
        let written = try options(of: leaves.map(\.name)).map { "\($0.command): \($0.option)" }
        let missing = known.subtracting(written).sorted()
        let unknown = Set(written).subtracting(known).sorted()
        #expect(missing.isEmpty)
        #expect(unknown.isEmpty)
        #expect(written.count == Set(written).count, "an option stands twice")
    }

    @Test func `has every word that an option takes`() async throws {
        let leaves = try await CommandTree.ofProgram().leaves()
        let rows = try options(of: leaves.map(\.name))
        for leaf in leaves {
            for option in leaf.options where !option.values.isEmpty && !option.spellings.contains("--format")
            {
                let row = try #require(
                    rows.first { $0.command == leaf.name && $0.option == option.spelling },
                    "\(leaf.name) \(option.spelling)")
                // Fields have a table in an article of their own.
                let words = Set(Document.spans(in: row.meaning))
                for value in option.values where !option.spellings.contains("--field") {
                    #expect(words.contains(value), "\(leaf.name) \(option.spelling): \(value)")
                }
            }
        }
    }

    @Test func `has the formats of every command`() async throws {
        for leaf in try await CommandTree.ofProgram().leaves() {
            let format = leaf.options.first { $0.spellings.contains("--format") }
            let row = try #require(
                article.rows(under: "Commands").first { Document.spans(in: $0[0]) == [leaf.usage] },
                "\(leaf.usage)")
            let written = Document.spans(in: row[2]).filter { $0 != "--review" }
            #expect(written.sorted() == (format?.values ?? []).sorted(), "\(leaf.name)")
        }
        let formats = article.rows(under: "Formats").map { Document.spans(in: $0[0]) }.joined()
        let report = try await CommandTree.ofProgram().leaves().first { $0.name == "report" }
        let known = report?.options.first { $0.spellings.contains("--format") }?.values
        #expect(Array(formats) == known)
    }

    @Test func `tells which extension is which format`() async throws {
        for row in article.rows(under: "Formats") {
            let format = try #require(Document.spans(in: row[0]).first)
            for ending in Document.spans(in: row[1]) {
                let place = try Workplace()
                let named = try await place.run("list", "--sample", "-p", "traderev", "-o", "movies\(ending)")
                #expect(named.status == 0, "\(ending): \(named.err)")
                let asked = try await place.run("list", "--sample", "-p", "traderev", "-f", format)
                #expect(try place.text(of: "movies\(ending)") == asked.out, "\(ending)")
            }
        }
    }

    /// What the tables of options say: a row for each command and option.
    private func options(
        of commands: [String]
    ) throws -> [(command: String, option: String, meaning: String)] {
        let lines = article.section("Options")
        let starts = lines.indices.filter { lines[$0].hasPrefix("#### ") }
        return try zip(starts, starts.dropFirst() + [lines.endIndex]).flatMap { start, end in
            let part = Array(lines[(start + 1)..<end])
            // "Of `report`, `list` and `compare`." says whose options these are.
            let sentence = part.drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
            let about = try #require(sentence.firstMatch(of: /^Of (.*?)[.;](?: |$)/), "\(lines[start])")
            let named = about.1 == "every command" ? commands : Document.spans(in: String(about.1))
            try #require(!named.isEmpty, "\(lines[start])")
            return try Document.rows(in: part).flatMap { row in
                let option = try #require(Document.spans(in: row[0]).first)
                return named.map { (command: $0, option: option, meaning: row[1]) }
            }
        }
    }
}
