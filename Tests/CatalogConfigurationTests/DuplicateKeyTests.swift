import CatalogConfiguration
import Testing

@Suite struct `A key that stands twice` {
    private static let lines = [
        "providers:", "  tmdb:", "    kind: tmdb", "    access_token: ${T}", "    language: en",
        "  other:", "    kind: tmdb", "    \"region\": US", "use: [tmdb]",
    ]

    @Test(arguments: lines.indices.filter { lines[$0].contains(": ") })
    func `is reported where it stands again, whichever it is`(line: Int) {
        var lines = Self.lines
        lines.insert(lines[line], at: line + 1)
        let column = lines[line].prefix { $0 == " " }.count + 1
        let messages = ConfigurationReader.messages(lines.joined(separator: "\n"))
        #expect(messages.count == 1)
        #expect(messages[0].hasPrefix("catalog.yaml:\(line + 2):\(column): duplicate key "))
    }

    @Test func `is reported at each place but the first`() {
        let yaml = "providers:\n  a: {kind: tmdb}\n  a: {kind: tmdb}\n  'a': {kind: tmdb}\n"
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml:3:3: duplicate key 'a' under providers; keep one of the two",
                "catalog.yaml:4:3: duplicate key 'a' under providers; keep one of the two",
            ])
    }

    @Test func `is found in one line as well`() {
        #expect(
            ConfigurationReader.messages("providers: {a: {kind: tmdb, kind: tmdb}}") == [
                "catalog.yaml:1:29: duplicate key 'kind' under providers.a; keep one of the two"
            ])
    }

    @Test func `has its columns counted by characters`() {
        #expect(
            ConfigurationReader.messages("\u{FEFF}{'🎬é': 1, use: 1, use: 2}").last
                == "catalog.yaml:1:19: duplicate key 'use' at the top level; keep one of the two")
    }

    @Test func `is reported at the first place where it has no letter to tell it apart by`() {
        #expect(
            ConfigurationReader.messages("providers:\n  1: {}\n  1: {}\n") == [
                "catalog.yaml:2:3: duplicate key '1'; keep one of the two"
            ])
    }
}
