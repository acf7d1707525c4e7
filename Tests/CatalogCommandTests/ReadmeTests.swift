import Foundation
import Testing

/// The README is believed by those who never read the code.
@Suite struct `The README` {
    private let document: Document
    private var text: String { document.text }

    init() throws {
        document = try Document("README.md")
    }

    @Test func `begins with how to run the program and the tests`() {
        let shell = document.blocks.filter { $0.language == "sh" }.map(\.lines)
        #expect(shell.count >= 2)
        #expect(shell.first == ["swift run catalog report"])
        #expect(shell.dropFirst().first == ["swift test"])
    }

    @Test func `mentions every dependency`() throws {
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
