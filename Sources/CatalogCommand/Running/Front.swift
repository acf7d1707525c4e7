internal import ArgumentParser
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogStore
internal import CatalogTransport

/// The way of every data command from its options to its exit status.
struct Front {
    private let run: RunOptions
    private let makesMatches: Bool
    private let console: Console

    /// - Parameter makesMatches: Whether the run makes the file of verdicts that the configuration names, so that it
    ///   need not be there.
    init(_ run: RunOptions, makesMatches: Bool = false) {
        self.run = run
        self.makesMatches = makesMatches
        self.console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
    }

    /// Asks, writes the answer, names what is missing.
    ///
    /// - Parameters:
    ///   - output: How and where the answer is written.
    ///   - template: What it is written with in place of a format; nil for the format.
    ///   - ask: Puts the question. It reads what the user wrote before it asks anybody, so that a mistyped name
    ///     costs no request.
    /// - Throws: `ExitCode` for every status but 0; whatever was to be said has been said then.
    func answer(
        as output: OutputOptions, with template: UserTemplate? = nil,
        _ ask: @escaping @Sendable (OpenedSession) async throws -> Answer
    ) async throws {
        // Looked at before anybody is asked.
        let target = try console.reporting { try AnswerTarget(output.file.path) }
        try await settle(ask) { [run] answer, opened in
            opened.console.staleness(of: answer.providers)
            try opened.console.completeness(of: answer.problems, opened.watchlistFault, isStrict: run.strict)
            {
                let pager = output.pager
                let renderer = output.renderer(for: pager)
                try target.write(in: pager) { stream in
                    if let template {
                        answer.write(to: &stream, with: template)
                    } else {
                        answer.write(to: &stream, by: renderer)
                    }
                }
            }
        }
    }

    /// Asks, closes the session, and does what is to be done with what came of it. A signal ends all of it.
    ///
    /// - Parameter finish: Is given the value and the session that gave it, closed.
    /// - Throws: As ``answer(as:_:)`` does.
    func settle<Value: Sendable>(
        _ ask: @escaping @Sendable (OpenedSession) async throws -> Value,
        finish: (Value, OpenedSession) throws -> Void
    ) async throws {
        let progress = ProgressLine(isShown: !run.hidesProgress && !run.quiet && !run.verbose)
        let opened = try console.reporting {
            try OpenedSession(
                run, console: console, makesMatches: makesMatches, observe: progress.note)
        }
        let signals = try console.reporting { try SignalWatch() }
        defer { signals.stop() }
        progress.redact(for: opened.console)
        let work = Task { try await ask(opened) }
        signals.whenReceived { work.cancel() }
        let outcome = await work.result
        progress.end()
        var lostRecording: RecordingError?
        do throws(RecordingError) {
            try await opened.close(keepingRecording: !signals.hasReceived)
        } catch {
            lostRecording = error
        }
        signals.endIfReceived()
        let value = try opened.console.reporting { try outcome.get() }
        if let lostRecording { throw opened.console.refusal(lostRecording) }
        try finish(value, opened)
    }
}

extension Console {
    /// Says what is missing from an answer, and writes the answer unless it must be complete.
    ///
    /// - Parameters:
    ///   - fault: Why the watchlist cannot be read, so that nothing is marked.
    ///   - isStrict: Whether an answer must be complete.
    /// - Throws: `ExitCode` where something is missing, or the answer cannot be written.
    func completeness(
        of problems: [Problem], _ fault: WatchlistError?, isStrict: Bool, write: () throws -> Void
    ) throws {
        let isComplete = problems.isEmpty && fault == nil
        let isRefused = isStrict && !isComplete
        self.problems(problems, isError: isRefused)
        if let fault {
            isRefused ? error(fault.description) : notice(fault.description)
        }
        guard !isRefused else { throw ExitCode(ExitStatus.partial) }
        try reporting(write)
        guard isComplete else { throw ExitCode(ExitStatus.partial) }
    }
}

/// What a question is answered with.
enum Answer: Sendable {
    case listing(MovieListing)
    /// With where the posters of its page come from.
    case report(Report, Posters = .linked)
    case page(MoviePage)
    case credits(CreditsPage)
    /// With what the file of the user's verdicts is called.
    case explanation(Explanation, verdictsIn: String?)

    /// What is missing from it.
    var problems: [Problem] {
        switch self {
        case .listing(let listing): listing.problems
        case .report(let report, _): report.problems
        case .page(let page): page.problems
        case .credits(let page): page.problems
        case .explanation(let explanation, _): explanation.problems
        }
    }

    /// What each provider gave to it.
    var providers: [ProviderTally] {
        switch self {
        case .listing(let listing): listing.providers
        case .report(let report, _): report.providers
        case .page(let page): page.providers
        case .credits(let page): page.providers
        case .explanation(let explanation, _): explanation.providers
        }
    }

    fileprivate func write(to output: inout some TextOutputStream, by renderer: Renderer) {
        switch self {
        case .listing(let listing): renderer.render(listing, to: &output)
        case .report(let report, let posters):
            var renderer = renderer
            renderer.posters = posters
            renderer.render(report, to: &output)
        case .page(let page): renderer.render(page, to: &output)
        case .credits(let page): renderer.render(page, to: &output)
        case .explanation(let explanation, let file):
            renderer.render(explanation, verdictsIn: file, to: &output)
        }
    }

    fileprivate func write(to output: inout some TextOutputStream, with template: UserTemplate) {
        switch self {
        case .listing(let listing): template.render(listing, to: &output)
        case .report(let report, _): template.render(report, to: &output)
        case .page(let page): template.render(page, to: &output)
        case .credits(let page): template.render(page, to: &output)
        case .explanation(let explanation, let file):
            template.render(explanation, verdictsIn: file, to: &output)
        }
    }
}
