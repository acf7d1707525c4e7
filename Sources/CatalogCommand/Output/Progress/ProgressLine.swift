internal import CatalogRendering
internal import CatalogRuntime
internal import Dispatch
internal import Foundation
internal import Synchronization

/// One line on stderr that shows what is asked, how far it is and what it waits for, where stderr is a terminal.
///
///     tmdb 12 of 25 · traderev 6 of 6 · tmdb: rate limit, status 429, again in 58 s
///
/// It is drawn ten times a second at most, and only where it has changed; an answer that is there at once never shows
/// it. Whatever else is said on stderr takes its place, and it comes back below.
final class ProgressLine: Sendable {
    private let isShown: Bool
    private let state = Mutex(State())

    private struct State {
        var progress = RunProgress()
        var console = Console()
        var timer: (any DispatchSourceTimer)?
        var isOver = false
    }

    /// The time between two drawings, in milliseconds.
    private static let interval = 100

    /// - Parameter isShown: Whether the user wants it; on anything but a terminal that can clear a line it is never
    ///   shown.
    init(isShown: Bool) {
        self.isShown =
            isShown && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Has the line hold none of the secrets that this console knows.
    func redact(for console: Console) {
        state.withLock { $0.console = console }
    }

    /// Takes note of an event.
    func note(_ event: CatalogSession.Event) {
        guard isShown else { return }
        state.withLock { state in
            state.progress.note(event, at: .now)
            guard state.timer == nil, !state.isOver else { return }
            let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "catalog.progress"))
            timer.schedule(
                deadline: .now() + .milliseconds(Self.interval), repeating: .milliseconds(Self.interval))
            timer.setEventHandler { [weak self] in self?.draw() }
            timer.resume()
            state.timer = timer
        }
    }

    /// Takes the line away for good.
    func end() {
        state.withLock { state in
            state.isOver = true
            state.timer?.cancel()
        }
        StandardError.clearLine()
    }

    private func draw() {
        // Under the lock, so that nothing is drawn after the end.
        state.withLock { state in
            guard !state.isOver else { return }
            // The last column stays free: some terminals begin a new line behind it.
            let width = (Terminal.size(of: STDERR_FILENO)?.columns ?? 80) - 1
            StandardError.draw(line: state.console.redacted(state.progress.line(at: .now, width: width)))
        }
    }
}
