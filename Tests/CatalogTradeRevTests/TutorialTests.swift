internal import CatalogTestSupport
internal import Foundation
internal import Testing

@Suite struct `The tutorial on adding a provider` {
    /// A piece of code in the tutorial, and the file that its first line says it is from.
    private struct Excerpt {
        let file: String
        let code: String
    }

    @Test func `shows the code as it is`() throws {
        let excerpts = try excerpts()
        #expect(excerpts.count >= 5)
        for excerpt in excerpts {
            let source = try String(contentsOf: root.appending(path: excerpt.file), encoding: .utf8)
            #expect(source.contains(excerpt.code), "\(excerpt.file) has changed.")
        }
    }

    @Test func `names every file of the provider to copy`() throws {
        let text = try tutorial()
        let folder = root.appending(path: "Providers/TradeRev").path()
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".swift")
        {
            #expect(text.contains("`\(file)`"))
        }
    }

    private var root: URL {
        Fixture.folder().appending(path: "../../..").standardizedFileURL
    }

    private func tutorial() throws -> String {
        let file = root.appending(path: "Sources/CatalogCore/CatalogCore.docc/AddingAProvider.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func excerpts() throws -> [Excerpt] {
        try tutorial().split(separator: "```swift\n").dropFirst().map { block in
            let lines = block.prefix(upTo: try #require(block.range(of: "```")).lowerBound)
                .split(separator: "\n", maxSplits: 1)
            try #require(lines.count == 2 && lines[0].hasPrefix("// "))
            return Excerpt(file: String(lines[0].dropFirst(3)), code: String(lines[1]))
        }
    }
}
