import Foundation
import Testing

/// What the README and the articles show works: every block of code is run, read, compiled or compared.
@Suite struct `Every example` {
    private let documents: [Document]

    init() throws {
        documents = try Document.all
    }

    /// Lines of a shell that are not run as they are, and why.
    private static let exceptions = [
        "swift run catalog report": "it builds this package, as whoever runs the tests has done",
        "swift test": "it runs the tests",
        "export TMDB_ACCESS_TOKEN=eyJ…": "it is about a live service, which tests do not ask",
        "catalog report --config catalog.example.yaml": "it is about a live service, which tests do not ask",
    ]

    /// Where the code stands, compiled, that a document shows without saying where it is from.
    private static let compiled = ["README.md": "Tests/CatalogRuntimeTests/Library/LibraryTests.swift"]

    /// The blocks of a language, with the document that each stands in.
    private func blocks(_ language: String) -> [(document: Document, block: Document.Block)] {
        documents.flatMap { document in
            document.blocks.filter { $0.language == language }.map { (document, $0) }
        }
    }

    @Test func `is in a language that is looked at; what is in none is a picture`() {
        let known: Set = ["", "json", "mustache", "sh", "swift", "text", "yaml"]
        for document in documents {
            for block in document.blocks {
                #expect(known.contains(block.language), "\(document.path)")
                let isCommand = block.lines.contains { $0.hasPrefix("catalog ") || $0.hasPrefix("$ ") }
                #expect(!(block.language.isEmpty && isCommand), "\(document.path): \(block.text)")
            }
        }
    }

    @Test func `of a shell runs to its end`() async throws {
        var met: Set<String> = []
        let blocks = blocks("sh")
        #expect(blocks.count >= 8)
        for (document, block) in blocks {
            let lines = block.lines.filter { line in
                let isException = Self.exceptions[line] != nil
                if isException { met.insert(line) }
                return !isException
            }
            // What one line writes, the next may read.
            let place = try Workplace()
            for name in ["movies.csv", "theirs.csv"] { try place.write("id,title\n1,Alien\n", to: name) }
            try place.write("Const,Title,Year\ntt0078748,Alien,1979\n", to: "ratings.csv")
            let run = try await place.shell(lines.joined(separator: "\n"))
            #expect(run.status == 0, "\(document.path): \(block.text)\(run.err)")
        }
        #expect(met == Set(Self.exceptions.keys), "an exception is no longer needed")
    }

    @Test func `of what is printed is what is printed`() async throws {
        let shown = blocks("text")
        #expect(shown.count >= 1)
        for (document, block) in shown {
            let first = try #require(block.lines.first)
            let arguments = try #require(try CommandLines.arguments(in: first), "\(document.path): \(first)")
            let run = try await Workplace().run(arguments + ["--sample"])
            #expect(run.out == block.lines.dropFirst().joined(separator: "\n") + "\n", "\(first)")
        }
    }

    @Test func `of JSON is part of what its command prints`() async throws {
        let shown = blocks("json")
        #expect(shown.count >= 1)
        for (document, block) in shown {
            let span = try #require(Document.spans(in: block.introduction).first, "\(document.path)")
            let run = try await Workplace().run(try #require(try CommandLines.arguments(in: span)))
            let printed = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
            let written = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
            #expect(Self.isPart(written, of: printed), "\(span)")
        }
    }

    /// Whether everything that a value says is said by another: members by their name, elements by any that has them.
    private static func isPart(_ value: Any, of other: Any) -> Bool {
        switch (value, other) {
        case (let value as [String: Any], let other as [String: Any]):
            value.allSatisfy { key, member in other[key].map { isPart(member, of: $0) } ?? false }
        case (let value as [Any], let other as [Any]):
            value.isEmpty
                ? other.isEmpty : value.allSatisfy { element in other.contains { isPart(element, of: $0) } }
        case (let value as NSObject, let other as NSObject): value == other
        case (_, _): false
        }
    }

    @Test func `of YAML is right`() async throws {
        let shown = blocks("yaml")
        #expect(shown.count >= 4)
        for (document, block) in shown {
            let place = try Workplace()
            let isAboutMatches = block.text.contains(try Regex("(?m)^(same|different|set):"))
            // A part of a configuration needs the providers that it speaks of.
            let providers = "providers: {tmdb: {kind: tmdb}, traderev: {kind: traderev}}\n"
            let isWhole = block.text.contains(try Regex("(?m)^providers:"))
            let configuration = isAboutMatches ? "matches: matches.yaml\n" : block.text
            try place.write((isWhole ? "" : providers) + configuration, to: "catalog.yaml")
            let verdicts = "same:\n  - [tmdb:1, traderev:1]\n"
            try place.write(isAboutMatches ? block.text : verdicts, to: "matches.yaml")
            let run = try await place.run("config", "check")
            #expect(run.status == 0, "\(document.path): \(run.err)")
            #expect(run.err == "", "\(document.path)")
        }
    }

    @Test func `of a template writes a page`() async throws {
        let shown = blocks("mustache")
        #expect(shown.count >= 2)
        for (document, block) in shown {
            let place = try Workplace()
            try place.write(block.text, to: "own.mustache")
            let run = try await place.run("report", "--sample", "--template", "own.mustache")
            #expect(run.status == 0, "\(document.path): \(run.err)")
            #expect(run.out.contains("Inception"), "\(document.path)")
            #expect(!run.out.contains("{{"), "\(document.path)")
        }
    }

    @Test func `of Swift stands in a file that is compiled`() throws {
        let shown = blocks("swift")
        #expect(shown.count >= 6)
        for (document, block) in shown {
            let first = try #require(block.lines.first)
            let named = first.hasPrefix("// ") ? String(first.dropFirst(3)) : nil
            let file = try #require(named ?? Self.compiled[document.path], "\(document.path): \(first)")
            let source = try Repository.text(of: file).split(separator: "\n").map(Self.bare)
            let lines = block.lines.dropFirst(named == nil ? 0 : 1).map { Self.bare($0[...]) }
            // In their order; a document may leave lines out, and how far they are indented is the file's business.
            var rest = source[...]
            for line in lines where !line.isEmpty {
                let place = rest.firstIndex(of: line)
                #expect(place != nil, "\(document.path): \(file) has no '\(line)' there")
                rest = rest[((place ?? rest.startIndex - 1) + 1)...]
            }
        }
    }

    /// A line without its indentation, and an import without who may see it.
    private static func bare(_ line: Substring) -> String {
        String(line.drop { $0 == " " }).replacing(#/^(?:internal|package|public) import /#, with: "import ")
    }
}
