internal import ArgumentParser
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogTransport

/// The way of every data command from its options to its exit status.
struct Front {
    private let run: RunOptions
    private let output: OutputOptions
    private let console: Console

    init(_ run: RunOptions, _ output: OutputOptions) {
        self.run = run
        self.output = output
        self.console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
    }

    /// Asks, writes the answer, names what is missing.
    ///
    /// - Parameter ask: Puts the question. It reads what the user wrote before it asks anybody, so that a
    ///   mistyped name costs no request.
    /// - Throws: `ExitCode` for every status but 0; whatever was to be said has been said then.
    func answer(_ ask: @escaping @Sendable (OpenedSession) async throws -> Answer) async throws {
        let progress = ProgressLine(isShown: !run.hidesProgress && !run.quiet && !run.verbose)
        let opened = try console.reporting {
            try OpenedSession(run, console: console, observe: progress.note)
        }
        let target = try opened.console.reporting { try AnswerTarget(output.output) }
        let work = Task { try await ask(opened) }
        let signals = SignalWatch { work.cancel() }
        defer { signals.stop() }
        let outcome = await work.result
        progress.clear()
        if let status = signals.status {
            await opened.session.close()
            throw ExitCode(status)
        }
        var lostRecording: RecordingError?
        do throws(RecordingError) {
            try await opened.close()
        } catch {
            lostRecording = error
        }
        let answer = try opened.console.reporting { try outcome.get() }
        if let lostRecording { throw opened.console.refusal(lostRecording) }
        opened.console.staleness(of: answer.providers)
        let isRefused = run.strict && !answer.problems.isEmpty
        opened.console.problems(answer.problems, isError: isRefused)
        guard !isRefused else { throw ExitCode(ExitStatus.partial) }
        try opened.console.reporting { try target.write { answer.write(to: &$0, by: output.renderer) } }
        guard answer.problems.isEmpty else { throw ExitCode(ExitStatus.partial) }
    }
}

/// What a question is answered with.
enum Answer: Sendable {
    case listing(MovieListing)
    case report(Report)
    case page(MoviePage)
    case credits(CreditsPage)

    /// What is missing from it.
    var problems: [Problem] {
        switch self {
        case .listing(let listing): listing.problems
        case .report(let report): report.problems
        case .page(let page): page.problems
        case .credits(let page): page.problems
        }
    }

    /// What each provider gave to it.
    var providers: [ProviderTally] {
        switch self {
        case .listing(let listing): listing.providers
        case .report(let report): report.providers
        case .page(let page): page.providers
        case .credits(let page): page.providers
        }
    }

    fileprivate func write(to output: inout some TextOutputStream, by renderer: Renderer) {
        switch self {
        case .listing(let listing): renderer.render(listing, to: &output)
        case .report(let report): renderer.render(report, to: &output)
        case .page(let page): renderer.render(page, to: &output)
        case .credits(let page): renderer.render(page, to: &output)
        }
    }
}
