internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRuntime
internal import CatalogTransport
internal import Foundation
internal import Synchronization

/// One line on stderr that shows what is asked and how far it is, where stderr is a terminal.
///
///     tmdb 12 of 25 · traderev 6 of 6
final class ProgressLine: Sendable {
    fileprivate struct Count {
        var asked = 0
        var settled = 0
    }

    fileprivate struct State {
        var counts: [(provider: ProviderID, count: Count)] = []
        var waits: String?
        var drawnAt: ContinuousClock.Instant?
        var isDrawn = false
    }

    private let isShown: Bool
    private let state = Mutex(State())

    /// - Parameter isShown: Whether the user wants it; on anything but a terminal it is never shown.
    init(isShown: Bool) {
        self.isShown = isShown && isatty(STDERR_FILENO) == 1
    }

    /// Takes note of an event, and draws at most twenty times a second.
    func note(_ event: CatalogSession.Event) {
        guard isShown else { return }
        state.withLock { state in
            switch event {
            case .pipeline(.asked(let provider, _)): state.update(provider) { $0.asked += 1 }
            case .pipeline(.settled(let provider, _)): state.update(provider) { $0.settled += 1 }
            case .pipeline(.notice), .cache: clear(&state)
            case .transport(let provider, let event):
                switch event {
                case .waiting, .retrying: state.waits = "waiting for \(provider)"
                case .finished: state.waits = nil
                case .started, .failed, .leftAlone: break
                }
            }
            let now = ContinuousClock.now
            if let drawnAt = state.drawnAt, now - drawnAt < .milliseconds(50) { return }
            state.drawnAt = now
            draw(&state)
        }
    }

    /// Takes the line away.
    func clear() {
        state.withLock { clear(&$0) }
    }

    private func draw(_ state: inout State) {
        let parts = state.counts.map { "\($0.provider) \($0.count.settled) of \($0.count.asked)" }
        let line = (parts + [state.waits].compactMap(\.self)).joined(separator: " · ")
        write("\r\u{1B}[K" + line.prefix(78))
        state.isDrawn = true
    }

    private func clear(_ state: inout State) {
        if state.isDrawn { write("\r\u{1B}[K") }
        state.isDrawn = false
    }

    private func write(_ text: String) {
        StandardError.write(text)
    }
}

extension ProgressLine.State {
    fileprivate mutating func update(_ provider: ProviderID, _ change: (inout ProgressLine.Count) -> Void) {
        if let index = counts.firstIndex(where: { $0.provider == provider }) {
            change(&counts[index].count)
        } else {
            counts.append((provider, ProgressLine.Count()))
            change(&counts[counts.count - 1].count)
        }
    }
}
