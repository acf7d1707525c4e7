internal import Synchronization

/// Whether one provider is still asked, shared by everything in a run that asks it.
///
/// It opens when enough requests in a row have failed (``FailureStreak`` says which count), and stays open:
/// make one for each run. From then on nothing is sent.
///
/// Before it opens it waits for what is under way. Those requests were sent on the same terms as the ones that
/// failed, so an answer to any of them counts, whichever came first; and meanwhile nothing new is sent.
/// Therefore requests that are under way together come to the same verdict in whatever order they end, and
/// nothing is under way any more when it opens.
///
/// No more than ``width`` requests are under way, each with all its tries. That bounds what a provider costs
/// that hangs: so many timeouts at once, and not one after the other for each movie of a long list.
package final class Breaker: Sendable {
    private struct State {
        var streak: FailureStreak
        var nextTicket = 0
        /// Who waits to be admitted, the longest first.
        var queue: [(ticket: Int, continuation: CheckedContinuation<Meeting, Never>)] = []
    }

    /// What somebody meets who wants to send a request.
    private enum Meeting {
        case admitted(FailureStreak.Admission)
        case refused(SourceFailure)
        case cancelled
    }

    private let width: Int
    private let observer: TransportObserver?
    private let state: Mutex<State>

    /// Makes the breaker of one provider for one run.
    ///
    /// - Parameters:
    ///   - failuresInARow: How many requests must fail in a row before it opens; at least one. Five requests of
    ///     five tries each are twenty-five refusals without one answer in between. A source that fails one
    ///     request in ten for good gets there once in a hundred thousand times, and one that is down costs no
    ///     more than the requests that are under way at once anyhow.
    ///   - width: How many requests may be under way, with all their tries; at least one.
    ///   - observer: Is told once, when it opens.
    package init(failuresInARow: Int = 5, width: Int = 20, observer: TransportObserver? = nil) {
        self.width = max(width, 1)
        self.observer = observer
        self.state = Mutex(State(streak: FailureStreak(limit: failuresInARow)))
    }

    /// Whether the provider is left alone. Once it is, it stays so.
    package var isOpen: Bool { state.withLock { $0.streak.verdict != nil } }

    /// How many wait to be admitted.
    var waiting: Int { state.withLock { $0.queue.count } }

    /// How many requests are under way.
    var underWay: Int { state.withLock(\.streak.underWay) }

    /// Waits until a request may be sent. Every admission is ended by ``leave(_:as:)``.
    ///
    /// - Throws: ``TransportError/leftAlone(after:)`` where it may not, or ``TransportError/cancelled`` when the
    ///   task ends while it waits.
    func enter() async throws(TransportError) -> FailureStreak.Admission {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        let meeting = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let meeting: Meeting? = state.withLock { state in
                    // Read under the lock: whoever is canceled later finds the ticket in the queue.
                    if Task.isCancelled { return .cancelled }
                    if let meeting = next(in: &state) { return meeting }
                    state.queue.append((ticket, continuation))
                    return nil
                }
                if let meeting { continuation.resume(returning: meeting) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.queue.firstIndex { $0.ticket == ticket }.map { state.queue.remove(at: $0).continuation }
            }
            waiting?.resume(returning: .cancelled)
        }
        switch meeting {
        case .admitted(let admission): return admission
        case .refused(let failure): throw .leftAlone(after: failure)
        case .cancelled: throw .cancelled
        }
    }

    /// Ends what ``enter()`` began, and lets in whoever may come now.
    func leave(_ admission: FailureStreak.Admission, as outcome: FailureStreak.Outcome) {
        let (met, opening) = state.withLock { state in
            state.streak.end(admission, as: outcome)
            var met: [(continuation: CheckedContinuation<Meeting, Never>, meeting: Meeting)] = []
            while let first = state.queue.first, let meeting = next(in: &state) {
                state.queue.removeFirst()
                met.append((first.continuation, meeting))
            }
            return (met, state.streak.verdict)
        }
        // Told once: nothing is under way any more, and nothing is let in.
        if let opening { observer?(.leftAlone(because: opening.words)) }
        for (continuation, meeting) in met { continuation.resume(returning: meeting) }
    }

    /// What the next one meets; nil where it has to wait.
    private func next(in state: inout State) -> Meeting? {
        if let failure = state.streak.verdict { return .refused(failure) }
        guard !state.streak.isInDoubt, state.streak.underWay < width else { return nil }
        return .admitted(state.streak.begin())
    }
}
