internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// One run of `catalog match`: what it finds out, and then what it writes.
struct MatchRun: Sendable {
    /// What a run comes to.
    enum Outcome: Sendable {
        /// The accepted pairs.
        case pairs(FileMatch)
        /// The uncertain pairs of it, as far as they were asked for.
        case review(FileMatch, [ReviewItem])
        /// What is to be noted.
        case verdicts([NewVerdict])
    }

    private let left: String
    private let right: String
    private let command: MatchCommand
    private let console: Console
    private let target: AnswerTarget
    private let matches: MatchesFile?
    private let verdicts: Verdicts

    /// Looks at everything that can be wrong before two large files are read.
    init(_ command: MatchCommand, console: Console) throws {
        self.command = command
        self.console = console
        left = command.left == "-" ? "/dev/stdin" : command.left
        right = command.right == "-" ? "/dev/stdin" : command.right
        target = try AnswerTarget(command.output.file.path)
        matches = command.matches.map { MatchesFile(path: $0, name: $0, ids: .asWritten) }
        let isWritten = command.review || !command.verdicts.written.isEmpty
        if let matches, isWritten, !matches.exists {
            verdicts = .none
        } else {
            verdicts = try matches?.verdicts() ?? .none
        }
        if command.review {
            for path in [left, right] where NotReadTwice.applies(to: path) { throw NotReadTwice(path: path) }
        }
    }

    /// Reads the files, and finds out what was asked for.
    func outcome() async throws -> Outcome {
        guard command.verdicts.written.isEmpty else {
            return .verdicts(
                try await NamedPairs(left: left, right: right).verdicts(command.verdicts.written))
        }
        let match = try await FileMatch.of(left, right, verdicts: verdicts)
        guard command.review else { return .pairs(match) }
        return .review(match, try await match.review(limit: command.limit))
    }

    /// Writes what came of it, and names what could not be read.
    ///
    /// - Throws: `ExitCode` for every status but 0.
    func finish(_ outcome: Outcome) throws {
        switch outcome {
        case .pairs(let match):
            try completing(match) {
                let sheet = PairSheet(match.pair, format: command.output.pairFormat)
                try target.write { stream in sheet.write { stream.write($0) } }
            }
        case .review(let match, let items):
            try completing(match) { try review(items) }
        case .verdicts(let new):
            try console.reporting { try note(new) }
        }
    }

    /// Names what is missing, and writes unless it must be complete.
    private func completing(_ match: FileMatch, _ write: () throws -> Void) throws {
        let isRefused = command.strict && !match.isComplete
        for file in [match.left, match.right] {
            console.detail("\(file.path): \(Wording.count(file.table.count, "record"))")
            console.problems(of: file, isError: isRefused)
        }
        console.detail(
            "\(Wording.count(match.pair.accepted.count, "pair")), \(match.pair.uncertain.count) more uncertain"
        )
        guard !isRefused else { throw ExitCode(ExitStatus.partial) }
        try console.reporting(write)
        guard match.isComplete else { throw ExitCode(ExitStatus.partial) }
    }

    /// Lists uncertain pairs, or asks about them where there is somebody to ask and a file for the answers.
    private func review(_ items: [ReviewItem]) throws {
        let layout = command.output.layout
        guard let matches, !command.output.isChosen, ReviewDialog.isPossible, !items.isEmpty else {
            let sheet = ReviewSheet(format: command.output.reviewFormat, layout: layout)
            return try target.write { sheet.write(items, closing: Self.advice, to: &$0) }
        }
        let tally = try ReviewDialog(file: matches, layout: layout, console: console).ask(about: items)
        try target.write { $0.write(tally.words(file: matches.name) + "\n") }
    }

    private static let advice =
        "To decide: --matches FILE asks about them on a terminal; --same LEFT,RIGHT or --different LEFT,RIGHT "
        + "beside it notes a verdict at once."

    private func note(_ new: [NewVerdict]) throws {
        guard let matches else { return }
        let isNew = try matches.note(new)
        var tally = ReviewDialog.Tally()
        for verdict in new { tally.given[verdict.entry.verdict, default: 0] += 1 }
        try target.write {
            $0.write(isNew ? tally.words(file: matches.name) + "\n" : "\(matches.name) says so already.\n")
        }
    }
}

extension Console {
    /// Names what could not be read of a file: the first twenty, and how many more there are.
    fileprivate func problems(of file: ComparedFile, isError: Bool) {
        problems(file.problems, further: file.furtherProblems, shown: 20, isError: isError)
        if let damage = file.damage { isError ? error(damage) : notice(damage) }
    }
}

/// A pipe cannot be read twice.
private struct NotReadTwice: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "\(path) is no file on disk, and --review reads files twice. Save it to a file first."
    }

    /// Whether there is something at a path that is no file.
    static func applies(to path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
}
