import CatalogConfiguration
import CatalogRuntime
import Foundation
import Testing

@Suite struct `The built-in providers` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `are all the folders under Providers`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "Providers").path(percentEncoded: false)
        ).filter { !$0.hasPrefix(".") }.map { $0 == "Files" ? "file" : $0.lowercased() }
        let kinds = BuiltInProviders.kinds.map(\.description.name)
        #expect(
            kinds.sorted() == folders.sorted(),
            "Register the folder in Package.swift and in BuiltInProviders.swift.")
    }

    @Test(arguments: [
        "tmdb": ["list", "search", "person", "detail", "credits", "recommendations"],
        "traderev": ["list", "detail", "recommendations"],
        "file": ["list", "search", "person", "detail"],
    ])
    func `can be asked for what their types conform to`(kind: String, abilities: [String]) throws {
        let found = try #require(BuiltInProviders.kind(named: kind))
        #expect(found.abilities.map(\.rawValue) == abilities)
        #expect(!found.summary.isEmpty)
    }

    @Test func `are found by their own names alone, and have each setting once`() {
        #expect(BuiltInProviders.kind(named: "TMDB") == nil)
        for kind in BuiltInProviders.kinds {
            #expect(BuiltInProviders.kind(named: kind.description.name)?.summary == kind.summary)
            let names = kind.description.settings.map(\.name)
            #expect(Set(names).count == names.count)
            #expect(!names.contains("kind"))
        }
    }

    @Test func `have every setting shown in the example, which they read without a warning`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "catalog.example.yaml"), encoding: .utf8)
        let configuration = try BuiltInProviders.reader.configuration(
            yaml: text, file: "catalog.example.yaml")
        #expect(configuration.warnings.isEmpty)
        #expect(
            Set(configuration.providers.map(\.kind)) == Set(BuiltInProviders.kinds.map(\.description.name)))
        for setting in BuiltInProviders.kinds.flatMap(\.description.settings) {
            let line = try Regex("(?m)^ *(# +)?\(setting.name): ")
            #expect(text.contains(line), "\(setting.name)")
        }
    }

    @Test func `have a configuration to start from, which is the example`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "catalog.example.yaml"), encoding: .utf8)
        #expect(StarterConfiguration.text == text)
    }
}
