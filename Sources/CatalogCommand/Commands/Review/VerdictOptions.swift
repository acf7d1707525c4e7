internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogRendering

/// Verdicts on pairs that the user names, so that nobody has to be asked.
struct VerdictOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Note that these two are one movie; repeat it for more.", valueName: "id,id"),
        transform: VerdictOptions.pair)
    var same: [String] = []

    @Option(
        help: ArgumentHelp(
            "Note that these two are different movies; repeat it for more.", valueName: "id,id"),
        transform: VerdictOptions.pair)
    var different: [String] = []

    /// What is to be noted: each verdict with its two ids as they were written, a comma between them.
    var written: [(verdict: Verdict, ids: String)] {
        same.map { (.same, $0) } + different.map { (.different, $0) }
    }

    @Sendable private static func pair(_ text: String) throws -> String {
        guard !pairs(in: text).isEmpty else {
            throw ValidationError("Write two ids with a comma between them.")
        }
        return text
    }

    /// Every way to read a text as two ids; several where an id has a comma itself.
    static func pairs(in text: String) -> [(left: String, right: String)] {
        text.indices.filter { text[$0] == "," }.map { comma in
            (String(text[..<comma]), String(text[text.index(after: comma)...]))
        }.filter { !$0.left.isEmpty && !$0.right.isEmpty }
    }
}

extension ReviewDialog.Tally {
    /// What came of it: `matches.yaml: 2 same, 1 different noted; 3 pairs are left open.`
    func words(file: String) -> String {
        let counts = Verdict.allCases.compactMap { verdict in
            given[verdict].map { "\($0) \(verdict.rawValue)" }
        }
        let noted = counts.isEmpty ? "nothing noted" : counts.joined(separator: ", ") + " noted"
        return "\(file): \(noted)\(rest)."
    }

    private var rest: String {
        switch open {
        case nil: ""
        case 0?: "; no pair is left open"
        case 1?: "; 1 pair is left open"
        case let open?: "; \(Wording.count(open, "pair")) are left open"
        }
    }
}
