internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogRendering
internal import Foundation

/// Asks about uncertain pairs on a terminal, one after the other, and writes each verdict down as it is given.
///
/// It does not care where the pairs come from. What is asked stands on stderr, as stdout is for answers.
struct ReviewDialog {
    /// Where the verdicts go.
    let file: MatchesFile
    /// How wide the terminal is, and whether it has color.
    let layout: TextLayout
    /// Told of what cannot be written.
    let console: Console

    /// Whether there is somebody to ask.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// What came of asking.
    struct Tally: Hashable {
        /// How many verdicts of each kind were given.
        var given: [Verdict: Int] = [:]
        /// How many pairs are left undecided; nil where nothing was asked.
        var open: Int?
    }

    /// Asks about each pair, in their order, until the user has enough.
    ///
    /// A pair of which an answer before took one record for another movie is not asked about. A verdict that
    /// contradicts the file is not written; why, and where, is said, and the pair is left open.
    ///
    /// - Throws: Where the file cannot be written; the verdicts before stand in it.
    func ask(about items: [ReviewItem]) throws -> Tally {
        var given: [Verdict: Int] = [:]
        var decided: Set<Int> = []
        var sames: [ReviewItem] = []
        asking: for (place, item) in items.enumerated() where !sames.contains(where: item.isSettled) {
            switch answer(about: item, place: place, of: items.count) {
            case .decided(let verdict):
                guard try note(verdict, on: item) else { continue }
                given[verdict, default: 0] += 1
                decided.insert(place)
                if verdict == .same { sames.append(item) }
            case .skip: continue
            case .quit: break asking
            }
        }
        let open = items.indices.count { place in
            !decided.contains(place) && !sames.contains(where: items[place].isSettled)
        }
        return Tally(given: given, open: open)
    }

    /// Asks until it understands the answer. The end of the input is the end of the dialog.
    private func answer(about item: ReviewItem, place: Int, of count: Int) -> Answer {
        var question = ""
        ReviewSheet(format: .text, layout: layout).write(question: item, to: &question)
        StandardError.write("\n\(question)")
        while true {
            StandardError.write("\(place + 1) of \(count): [s]ame, [d]ifferent, s[k]ip, [q]uit? ")
            guard let line = readLine() else {
                StandardError.write("\n")
                return .quit
            }
            if let answer = Answer(line) { return answer }
        }
    }

    /// Writes a verdict into the file; false where it contradicts what stands there, which is said.
    private func note(_ verdict: Verdict, on item: ReviewItem) throws -> Bool {
        do {
            try file.note([item.verdict(verdict)])
            return true
        } catch let errors as ConfigurationErrors {
            console.error(errors.description)
            return false
        }
    }

    /// What a line says.
    private enum Answer {
        case decided(Verdict)
        case skip
        case quit

        /// Reads a letter or the word it stands for; nil for anything else.
        init?(_ line: String) {
            switch line.trimmingCharacters(in: .whitespaces).lowercased() {
            case "s", "same": self = .decided(.same)
            case "d", "different": self = .decided(.different)
            case "k", "skip": self = .skip
            case "q", "quit": self = .quit
            default: return nil
            }
        }
    }
}

extension ReviewItem {
    /// A verdict on the two, with their titles beside it for whoever reads the file.
    func verdict(_ verdict: Verdict) -> NewVerdict {
        NewVerdict(verdict, [left.id, right.id], comment: "\(left.titled) / \(right.titled)")
    }
}

extension MatchesFile {
    /// Adds verdicts to the file, which is replaced as a whole, or makes it.
    ///
    /// - Returns: Whether anything was new.
    @discardableResult
    func note(_ new: [NewVerdict]) throws -> Bool {
        try add(new) { text in try AnswerTarget(path).write { $0.write(text) } }
    }
}
