import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `A matches file` {
    static let file = MatchesFile(path: "matches.yaml", name: "matches.yaml")

    /// The messages about a text, a line for each; empty where nothing is wrong.
    static func messages(_ text: String, in file: MatchesFile = file) -> [String] {
        do {
            _ = try file.verdicts(in: text)
            return []
        } catch {
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    // MARK: - What is right

    @Test(arguments: [
        "same: [[a:1, b:1], [a:2, b:2, c:2]]\ndifferent: [[a:1, b:2]]\n",
        "same:\n  - [a:1, b:1]\n  - [a:2, b:2, c:2]\ndifferent:\n  - [a:1, b:2]",
        "same:\n- - a:1\n  - b:1\n- - a:2\n  - b:2\n  - c:2\ndifferent:\n- - a:1\n  - b:2\n",
        "# mine\n---\nsame:\n    -   [ 'a:1' , \"b:1\", ]  # one\n    - [a:2,\n       b:2, c:2]\n\ndifferent: [\n  [a:1, b:2],\n]\n...\n",
        "{\"same\": [[\"a:1\", \"b:1\"], [\"a:2\", \"b:2\", \"c:2\"]], \"different\": [[\"a:1\", \"b:2\"]]}",
    ])
    func `says the same in every style and with every line ending`(text: String) throws {
        for lineBreak in ["\n", "\r\n", "\r"] {
            let verdicts = try Self.file.verdicts(in: text.replacing("\n", with: lineBreak))
            #expect(
                verdicts.entries == [
                    Verdicts.Entry(.same, ["a:1", "b:1"]), Verdicts.Entry(.same, ["a:2", "b:2", "c:2"]),
                    Verdicts.Entry(.different, ["a:1", "b:2"]),
                ])
            #expect(verdicts.verdict(on: "b:1", "c:2") == .different)
        }
    }

    @Test(arguments: [
        "", "\n", "# nothing yet\n", "---\n", "~", "{}", "same:\n", "same: []", "same: ~\ndifferent:\n",
        "set:\n", "set: {}\n",
    ])
    func `may say nothing`(text: String) throws {
        #expect(try Self.file.verdicts(in: text).isEmpty)
    }

    @Test func `about plain files takes ids as they are, two of one beginning for one movie too`() throws {
        let file = MatchesFile(path: "m.yaml", name: "m.yaml", ids: .asWritten)
        let verdicts = try file.verdicts(in: "same: [[7, no, a:1, a:2, 'x, y']]")
        #expect(verdicts.groups == [["7", "a:1", "a:2", "no", "x, y"]])
    }

    @Test(.timeLimit(.minutes(10))) func `of ten thousand verdicts is read`() throws {
        let text = "same:\n" + (0..<10_000).map { "  - [tmdb:\($0), traderev:\($0)]\n" }.joined()
        #expect(try Self.file.verdicts(in: text).groups.count == 10_000)
    }

    // MARK: - What is wrong

    private static let example = "as in same: [[tmdb:24428, traderev:1]]"

    @Test(arguments: [
        (
            "smae: []",
            ["matches.yaml:1:1: unknown key 'smae' at the top level; did you mean 'same'?"]
        ),
        (
            "notes: []\n",
            ["matches.yaml:1:1: unknown key 'notes' at the top level; known: same, different, set"]
        ),
        (
            "same: []\nsame: []\n",
            ["matches.yaml:2:1: duplicate key 'same' at the top level; keep one of the two"]
        ),
        (
            "- [a:1, b:1]\n",
            [
                "matches.yaml:1:1: the file expects keys and what is said under them, found a list; "
                    + "it begins with 'same:', 'different:' or 'set:'"
            ]
        ),
        (
            "hello\n",
            [
                "matches.yaml:1:1: the file expects keys and what is said under them, found something else; "
                    + "it begins with 'same:', 'different:' or 'set:'"
            ]
        ),
        ("same: a:1\n", ["matches.yaml:1:1: same expects groups of ids, found something else, \(example)"]),
        (
            "same: {a: b}\n",
            ["matches.yaml:1:1: same expects groups of ids, found keys and values, \(example)"]
        ),
        (
            "same: [a:1, {b: 1}]\n",
            [
                "matches.yaml:1:8: same expects a group of ids, found 'a:1', \(example)",
                "matches.yaml:1:13: same expects a group of ids, found keys and values, \(example)",
            ]
        ),
        ("same:\n  -\n", ["matches.yaml:2:4: same expects a group of ids, found nothing, \(example)"]),
        ("same: [[a:1, [b:1]]]\n", ["matches.yaml:1:14: same expects the id of a movie, found a list"]),
        ("same: [[a:1, ~]]\n", ["matches.yaml:1:14: same expects the id of a movie, found nothing"]),
        (
            "same:\n  - [a:1]\n  - []\n",
            [
                "matches.yaml:2:5: this group has 'a:1' alone, and a group takes two ids or more; add the other, "
                    + "or remove it",
                "matches.yaml:3:5: this group is empty, and a group takes two ids or more; name them, or remove it",
            ]
        ),
        (
            "different: [[a:1, b:1, a:1]]",
            ["matches.yaml:1:24: 'a:1' stands twice in this group; keep it once"]
        ),
        (
            "same: [[a:1, 550e8400-e29b-41d4-a716-446655440000, imdb:tt1375666]]",
            [
                "matches.yaml:1:14: '550e8400-e29b-41d4-a716-446655440000' is no provider's id of a movie; write "
                    + "the provider's name before it, as in tmdb:24428",
                "matches.yaml:1:52: 'imdb:tt1375666' is no provider's id of a movie; write the provider's name "
                    + "before it, as in tmdb:24428",
            ]
        ),
        (
            "same: [[a:1, *x]]",
            ["matches.yaml:1:14: aliases such as '*x' are not supported; write the value out"]
        ),
        (
            "same:\n\t- [a:1, b:1]\n",
            ["matches.yaml:2:1: a tab stands where YAML takes spaces only; replace it"]
        ),
    ])
    func `that is wrong says where, what, and what to do`(text: String, messages: [String]) {
        #expect(Self.messages(text) == messages)
    }

    @Test(arguments: [
        (
            "same:\n  - [tmdb:1, traderev:3]\n\n# ...\ndifferent:\n\n  - [tmdb:1, traderev:3]\n",
            "7:5: tmdb:1 and traderev:3 are said to be different here, but the same in line 2; "
                + "keep one of the two"
        ),
        (
            "different:\n  - [tmdb:1, traderev:3]\nsame:\n  - [traderev:3, tmdb:1]\n",
            "4:5: tmdb:1 and traderev:3 are said to be the same here, but different in line 2; "
                + "keep one of the two"
        ),
        (
            "different:\n  - [a:1, c:1]\nsame:\n  - [a:1, b:1]\n  - [b:1, d:1]\n  - [c:1, d:1]\n",
            "6:5: a:1 and c:1 are said to be the same through line 4, line 5 and this line, but different in "
                + "line 2; remove what is wrong"
        ),
        (
            "same:\n  - [a:1, b:1]\n  - [b:1, c:1]\ndifferent:\n  - [a:1, x:1, c:1]\n",
            "5:5: a:1 and c:1 are said to be different here, but the same through line 2 and line 3; "
                + "remove what is wrong"
        ),
        (
            "same: [[tmdb:1, tmdb:2]]\n",
            "1:8: tmdb:1 and tmdb:2 are said to be the same here, but a movie has one record of tmdb; "
                + "keep one of the two"
        ),
        (
            "same:\n  - [tmdb:1, b:1]\n  - [b:1, tmdb:2]\n",
            "3:5: tmdb:1 and tmdb:2 are said to be the same through line 2 and this line, but a movie has one "
                + "record of tmdb; remove what is wrong"
        ),
    ])
    func `that contradicts itself names both places`(text: String, message: String) {
        #expect(Self.messages(text) == ["matches.yaml:" + message])
    }

    @Test func `tells a long chain in five lines and counts the rest`() {
        let links = (1...9).map { "  - [p\($0):1, p\($0 + 1):1]\n" }.joined()
        #expect(
            Self.messages("same:\n" + links + "different:\n  - [p1:1, p10:1]\n") == [
                "matches.yaml:12:5: p1:1 and p10:1 are said to be different here, but the same through line 2, "
                    + "line 3, line 4, line 5, line 6 and 4 more; remove what is wrong"
            ])
    }

    @Test func `tells everything that is wrong in one go, in the order of the file`() {
        let text = "same: [[a:1, b:1], [c:1]]\nsme: []\ndifferent: [[b:1, a:1]]\n"
        #expect(
            Self.messages(text).map { $0.prefix(17) } == [
                "matches.yaml:1:20", "matches.yaml:2:1:", "matches.yaml:3:13",
            ])
    }

    @Test(.timeLimit(.minutes(10))) func `full of contradictions is told in the twenty first`() {
        let ids = (0..<3_000).map { "p\($0):1" }
        let text =
            "same: [[\(ids.joined(separator: ", "))]]\n" + "different:\n"
            + ids.dropFirst().map { "  - [p0:1, \($0)]\n" }.joined()
        #expect(Self.messages(text).last == "… and 80 more errors")
    }
}
