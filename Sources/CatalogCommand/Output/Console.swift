internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogTransport
internal import Foundation

/// What is said on stderr: notices, problems, reasons. stdout holds the answer and nothing else.
struct Console: Sendable {
    private let isQuiet: Bool
    private let isVerbose: Bool
    private let redactor: Redactor

    /// - Parameter redactor: Takes out what must not be printed.
    init(isQuiet: Bool = false, isVerbose: Bool = false, redactor: Redactor = Redactor([])) {
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        self.redactor = redactor
    }

    /// The same console, which prints none of these secrets.
    func redacting(with redactor: Redactor) -> Console {
        Console(isQuiet: isQuiet, isVerbose: isVerbose, redactor: redactor)
    }

    /// Says why there is no answer; also when quiet.
    func error(_ words: String) { say(words) }

    /// Says something worth knowing.
    func notice(_ words: String) {
        if !isQuiet { say(words) }
    }

    /// Names what is missing from an answer: the first dozen, and how many more there are.
    ///
    /// - Parameter isError: Whether they are why there is no answer, which is said also when quiet.
    func problems(_ problems: [Problem], isError: Bool) {
        guard isError || !isQuiet else { return }
        let shown = isVerbose ? problems[...] : problems.prefix(12)
        for problem in shown { say(problem.description) }
        let more = problems.count - shown.count
        if more > 0 { say("… and \(more) more; --verbose or --format json names them all.") }
    }

    /// Names what could not be read of a file: the first few, and how many more there are.
    ///
    /// - Parameters:
    ///   - further: How many there are beside those given.
    ///   - limit: How many are named, unless the user wants to know more.
    ///   - isError: Whether they are why there is no answer, which is said also when quiet.
    func problems(_ words: [String], further: Int, shown limit: Int, isError: Bool) {
        guard isError || !isQuiet else { return }
        let shown = isVerbose ? words[...] : words.prefix(limit)
        for words in shown { say(words) }
        let more = words.count - shown.count + further
        if more > 0 { say("… and \(more) more\(isVerbose ? "" : "; --verbose names them").") }
    }

    /// Says something that only those want to know who asked for it.
    func detail(_ words: String) {
        if isVerbose { say(words) }
    }

    /// Names the providers for whom older answers stand in.
    func staleness(of providers: [ProviderTally]) {
        let names = providers.filter(\.isStale).map(\.id.name)
        guard !names.isEmpty else { return }
        notice(
            "\(names.joined(separator: ", ")): stale answers are among these, kept from earlier runs, because "
                + "newer ones could not be had. --verbose tells why.")
    }

    /// Says what happens, where the user wants to know it; what is worth knowing always.
    func note(_ event: CatalogSession.Event) {
        switch event {
        case .pipeline(.notice(let notice)):
            switch notice {
            case .namesakes, .unknownEntry, .unclearEntry, .setTwice: self.notice(notice.description)
            case .found: if isVerbose { say(notice.description) }
            }
        case .pipeline(.asked), .pipeline(.settled):
            break
        case .cache(let words):
            self.notice(words)
        case .transport(let provider, let event):
            if isVerbose, let words = event.line { say("\(provider): \(words)") }
        }
    }

    /// The words without secrets.
    func redacted(_ words: String) -> String { redactor.redacted(words) }

    private func say(_ words: String) {
        let lines = redactor.redacted(words).split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.enumerated().map { ($0 == 0 ? "catalog: " : "  ") + Sanitizer.line(String($1)) }
        StandardError.write(text.joined(separator: "\n") + "\n")
    }
}

extension TransportEvent {
    /// The event as a line of `--verbose`; nil for what a later event tells better.
    fileprivate var line: String? {
        switch self {
        case .started: nil
        case .finished(let label, let status, let bytes, let took):
            "\(label) → \(status), \(bytes) bytes, \(took / .milliseconds(1), digits: 0) ms"
        case .failed(let label, let error): "\(label) → \(error.words)"
        case .retrying(let label, let wait, let reason):
            "\(label) again in \(wait / .seconds(1), digits: 1) s (\(reason))"
        case .leftAlone(let reason): "left alone for the rest of the run (\(reason))"
        case .waiting(let label, let wait): "\(label) waits \(wait / .seconds(1), digits: 1) s"
        }
    }
}

extension DefaultStringInterpolation {
    /// A number with so many digits behind the point, the same in every locale.
    fileprivate mutating func appendInterpolation(_ number: Double, digits: Int) {
        appendLiteral(String(format: "%.\(digits)f", number))
    }
}
