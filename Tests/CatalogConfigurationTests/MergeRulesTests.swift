import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `The rules of fields` {
    private static let providers =
        "providers:\n  a: {kind: tmdb}\n  b: {kind: traderev}\n  longest: {kind: traderev}\n"

    /// The rules of a configuration whose fifth line is `merge:`, with these lines below it.
    private static func rules(_ lines: String) throws -> MergeRules {
        try ConfigurationReader.read(providers + "merge:\n" + lines).mergeRules
    }

    private static func messages(_ lines: String) -> [String] {
        ConfigurationReader.messages(providers + "merge:\n" + lines)
    }

    private static func id(_ name: String) throws -> ProviderID { try #require(ProviderID(name)) }

    @Test func `are read, whichever providers run`() throws {
        let rules = try Self.rules(
            "  fields:\n    overview: [longest, b]\n    rating: most_votes\n    title: longest\n"
                + "  prefer_language: no\nuse: [a]\n")
        #expect(
            rules.choices == [
                .overview: .precedence([try Self.id("longest"), try Self.id("b")]),
                .rating: .named(.mostVotes),
                // A word alone is a rule, also where a provider is called so.
                .title: .named(.longest),
            ])
        // Norwegian, and no truth value.
        #expect(rules.preferredLanguage?.tag == "no")
    }

    @Test func `need not be there`() throws {
        #expect(try ConfigurationReader.read(Self.providers).mergeRules == MergeRules())
        #expect(try Self.rules("  fields: {}\n") == MergeRules())
    }

    @Test(arguments: MovieField.allCases)
    func `are for every field those that it takes`(field: MovieField) throws {
        for rule in NamedRule.allCases {
            let line = "  fields: {\(field.rawValue): \(rule.rawValue)}\n"
            if field.namedRules.contains(rule) {
                #expect(try Self.rules(line).choices == [field: .named(rule)])
            } else {
                #expect(
                    Self.messages(line) == [
                        "catalog.yaml:6:12: '\(rule.rawValue)' does not apply to \(field.rawValue), which takes "
                            + Self.taken(by: field)
                    ])
            }
        }
        #expect(try Self.rules("  fields: {\(field.rawValue): [b]}\n").choices.keys.first == field)
    }

    /// What a message names for a field.
    private static func taken(by field: MovieField) -> String {
        let rules = field.namedRules.map(\.rawValue)
        switch rules.count {
        case 0: return "a list of provider names"
        case 1: return "a list of provider names or \(rules[0])"
        case 2: return "a list of provider names, \(rules[0]) or \(rules[1])"
        default: return "a list of provider names, \(rules[0]), \(rules[1]) or \(rules[2])"
        }
    }

    @Test(arguments: [
        (
            "  rules: {}\n",
            "6:3: unknown key 'rules' under merge; known: fields, prefer_language"
        ),
        ("  field: {}\n", "6:3: unknown key 'field' under merge; did you mean 'fields'?"),
        (
            "  fields:\n    overveiw: [a]\n",
            "7:5: unknown key 'overveiw' under merge.fields; did you mean 'overview'?"
        ),
        (
            "  fields:\n    votes: [a]\n",
            "7:5: unknown key 'votes' under merge.fields; known: "
                + MovieField.allCases.map(\.rawValue).joined(separator: ", ")
        ),
        (
            "  fields:\n    rating: most_vote\n",
            "7:5: unknown rule 'most_vote' for rating; did you mean 'most_votes'?"
        ),
        (
            "  fields:\n    rating: democracy\n",
            "7:5: unknown rule 'democracy' for rating, which takes a list of provider names, most_votes, highest or "
                + "lowest"
        ),
        ("  fields:\n    poster: b\n", "7:5: 'b' is a provider and no rule; write [b]"),
        (
            "  fields:\n    poster: [a, bb]\n",
            "7:17: unknown provider 'bb' under merge.fields.poster; did you mean 'b'?"
        ),
        (
            "  fields:\n    poster: [a, b, a]\n",
            "7:20: 'a' stands twice under merge.fields.poster; keep it where it ranks"
        ),
        (
            "  fields:\n    poster: []\n",
            "7:5: the list of poster names no provider; name at least one, or leave it out"
        ),
        (
            "  fields:\n    poster: [[a]]\n",
            "7:14: merge.fields.poster expects the name of a provider, found a list"
        ),
        ("  fields:\n    poster:\n", "7:5: poster has no value; give it one, or leave it out"),
        (
            "  fields:\n    poster: {a: b}\n",
            "7:5: poster expects a list of provider names, found keys and values, as in poster: [first, second]"
        ),
        (
            "  fields: [rating]\n",
            "6:3: merge.fields expects fields and their rules, found a list, as in merge.fields: {rating: most_votes}"
        ),
        ("  prefer_language:\n", "6:3: prefer_language has no value; give it one, or leave it out"),
        (
            "  prefer_language: [de]\n",
            "6:3: prefer_language expects a language, found a list, as in prefer_language: de"
        ),
        (
            "  prefer_language: german\n",
            "6:3: 'german' is no language; write its code of two or three letters, as in de or pt-BR"
        ),
    ])
    func `that are wrong say where, what, and what to do`(lines: String, message: String) {
        #expect(Self.messages(lines) == ["catalog.yaml:" + message])
    }

    @Test(arguments: [
        ("merge: most_votes\n", "found something else"), ("merge: [a]\n", "found a list"),
    ])
    func `stand under keys`(line: String, found: String) {
        #expect(
            ConfigurationReader.messages(Self.providers + line) == [
                "catalog.yaml:5:1: merge expects keys and their values, \(found); it holds 'fields:' and "
                    + "'prefer_language:'"
            ])
    }

    @Test func `are shown as they read back`() throws {
        let lines = "  fields:\n    title: longest\n    overview: [b, a]\n  prefer_language: pt-BR\n"
        let configuration = try ConfigurationReader.read(Self.providers + "merge:\n" + lines)
        let shown = ConfigurationDump().text(of: configuration)
        #expect(shown.hasSuffix("use: [a, b, longest]\nmerge:\n" + lines))
        #expect(try ConfigurationReader.read(shown).mergeRules == configuration.mergeRules)
        #expect(!ConfigurationDump().text(of: try ConfigurationReader.read(Self.providers)).contains("merge"))
    }
}
