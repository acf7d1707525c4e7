import CatalogCore
import CatalogTestSupport
import Testing

@testable import CatalogConfiguration

@Suite struct `The dump of a configuration` {
    @Test func `hides secrets and keeps references, in a fixed order`() throws {
        let configuration = try ConfigurationReader.read(try Fixture.text("untidy.yaml"))
        #expect(ConfigurationDump().text(of: configuration) == (try Fixture.text("untidy.shown.yaml")))
    }

    @Test func `with a hidden secret does not read back`() throws {
        let shown = try Fixture.text("untidy.shown.yaml")
        let messages = ConfigurationReader.messages(shown)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("is a placeholder, not a secret") })
    }

    @Test(arguments: Fuzz.seeds)
    func `reads back as the same configuration`(seed: UInt64) throws {
        var random = Fuzz(seed: seed)
        let configuration = Self.anyConfiguration(&random)
        let text = ConfigurationDump().text(of: configuration)
        let again = try ConfigurationReader.read(text)
        #expect(again.use == configuration.use, "\(text)")
        #expect(again.cacheMegabytes == configuration.cacheMegabytes)
        #expect(again.mergeRules == configuration.mergeRules)
        #expect(again.matches?.template == configuration.matches?.template)
        #expect(again.providers.map(\.id) == configuration.providers.map(\.id))
        #expect(again.providers.map(\.kind) == configuration.providers.map(\.kind))
        for (provider, original) in zip(again.providers, configuration.providers) {
            #expect(
                provider.settings.mapValues(\.template) == original.settings.mapValues(\.template), "\(text)")
        }
        #expect(ConfigurationDump().text(of: again) == text)
    }

    /// A configuration without a secret of its own, with texts that YAML has other plans for.
    private static func anyConfiguration(_ random: inout Fuzz) -> Configuration {
        let names = ["tmdb", "no", "1", "0x1f", "a-b_c", "null", "2010"].shuffled(using: &random)
        let texts = [
            "en", "no", "~", "null", "'", "\"", "a: b", "a #b", "#", "- x", "-", "[x]", "{a: b}", "*x", "&x",
            "!x", "%x", "@x", "`x`", "a\\n", "?", "? x", "日本語", "a\u{2028}b", "é", "🎬", "${A}", "x ${A:-b} y",
            "$$", "a:", ":", "|", ">", "1.0", "<<", "=", "a,b", "/x", "…", "x  y",
        ]
        let location = FileLocation(file: "any")
        let providers = names.prefix(Int.random(in: 1...4, using: &random)).compactMap { name in
            let kind = Kinds.all[Int.random(in: Kinds.all.indices, using: &random)]
            var settings: [String: Setting] = [:]
            for description in kind.settings where description.isRequired || Bool.random(using: &random) {
                let text: String
                switch description.form {
                case .text, .path: text = texts[Int.random(in: texts.indices, using: &random)]
                case .secret: text = ["${A}", "${A}${B_1}", "${A:-}"][Int.random(in: 0...2, using: &random)]
                case .address: text = "file:///srv/${A:-x y}"
                case .seconds, .count, .rate:
                    text = ["1", "${N:-5}", "20"][Int.random(in: 0...2, using: &random)]
                case .choice(let words): text = words[Int.random(in: words.indices, using: &random)]
                }
                guard let template = try? Template(reading: text) else { continue }
                settings[description.name] = Setting(description, template, at: nil)
            }
            return ProviderID(name).map {
                ProviderConfiguration(id: $0, description: kind, settings: settings, location: location)
            }
        }
        let path = texts.randomElement(using: &random).flatMap { try? Template(reading: $0) }
        let matches = path.map { Setting(MatchesFile.setting, $0, at: nil) }
        let use = providers.map(\.id).shuffled(using: &random)
        var rules = MergeRules()
        for field in MovieField.allCases where Bool.random(using: &random) {
            let named = field.namedRules.randomElement(using: &random).map { MergeRules.Choice.named($0) }
            let list = MergeRules.Choice.precedence(providers.map(\.id).shuffled(using: &random))
            rules.choices[field] = Bool.random(using: &random) ? named ?? list : list
        }
        if Bool.random(using: &random) { rules.preferredLanguage = LanguagePreference("no") }
        return Configuration(
            providers: providers, use: Array(use.prefix(Int.random(in: 1...use.count, using: &random))),
            mergeRules: rules,
            cacheMegabytes: Bool.random(using: &random) ? Int.random(in: 1...1_000, using: &random) : nil,
            matches: Bool.random(using: &random) ? matches : nil)
    }
}
