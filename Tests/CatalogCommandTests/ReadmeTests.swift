import Foundation
import Testing

/// The README is believed by those who never read the code.
@Suite struct `The README` {
    private let text: String

    init() throws {
        text = try Repository.text(of: "README.md")
    }

    /// The lines of every block of a language, block by block.
    private func blocks(of language: String) -> [[String]] {
        var blocks: [[String]] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside = line == "```\(language)"
                if isInside { blocks.append([]) }
            } else if isInside {
                blocks[blocks.count - 1].append(String(line))
            }
        }
        return blocks
    }

    @Test func `begins with how to run the program and the tests`() {
        let shell = blocks(of: "sh")
        #expect(shell.count >= 2)
        #expect(shell.first == ["swift run catalog report"])
        #expect(shell.dropFirst().first == ["swift test"])
    }

    @Test func `gives command lines that work, on the sample at least`() async throws {
        let blocks = try blocks(of: "sh").map { try $0.compactMap(CommandLines.arguments) }
        #expect(blocks.joined().count >= 8)
        for block in blocks {
            // What one line writes, the next may read.
            let place = try Workplace()
            try place.write(Repository.text(of: "catalog.example.yaml"), to: "catalog.example.yaml")
            for name in ["movies.csv", "theirs.csv"] { try place.write("id,title\n1,Alien\n", to: name) }
            try place.write("Const,Title,Year\ntt0078748,Alien,1979\n", to: "ratings.csv")
            for arguments in block {
                // A line that names a file is about live data; the others answer from the sample.
                let isLive = arguments.contains("--config")
                let run = try await place.run(isLive ? arguments + ["--sample"] : arguments)
                #expect(run.status == 0, "\(arguments): \(run.err)")
            }
        }
    }

    @Test func `shows what the program prints`() async throws {
        var shown = 0
        for block in blocks(of: "text") {
            guard let line = block.first, line.hasPrefix("$ "),
                let arguments = try CommandLines.arguments(in: line)
            else { continue }
            let run = try await Workplace().run(arguments + ["--sample"])
            #expect(run.out == block.dropFirst().joined(separator: "\n") + "\n", "\(line)")
            shown += 1
        }
        #expect(shown >= 1)
    }

    @Test func `mentions every exit status and every dependency`() throws {
        for status in ["0", "2", "3", "64", "78", "130", "143"] {
            #expect(text.contains(try Regex("\\| [^|\n]*\\b\(status)\\b[^|\n]* \\|")), "\(status)")
        }
        let dependencies = try Repository.text(of: "Package.swift")
            .matches(of: #/\.package\(url: "https://github\.com/([^"]+)"/#).map { String($0.1) }
        #expect(dependencies.count >= 3)
        for name in dependencies {
            #expect(text.contains(name.replacing(/\.git$/, with: "")), "\(name)")
        }
    }

    @Test func `mentions every command`() async throws {
        let help = try await Workplace().run("--help").out
        let list = try #require(help.firstRange(of: "SUBCOMMANDS:"))
        for match in help[list.upperBound...].matches(of: /\n  ([a-z]+)\s/) {
            #expect(text.contains("catalog \(match.1)"), "\(match.1)")
        }
    }

    @Test(arguments: [
        "LICENSE", "catalog.example.yaml", "Sources/CatalogCore/CatalogCore.docc/CatalogCore.md",
    ])
    func `leads to files that are there`(path: String) throws {
        #expect(text.contains("](\(path))"))
        #expect(try !Repository.text(of: path).isEmpty)
    }
}
