import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `Adding verdicts to a file` {
    private static let file = MatchesFile(path: "matches.yaml", name: "matches.yaml", ids: .asWritten)

    // MARK: - Files of every style

    private static let ids = [
        "a:1", "b:1", "c:1", "d:2", "7", "no", "x, y", "it's", "# e", "a ]b", "\"", "é",
    ]

    private static func anyGroup(_ random: inout Fuzz) -> [String] {
        Array(ids.shuffled(using: &random).prefix(Int.random(in: 2...3, using: &random)))
    }

    /// An id as somebody could write it.
    private static func written(_ id: String, _ random: inout Fuzz) -> String {
        switch id {
        case _ where id.allSatisfy { $0.isLetter || $0.isNumber || $0 == ":" } && Bool.random(using: &random):
            id
        case "it's": Bool.random(using: &random) ? "'it''s'" : id
        case "\"": Bool.random(using: &random) ? "'\"'" : "\"\\\"\""
        default: Bool.random(using: &random) && id != "it's" ? "'\(id)'" : "\"\(id)\""
        }
    }

    private static func comment(_ random: inout Fuzz) -> String {
        ["", "", " # it's [x], \"y", "  # - [a, b]"][Int.random(in: 0..<4, using: &random)]
    }

    /// A list of groups behind its key, in a random style, with comments and blank lines in odd places.
    private static func list(_ groups: [[String]], _ random: inout Fuzz) -> String {
        let groups = groups.map { $0.map { written($0, &random) } }
        let space = ["", " "][Int.random(in: 0...1, using: &random)]
        switch Int.random(in: 0..<(groups.isEmpty ? 3 : 6), using: &random) {
        case 0 where groups.isEmpty: return " []" + comment(&random) + "\n"
        case 1 where groups.isEmpty: return " [ # x\n  ]\n"
        case 2 where groups.isEmpty: return comment(&random) + "\n"
        case 0, 1:
            let comma = Bool.random(using: &random) ? "," : ""
            let items = groups.map { "[\(space)\($0.joined(separator: "\(space), "))]" }
            return " [\(space)\(items.joined(separator: ", "))\(comma)\(space)]" + comment(&random) + "\n"
        case 2:
            var text = " [\n"
            for (index, group) in groups.enumerated() {
                let comma = index < groups.count - 1 || Bool.random(using: &random) ? "," : ""
                text += "    [\(group.joined(separator: ","))]\(comma)" + comment(&random) + "\n"
            }
            return text + ["  ]\n", "  # z\n  ]\n"][Int.random(in: 0...1, using: &random)]
        case 3:
            let dash = String(repeating: " ", count: Int.random(in: 0...4, using: &random)) + "- "
            return comment(&random) + "\n"
                + groups.map {
                    dash + "- " + $0.joined(separator: "\n\(dash.dropLast(2))  - ") + comment(&random) + "\n"
                }.joined()
        default:
            let dash =
                String(repeating: " ", count: Int.random(in: 0...4, using: &random)) + "-" + space + " "
            return comment(&random) + "\n"
                + groups.map {
                    dash + "[" + $0.joined(separator: Bool.random(using: &random) ? ",\n        " : ", ")
                        + "]"
                        + comment(&random) + ["\n", "\n\n", "\n# q\n"][Int.random(in: 0...2, using: &random)]
                }.joined()
        }
    }

    /// What may stand behind `set:`, with all that looks like the end of something.
    private static let values = [
        " # it's\n  a:1: {title: \"x ]} # \\\"\", tagline: null}\n  # - [a, b]\n",
        "\n    'a:1':\n      overview: |\n        One.\n\n        # Two ]\n\n    b:1:\n      year: 1999 # z\n",
        " {a:1: {genres: [A, 'it''s'], year: 1999}, b:1: {title: No # 5\n  }}\n", " {}\n", "\n",
    ]

    private static func anyFile(_ random: inout Fuzz) -> String {
        var text = ["", "# mine\n\n", "---\n", "\u{FEFF}"][Int.random(in: 0...3, using: &random)]
        for key in ["same", "different", "set"].shuffled(using: &random).prefix(
            Int.random(in: 0...3, using: &random))
        {
            guard key != "set" else {
                text += key + ":" + values[Int.random(in: values.indices, using: &random)]
                continue
            }
            // Groups that are far apart contradict nothing as a rule; those that do are sorted out below.
            let groups = (0..<Int.random(in: 0...3, using: &random)).map { _ in anyGroup(&random) }
            text += key + ":" + list(groups, &random)
        }
        text += ["", "\n\n", "  # end", "# end\n", "...\n"][Int.random(in: 0...4, using: &random)]
        if Bool.random(using: &random), text.hasSuffix("\n") { text.removeLast() }
        let lineBreak = ["\n", "\n", "\r\n", "\r"][Int.random(in: 0...3, using: &random)]
        return text.replacing("\n", with: lineBreak)
    }

    private static func anyVerdicts(_ random: inout Fuzz) -> [NewVerdict] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            NewVerdict(
                Bool.random(using: &random) ? .same : .different, anyGroup(&random),
                comment: [nil, "by hand", "a ]\"'#\n- [x"][Int.random(in: 0...2, using: &random)])
        }
    }

    private static func isSubsequence(_ old: String, of new: String) -> Bool {
        var rest = old.unicodeScalars[...]
        for scalar in new.unicodeScalars where scalar == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// The ways in which lines of a text end.
    private static func lineBreaks(in text: String) -> Set<Character> { Set(text.filter(\.isNewline)) }

    // MARK: - Laws

    @Test(arguments: Array<UInt64>(1...600))
    func `keeps what was there, says what was said and what is new, and does so once`(seed: UInt64) throws {
        var random = Fuzz(seed: seed)
        let old = Self.anyFile(&random)
        let new = Self.anyVerdicts(&random)
        guard let before = try? Self.file.verdicts(in: old) else { return }
        guard let union = try? Verdicts(before.entries + new.map(\.entry), onePerProvider: false) else {
            #expect(throws: ConfigurationErrors.self) { try Self.file.text(adding: new, to: old) }
            return
        }
        let text = try Self.file.text(adding: new, to: old)
        #expect(Self.isSubsequence(old, of: text), "\(old)\n→\n\(text)")
        let after = try Self.file.verdicts(in: text)
        let hand = (try Self.file.content(of: old).handValues, try Self.file.content(of: text).handValues)
        #expect(hand.0.records == hand.1.records)
        for record in hand.0.records {
            let (set, kept) = (hand.0.values(of: [record]), hand.1.values(of: [record]))
            #expect(set.allSatisfy { kept[$0] == $1 }, "\(old)\n→\n\(text)")
        }
        #expect(after.ids == union.ids, "\(old)\n→\n\(text)")
        for left in union.ids {
            for right in union.ids {
                #expect(after.verdict(on: left, right) == union.verdict(on: left, right))
            }
        }
        #expect(try Self.file.text(adding: new, to: text) == text)
        #expect(
            Self.lineBreaks(in: text).isSubset(
                of: Self.lineBreaks(in: old).union(old.count(where: \.isNewline) == 0 ? ["\n"] : [])))
    }

    @Test func `is tried on many files that take what is added`() {
        let taken = (1...600).filter { seed in
            var random = Fuzz(seed: UInt64(seed))
            let old = Self.anyFile(&random)
            let new = Self.anyVerdicts(&random)
            return (try? Self.file.text(adding: new, to: old)).map { $0 != old } ?? false
        }
        #expect(taken.count > 300, "\(taken.count)")
    }

    /// Whatever is cut off or exchanged in a right file, what is added keeps the laws or is refused.
    @Test(arguments: [
        "same:\n  - [a, b] # x\ndifferent: [[a, 'c']]\n", "{same: [[a, \"b\"]], different: []}\n",
        "# y\nsame:\n- - a\n  - b\n\ndifferent:\n...\n",
    ])
    func `to a file that was damaged anywhere keeps to the laws, or is refused`(right: String) throws {
        let new = [NewVerdict(.same, ["x", "y"], comment: "z"), NewVerdict(.different, ["x", "a"])]
        let characters = Array(right)
        for index in characters.indices {
            for other in [
                "", "\"", "'", "*", "? ", "!", "{", "]", "\n", "\t", "#", "&", " #", ",", ": ", "- ", "\r",
            ] {
                let old = String(characters[..<index]) + other + String(characters[(index + 1)...])
                guard let before = try? Self.file.verdicts(in: old),
                    let text = try? Self.file.text(adding: new, to: old)
                else { continue }
                #expect(Self.isSubsequence(old, of: text), "\(old)\n→\n\(text)")
                #expect(try Self.file.verdicts(in: text).entries.count <= before.entries.count + 2)
                #expect(try Self.file.text(adding: new, to: text) == text)
            }
        }
    }
}
