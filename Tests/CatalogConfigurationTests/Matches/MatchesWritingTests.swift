import CatalogConfiguration
import CatalogCore
import CatalogTestSupport
import Foundation
import Testing

@Suite struct `A verdict that is added` {
    private static let file = MatchesFile(path: "matches.yaml", name: "matches.yaml")

    private static func adding(_ new: NewVerdict..., to text: String) throws -> String {
        try file.text(adding: new, to: text)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        var testDescription: String { name }

        init(_ name: String, _ old: String, _ new: String) {
            (self.name, self.old, self.new) = (name, old, new)
        }
    }

    // MARK: - Where it is put

    private static let dashes = [
        Row("behind the last", "same:\n  - [a:1, b:1]\n", "same:\n  - [a:1, b:1]\n  - [c:3, d:3]\n"),
        Row(
            "without a line break at the end", "same:\n  - [a:1, b:1]",
            "same:\n  - [a:1, b:1]\n  - [c:3, d:3]"),
        Row("below the key", "same:\n- [a:1, b:1]\n", "same:\n- [a:1, b:1]\n- [c:3, d:3]\n"),
        Row(
            "before what follows the list",
            "# mine\nsame:\n    - [a:1, b:1] # it's ]\n\n    # tail\ndifferent:\n    - [a:1, e:1]\n",
            "# mine\nsame:\n    - [a:1, b:1] # it's ]\n    - [c:3, d:3]\n\n    # tail\ndifferent:\n    - [a:1, e:1]\n"
        ),
        Row(
            "before the end", "---\nsame:\n- [a:1, b:1]\n...\n",
            "---\nsame:\n- [a:1, b:1]\n- [c:3, d:3]\n...\n"),
        Row(
            "behind a group of several lines", "same:\n  - [a:1,\n     b:1\n    ]\n  ",
            "same:\n  - [a:1,\n     b:1\n    ]\n  - [c:3, d:3]\n  "),
        Row(
            "with dashes inside", "same:\n  -   - a:1\n      - b:1  # x\n# y\n",
            "same:\n  -   - a:1\n      - b:1  # x\n  -   - c:3\n      - d:3\n# y\n"),
        Row(
            "with dashes inside, below", "same:\n  -\n    - a:1\n    - b:1\n",
            "same:\n  -\n    - a:1\n    - b:1\n  - - c:3\n    - d:3\n"),
        Row("with CR LF", "same:\r\n - [a:1, b:1]\r\n", "same:\r\n - [a:1, b:1]\r\n - [c:3, d:3]\r\n"),
        Row("with CR", "same:\r - [a:1, b:1]\r", "same:\r - [a:1, b:1]\r - [c:3, d:3]\r"),
        Row(
            "behind a byte order mark", "\u{FEFF}same:\n- [a:1, b:1]\n",
            "\u{FEFF}same:\n- [a:1, b:1]\n- [c:3, d:3]\n"),
    ]

    private static let brackets = [
        Row("in brackets", "same: [[a:1, b:1]]\n", "same: [[a:1, b:1],\n       [c:3, d:3]]\n"),
        Row("in wide brackets", "same: [ [a:1, b:1], ]", "same: [ [a:1, b:1],\n        [c:3, d:3], ]"),
        Row(
            "in brackets with a line each", "same: [\n  [a:1, b:1]    # y\n]\n",
            "same: [\n  [a:1, b:1],    # y\n  [c:3, d:3]\n]\n"),
        Row(
            "in brackets with a comma at the end", "same: [\n  [a:1, b:1],  # y\n  # z\n]\n",
            "same: [\n  [a:1, b:1],  # y\n  [c:3, d:3],\n  # z\n]\n"),
        Row(
            "in brackets with quotes", "same: [['a:it''s ]', \"b:\\\"]\"]]",
            "same: [['a:it''s ]', \"b:\\\"]\"],\n       [c:3, d:3]]"),
        Row(
            "in brackets with quotes inside words", "same: [[a:it's, b:5\"]]",
            "same: [[a:it's, b:5\"],\n       [c:3, d:3]]"),
        Row("in empty brackets", "same: []\n", "same: [\n  [c:3, d:3]]\n"),
        Row(
            "in JSON", "{\"same\": [[\"a:1\", \"b:1\"]]}\n",
            "{\"same\": [[\"a:1\", \"b:1\"],\n          [c:3, d:3]]}\n"),
        Row(
            "in JSON without the key", "{\n  \"different\": []\n}\n",
            "{\n  \"different\": [],\n  same: [\n    [c:3, d:3]]\n}\n"),
        Row("in JSON without anything", "{}", "{\n  same: [\n    [c:3, d:3]]}"),
    ]

    private static let keys = [
        Row("in an empty file", "", "same:\n  - [c:3, d:3]\n"),
        Row("in an empty file with a byte order mark", "\u{FEFF}", "\u{FEFF}same:\n  - [c:3, d:3]\n"),
        Row("below comments", "# mine\n\n", "# mine\n\nsame:\n  - [c:3, d:3]\n"),
        Row("below a comment without line break", "# mine", "# mine\nsame:\n  - [c:3, d:3]"),
        Row("in an empty document", "---\n...\n# x\n", "---\nsame:\n  - [c:3, d:3]\n...\n# x\n"),
        Row(
            "below the other key", "different:\n- [a:1, b:1]\n# x\n",
            "different:\n- [a:1, b:1]\n# x\nsame:\n- [c:3, d:3]\n"),
        Row(
            "below an indented key", "  different:\n    - [a:1, b:1]\n",
            "  different:\n    - [a:1, b:1]\n  same:\n    - [c:3, d:3]\n"),
        Row(
            "under its key", "same:\n# none\ndifferent:\n   - [a:1, b:1]\n",
            "same:\n   - [c:3, d:3]\n# none\ndifferent:\n   - [a:1, b:1]\n"),
        Row("under its key with a comment", "same: # none\n", "same: # none\n  - [c:3, d:3]\n"),
    ]

    @Test(arguments: dashes + brackets + keys)
    func `stands in a line of its own, behind its list and written as that is`(row: Row) throws {
        #expect(try Self.adding(NewVerdict(.same, ["c:3", "d:3"]), to: row.old) == row.new)
    }

    @Test(arguments: [
        ("same: ~\n", "same: \n  - [c:3, d:3]\n"), ("same: null # x", "same:  # x\n  - [c:3, d:3]"),
        ("{\"same\": null}", "{\"same\": [\n  [c:3, d:3]]}"),
    ])
    func `takes the place of a null, the only thing that goes`(old: String, new: String) throws {
        #expect(try Self.adding(NewVerdict(.same, ["c:3", "d:3"]), to: old) == new)
    }

    @Test(arguments: [
        "~", "{same}", "same: &x [[a:1, b:1]]", "same: !!seq [[a:1, b:1]]", "same: &x\n- [a:1, b:1]",
    ])
    func `is refused with the line to write where there is no place for it`(text: String) {
        let error = #expect(throws: ConfigurationErrors.self) {
            try Self.adding(NewVerdict(.same, ["c:3", "d: 3"]), to: text)
        }
        #expect(
            error?.description
                == "matches.yaml: there is no place for 'same: [[c:3, \"d: 3\"]]' that leaves the rest of the file "
                + "as it is; write it there by hand")
    }

    // MARK: - How it is written

    @Test func `comes with its comment, the line above it and the brackets below it intact`() throws {
        let new = [
            NewVerdict(.same, ["c:3", "d:3"], comment: "Heat (1995) / Heat\n(1995) #1\u{202E}\t\u{0}"),
            NewVerdict(.same, ["c:4", "d:4"], comment: " "),
            NewVerdict(.different, ["c:3", "e:1"], comment: "not it"),
        ]
        #expect(
            try Self.file.text(adding: new, to: "same: []\n") == """
                same: [
                  [c:3, d:3],  # Heat (1995) / Heat (1995) #1
                  [c:4, d:4]]
                different:
                  - [c:3, e:1]  # not it

                """)
        #expect(
            try Self.file.text(
                adding: [new[2], new[0]], to: "different: [[a:1, b:1]]\nsame:\n- - a:2\n  - b:2") == """
                    different: [[a:1, b:1],
                                [c:3, e:1]  # not it
                                ]
                    same:
                    - - a:2
                      - b:2
                    - - c:3  # Heat (1995) / Heat (1995) #1
                      - d:3
                    """)
    }

    @Test(arguments: [
        ("tmdb:24428", "tmdb:24428"), ("a:b:c", "a:b:c"), ("tt0137523", "tt0137523"), ("x/y.csv", "x/y.csv"),
        ("a, b", "\"a, b\""), ("1", "\"1\""), ("1e3", "\"1e3\""), ("2010-07-14", "\"2010-07-14\""),
        ("1:30", "\"1:30\""),
        ("yes", "\"yes\""), ("No", "\"No\""), ("null", "\"null\""), ("~", "\"~\""), ("#x", "\"#x\""),
        ("a #x", "\"a #x\""),
        ("a: b", "\"a: b\""), ("a:", "\"a:\""), ("-", "\"-\""), ("- a", "\"- a\""), ("*a", "\"*a\""),
        ("&a", "\"&a\""),
        ("!a", "\"!a\""), ("[a]", "\"[a]\""), ("a]", "\"a]\""), ("{a}", "\"{a}\""), ("a}b", "\"a}b\""),
        ("it's", "\"it's\""),
        ("\"", "\"\\\"\""), ("a\\b", "\"a\\\\b\""), ("a\nb", "\"a\\nb\""), ("", "\"\""), (" a", "\" a\""),
        ("é", "\"é\""),
        ("七", "\"七\""), (".5", "\".5\""), (".inf", "\".inf\""), ("0x1f", "\"0x1f\""), ("<<", "\"<<\""),
        ("=", "\"=\""), ("%a", "\"%a\""),
        ("a?", "\"a?\""), ("? a", "\"? a\""), ("|", "\"|\""), ("a\u{7}", "\"a\\U00000007\""),
        ("$a", "\"$a\""),
    ])
    func `has its ids in quotes where YAML would misread them`(id: String, written: String) throws {
        let file = MatchesFile(path: "m.yaml", name: "m.yaml", ids: .asWritten)
        for old in ["", "same: []\n", "same:\n- - a:1\n  - b:1\n"] {
            let text = try file.text(adding: [NewVerdict(.same, ["z", id])], to: old)
            #expect(
                text.hasSuffix(
                    old.contains("- -") ? "- \(written)\n" : ", \(written)]\(old.isEmpty ? "\n" : "]\n")"))
            #expect(try file.verdicts(in: text).entries.last?.ids == ["z", id])
        }
    }

    // MARK: - What is not added

    @Test(arguments: [
        NewVerdict(.same, ["b:1", "a:1"]), NewVerdict(.same, ["a:1", "c:1"]),
        NewVerdict(.same, ["c:1", "b:1", "a:1"]),
        NewVerdict(.different, ["c:1", "d:1"]), NewVerdict(.different, ["d:1", "a:1"], comment: "again"),
    ])
    func `changes nothing where it follows from what is there`(new: NewVerdict) throws {
        let text = "same: [[a:1, b:1], [b:1, c:1]]\ndifferent: [[a:1, d:1]]\n"
        #expect(try Self.adding(new, to: text) == text)
    }

    @Test func `is added once where it comes twice`() throws {
        #expect(
            try Self.adding(
                NewVerdict(.same, ["a:1", "b:1"]), NewVerdict(.same, ["b:1", "a:1"], comment: "x"), to: "")
                == "same:\n  - [a:1, b:1]\n")
    }

    @Test(arguments: [
        (
            "same: [[a:1, b:1]]", NewVerdict(.different, ["a:1", "b:1"]),
            ":1:8: a:1 and b:1 are said to be the same here, but different by the new verdict; change that first"
        ),
        (
            "different:\n- [a:1, b:1]", NewVerdict(.same, ["a:1", "b:1"]),
            ":2:3: a:1 and b:1 are said to be different here, but the same by the new verdict; change that first"
        ),
        (
            "same: [[a:1, b:1]]\ndifferent: [[a:1, c:1]]", NewVerdict(.same, ["b:1", "c:1"]),
            ":2:13: a:1 and c:1 are said to be different here, but the same through line 1 and the new verdict; "
                + "change that first"
        ),
        (
            "same: [[a:1, b:1]]", NewVerdict(.same, ["b:1", "a:2"]),
            ":1:8: a:1 and a:2 are said to be the same through this line and the new verdict, but a movie has one "
                + "record of a; change that first"
        ),
        (
            "", NewVerdict(.same, ["a:1"]),
            ": this group has 'a:1' alone, and a group takes two ids or more; add the other, or remove it"
        ),
        (
            "", NewVerdict(.same, ["a:1", "7"]),
            ": '7' is no provider's id of a movie; write the provider's name before it, as in tmdb:24428"
        ),
    ])
    func `is refused where it cannot be, at the place that says otherwise`(
        text: String, new: NewVerdict, message: String
    ) {
        let error = #expect(throws: ConfigurationErrors.self) { try Self.adding(new, to: text) }
        #expect(error?.description == "matches.yaml" + message)
    }

    @Test func `is not put into a file that is wrong already`() {
        let error = #expect(throws: ConfigurationErrors.self) {
            try Self.adding(NewVerdict(.same, ["a:1", "b:1"]), to: "same: [[a:1]]")
        }
        #expect(error?.description.hasPrefix("matches.yaml:1:8: this group has 'a:1' alone") == true)
    }
}
