internal import Synchronization

/// A clock that stands still until a test moves it, so that no test waits for real.
///
/// Those who sleep are released by ``advance(by:)``, the earliest deadline first, those of one deadline in
/// the order in which they came. A clock that is ``init(movesItself:)`` jumps to the deadline of whoever
/// wants to sleep: for tests of one task, which then run straight through.
package final class ManualClock: Clock {
    /// A time on this clock, counted from its making.
    package struct Instant: InstantProtocol {
        /// The time since the clock was made.
        package var elapsed: Duration

        /// The instant this much later.
        package func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

        /// The time from here to there.
        package func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

        /// Whether one is earlier than the other.
        package static func < (one: Instant, other: Instant) -> Bool { one.elapsed < other.elapsed }
    }

    private struct Sleeper {
        let ticket: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now = Instant(elapsed: .zero)
        var nextTicket = 0
        var sleepers: [Sleeper] = []
        var sleeps: [Duration] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    private let movesItself: Bool

    /// Makes a clock at zero.
    package init(movesItself: Bool = false) {
        self.movesItself = movesItself
    }

    /// The time.
    package var now: Instant { state.withLock { $0.now } }

    /// A manual clock has no grain.
    package var minimumResolution: Duration { .zero }

    /// How long each sleep so far was to be, in the order in which they began.
    package var sleeps: [Duration] { state.withLock { $0.sleeps } }

    /// Sleeps until the clock has been moved to the deadline.
    ///
    /// - Throws: `CancellationError` as soon as the task is canceled.
    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            state.sleeps.append(state.now.duration(to: deadline))
            return state.nextTicket
        }
        let isDue = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (answer, watchers) = settle(
                    Sleeper(
                        ticket: ticket, deadline: deadline, continuation: continuation))
                if let answer { continuation.resume(returning: answer) }
                for watcher in watchers { watcher.resume() }
            }
        } onCancel: {
            let canceled = state.withLock { state in
                state.sleepers.firstIndex { $0.ticket == ticket }.map { state.sleepers.remove(at: $0) }
            }
            canceled?.continuation.resume(returning: false)
        }
        guard isDue else { throw CancellationError() }
    }

    /// Moves the clock on, and wakes whoever is due.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return due.sorted { ($0.deadline, $0.ticket) < ($1.deadline, $1.ticket) }
        }
        for sleeper in due { sleeper.continuation.resume(returning: true) }
    }

    /// Returns when at least this many tasks sleep.
    package func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Lays a sleeper down, unless it is due or canceled, and finds the watchers that waited for it.
    private func settle(_ sleeper: Sleeper) -> (answer: Bool?, watchers: [CheckedContinuation<Void, Never>]) {
        state.withLock { state in
            if Task.isCancelled { return (false, []) }
            if movesItself { state.now = max(state.now, sleeper.deadline) }
            if sleeper.deadline <= state.now { return (true, []) }
            state.sleepers.append(sleeper)
            let count = state.sleepers.count
            let met = state.watchers.filter { $0.count <= count }.map(\.continuation)
            state.watchers.removeAll { $0.count <= count }
            return (nil, met)
        }
    }
}
