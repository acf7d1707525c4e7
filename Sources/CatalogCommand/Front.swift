internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

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
}

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
    /// - Throws: `ExitCode` for every status but 0; whatever was to be said has been said then.
    func answer(
        _ ask: @escaping @Sendable (Catalog) async throws(PipelineError) -> Answer
    ) async throws {
        try await answer { opened throws(PipelineError) in try await ask(opened.session.catalog) }
    }

    /// Asks about one movie, named by what the user wrote.
    func answer(
        about movie: String,
        _ ask: @escaping @Sendable (Catalog, MovieReference) async throws(PipelineError) -> Answer
    ) async throws {
        try await answer { opened throws(PipelineError) in
            try await ask(opened.session.catalog, opened.reference(movie))
        }
    }

    private func answer(
        _ ask: @escaping @Sendable (OpenedSession) async throws(PipelineError) -> Answer
    ) async throws {
        let progress = ProgressLine(isShown: !run.hidesProgress && !run.quiet && !run.verbose)
        let opened = try OpenedSession(run, console: console) { event in
            progress.note(event)
            console.note(event)
        }
        let discreet = console.redacting(with: opened.session.redactor)
        for warning in opened.session.warnings { discreet.notice(warning) }
        let work = Task { () -> Result<Answer, PipelineError> in
            do throws(PipelineError) { return .success(try await ask(opened)) } catch { return .failure(error) }
        }
        let signals = SignalWatch { work.cancel() }
        let outcome = await work.value
        progress.clear()
        await opened.session.close()
        if let status = signals.status { throw ExitCode(status) }
        switch outcome {
        case .success(let answer):
            try write(answer, console: discreet)
        case .failure(let error):
            discreet.error(error.description)
            throw ExitCode(ExitStatus.noAnswer)
        }
    }

    private func write(_ answer: Answer, console: Console) throws {
        console.problems(answer.problems)
        guard answer.problems.isEmpty || !run.strict else { throw ExitCode(ExitStatus.partial) }
        let terminal = Terminal(writesToFile: output.output != nil)
        let renderer = Renderer(
            format: output.chosenFormat,
            layout: TextLayout(width: terminal.width, usesColor: terminal.usesColor(output.color)))
        try console.writing { () throws(OutputError) in
            try AnswerFile.write(to: output.output) { stream in
                switch answer {
                case .listing(let listing): renderer.render(listing, to: &stream)
                case .report(let report): renderer.render(report, to: &stream)
                case .page(let page): renderer.render(page, to: &stream)
                case .credits(let page): renderer.render(page, to: &stream)
                }
            }
        }
        guard answer.problems.isEmpty else { throw ExitCode(ExitStatus.partial) }
    }
}

extension Console {
    /// Writes an answer; says why where that fails.
    ///
    /// - Throws: `ExitCode`, quietly where whoever read the answer has gone.
    func writing(_ write: () throws(OutputError) -> Void) throws {
        do throws(OutputError) {
            try write()
        } catch .closedPipe {
            throw ExitCode(ExitStatus.closedPipe)
        } catch {
            self.error(error.description)
            throw ExitCode(ExitStatus.noAnswer)
        }
    }
}

/// What a run's outcome is called by the shell.
enum ExitStatus {
    static let noAnswer: Int32 = 2
    static let partial: Int32 = 3
    static let usage: Int32 = 64
    static let configuration: Int32 = 78
    static let closedPipe: Int32 = 141
}
