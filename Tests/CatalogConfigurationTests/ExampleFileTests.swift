import CatalogConfiguration
import CatalogCore
import Foundation
import Testing

@Suite struct `The example file` {
    private let text: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        text = try String(contentsOf: root.appending(path: "catalog.example.yaml"), encoding: .utf8)
    }

    /// The lines that are settings, those in comments included, without their comment signs.
    private var uncommented: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isSetting = line.firstMatch(of: /^ *# +[a-z_]+:( [^ ]+)?$/) != nil
            return String(isSetting ? line.replacing("# ", with: "", maxReplacements: 1) : line)
        }
    }

    @Test func `is right as it stands, without a warning`() throws {
        let configuration = try ConfigurationReader.read(text)
        #expect(configuration.providers.map(\.id.name) == ["tmdb", "traderev", "mine"])
        #expect(configuration.use.map(\.name) == ["tmdb", "traderev"])
        #expect(configuration.warnings.isEmpty)
    }

    @Test func `is right with everything in it put to use`() throws {
        let configuration = try ConfigurationReader.read(uncommented.joined(separator: "\n"))
        #expect(configuration.providers.map(\.id.name) == ["tmdb", "traderev", "mirror", "mine"])
        #expect(configuration.warnings.isEmpty)
    }

    @Test func `shows every setting of every kind once`() {
        let names = uncommented.compactMap { $0.firstMatch(of: /^    ([a-z_]+):/).map { String($0.1) } }
        let settings = Kinds.all.flatMap(\.settings).map(\.name)
        for name in Set(settings) {
            #expect(names.filter { $0 == name }.count == 1, "\(name)")
        }
        #expect(Set(names).subtracting(settings) == ["kind"])
    }
}
