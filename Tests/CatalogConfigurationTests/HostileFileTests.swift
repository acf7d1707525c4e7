import CatalogConfiguration
import Testing

/// Each of these would keep a reader busy for minutes or more that believed what it is given.
@Suite(.timeLimit(.minutes(10))) struct `A hostile file` {
    @Test func `with aliases of aliases is refused at the first alias`() {
        var lines = ["a0: &a0 [lol, lol]"]
        for level in 1...60 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
        lines.append("? *a60")
        lines.append(": x")
        #expect(!ConfigurationReader.messages(lines.joined(separator: "\n")).isEmpty)
        lines.removeLast(2)
        let messages = ConfigurationReader.messages(lines.joined(separator: "\n"))
        #expect(
            messages.contains(
                "catalog.yaml:2:10: aliases such as '*a0' are not supported; write the value out"))
    }

    @Test(arguments: ["[", "{a: ", "- ", "? "])
    func `of a hundred thousand levels is refused`(level: String) {
        #expect(ConfigurationReader.messages(String(repeating: level, count: 100_000) + "x").count == 1)
    }

    @Test func `of fifty levels is refused where it goes too deep`() {
        let yaml = "providers: " + String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml:1:28: values stand more than 16 deep in each other; a configuration needs four"
            ])
    }

    @Test func `of two mebibytes is refused unread`() {
        let yaml = String(repeating: "a: b\n", count: 2 * 1024 * 1024 / 5)
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml: the file is larger than 1024 KiB; check that it is the right one"
            ])
    }

    @Test func `of very many values is refused at the first one too many`() {
        let yaml = "- a\n" + String(repeating: "- a\n", count: 20_000)
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml:10000:3: the file holds more than 10000 values; check that it is the right one"
            ])
    }

    @Test func `of one key over and over is told once`() {
        let messages = ConfigurationReader.messages(String(repeating: "a: b\n", count: 60_000))
        #expect(messages.count == 1)
        #expect(messages[0].hasSuffix(": duplicate key 'a'; keep one of the two"))
    }

    @Test func `of very many tag directives is refused at the first`() {
        let yaml = "%YAML 1.1\n" + (0..<50_000).map { "%TAG !a\($0)! tag:x\n" }.joined() + "--- a: b\n"
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml:2:1: tags such as '%TAG' are not supported; leave it out"
            ])
    }

    @Test func `with long unknown keys costs little`() {
        let key = String(repeating: "k", count: 900)
        let messages = ConfigurationReader.messages(
            (0..<500).map { "\(key)\($0): 1" }.joined(separator: "\n"))
        #expect(messages.last == "… and 480 more errors")
    }

    @Test(arguments: [
        (yaml: "providers: {a: b", line: 1, column: 17), ("use: [a,\n  b", 2, 4), ("a: \"", 1, 5),
        ("\u{FEFF}a: [", 1, 5), ("a: [\r\n", 2, 1),
    ])
    func `that breaks off is told of where it ends`(yaml: String, line: Int, column: Int) {
        let messages = ConfigurationReader.messages(yaml)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("catalog.yaml:\(line):\(column): this is not YAML: ") == true)
    }

    /// Whatever is cut off or exchanged in a right file, the reader ends and says something with a place.
    @Test func `made of a right one by any single cut is right or wrong but never fatal`() {
        let right =
            "providers:\n  a: {kind: tmdb, api_key: \"${K:-x}\"}\n  b:\n    kind: traderev\nuse: [a, b]\n"
        let characters = Array(right)
        for index in characters.indices {
            for other in ["", "\"", "*", "?", "!", "{", "]", "\n", "\t", "\u{0}", "%", "&"] {
                let text = String(characters[..<index]) + other + String(characters[(index + 1)...])
                let messages = ConfigurationReader.messages(text)
                #expect(messages.allSatisfy { $0.hasPrefix("catalog.yaml:") })
            }
        }
    }
}
