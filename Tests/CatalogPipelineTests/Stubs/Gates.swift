internal import Synchronization

/// Lets a test decide in which order questions are answered.
///
/// Open from the start; once ``close()`` was called, a question waits until its gate is opened or its task is
/// cancelled.
final class Gates: Sendable {
    private struct Held {
        let label: String
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var isOpen = true
        var opened: Set<String> = []
        var arrived: Set<String> = []
        var departed: Set<String> = []
        var held: [Int: Held] = [:]
        var tickets = 0
        var watchers: [(isSatisfied: (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

        /// Those who wait for what is the case by now.
        mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
            let now = self
            let done = watchers.filter { $0.isSatisfied(now) }
            watchers.removeAll { $0.isSatisfied(now) }
            return done.map(\.continuation)
        }
    }

    private let state = Mutex(State())

    // MARK: The test's side

    /// Closes all gates.
    func close() { state.withLock { $0.isOpen = false } }

    /// Opens one gate, for whoever waits and whoever comes.
    func open(_ labels: String...) {
        release { state in
            state.opened.formUnion(labels)
            return { labels.contains($0.label) }
        }
    }

    /// Opens all gates.
    func openAll() {
        release { state in
            state.isOpen = true
            return { _ in true }
        }
    }

    /// Returns when a question has been asked.
    func arrival(of labels: String...) async {
        await watch { $0.arrived.isSuperset(of: labels) }
    }

    /// Returns when a question has been answered.
    func departure(of label: String) async {
        await watch { $0.departed.contains(label) }
    }

    /// The questions that have been asked and wait.
    var waiting: Set<String> { state.withLock { Set($0.held.values.map(\.label)) } }

    // MARK: The stubs' side

    /// Waits for the gate.
    ///
    /// - Returns: Whether it was opened; false when the task was cancelled.
    func pass(_ label: String) async -> Bool {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (verdict, satisfied) = state.withLock { state in
                    state.arrived.insert(label)
                    var verdict: Bool?
                    if Task.isCancelled {
                        verdict = false
                    } else if state.isOpen || state.opened.contains(label) {
                        verdict = true
                    } else {
                        state.held[ticket] = Held(label: label, continuation: continuation)
                    }
                    return (verdict, state.satisfied())
                }
                if let verdict { continuation.resume(returning: verdict) }
                for watcher in satisfied { watcher.resume() }
            }
        } onCancel: {
            let held = state.withLock { $0.held.removeValue(forKey: ticket) }
            held?.continuation.resume(returning: false)
        }
    }

    /// Notes that a question has been answered.
    func depart(_ label: String) {
        let satisfied = state.withLock { state in
            state.departed.insert(label)
            return state.satisfied()
        }
        for watcher in satisfied { watcher.resume() }
    }

    private func release(_ change: (inout State) -> (Held) -> Bool) {
        let released = state.withLock { state in
            let isFree = change(&state)
            let released = state.held.filter { isFree($0.value) }
            for ticket in released.keys { state.held[ticket] = nil }
            return released.values.map(\.continuation)
        }
        for continuation in released { continuation.resume(returning: true) }
    }

    private func watch(_ isSatisfied: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if isSatisfied(state) { return true }
                state.watchers.append((isSatisfied, continuation))
                return false
            }
            if isDone { continuation.resume() }
        }
    }
}
