internal import Synchronization

/// A fixed number of permits, given out in the order in which they were asked for.
final class Permits: Sendable {
    private struct State {
        var free: Int
        var nextTicket = 0
        /// Who waits, the longest first.
        var queue: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state: Mutex<State>

    /// - Parameter count: How many there are; at least one.
    init(_ count: Int) {
        self.state = Mutex(State(free: max(count, 1)))
    }

    /// How many wait for a permit.
    var waiting: Int { state.withLock { $0.queue.count } }

    /// Takes a permit, waiting for one where all are out. Give it back with ``giveBack()``.
    ///
    /// - Throws: ``TransportError/cancelled`` when the task ends while it waits; it then holds no permit.
    func take() async throws(TransportError) {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        let isGranted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    // Read under the lock: whoever is canceled later finds the ticket in the queue.
                    if Task.isCancelled { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.queue.append((ticket, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.queue.firstIndex { $0.ticket == ticket }.map { state.queue.remove(at: $0).continuation }
            }
            waiting?.resume(returning: false)
        }
        guard isGranted else { throw .cancelled }
    }

    /// Passes a permit on to whoever has waited longest.
    func giveBack() {
        let next = state.withLock { state in
            if state.queue.isEmpty {
                state.free += 1
                return nil as CheckedContinuation<Bool, Never>?
            }
            return state.queue.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
