internal import Synchronization

/// Sends equal requests once.
///
/// Requests are equal when they differ in nothing but their credential. Those under way at the same time
/// share one exchange; an answer with status 200 is remembered for later ones. One caller who is canceled
/// does not disturb the others; when all are gone the exchange is canceled.
///
/// It is made for one run. A program that runs for long makes a new one for each run, or answers grow old.
package final class CoalescingTransport: Transport {
    private typealias Outcome = Result<TransportResponse, TransportError>

    /// One exchange and those who wait for it.
    private struct Flight {
        let number: Int
        var task: Task<Void, Never>?
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State {
        var memory: AnswerMemory
        var flights: [TransportRequest: Flight] = [:]
        var nextNumber = 0

        mutating func number() -> Int {
            nextNumber += 1
            return nextNumber
        }
    }

    private let base: any Transport
    private let state: Mutex<State>

    /// Wraps a transport.
    ///
    /// - Parameter memory: How many bytes of answers are remembered; 0 only joins what is under way at the
    ///   same time.
    package init(base: any Transport, memory: Int = 64 << 20) {
        self.base = base
        self.state = Mutex(State(memory: AnswerMemory(budget: memory)))
    }

    /// How many callers wait for an exchange.
    var callers: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting.count } } }

    /// Returns the answer, from an exchange of its own, from one under way, or from memory.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let key = request.withoutCredential
        let caller = state.withLock { $0.number() }
        let outcome: Outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                join(continuation, as: caller, for: key, sending: request)
            }
        } onCancel: {
            leave(caller, key)
        }
        return try outcome.get()
    }

    /// What a caller meets who wants to join.
    private enum Meeting {
        case answer(Outcome)
        case flight
        case newFlight(Int)
    }

    private func join(
        _ continuation: CheckedContinuation<Outcome, Never>,
        as caller: Int,
        for key: TransportRequest,
        sending request: TransportRequest
    ) {
        let meeting: Meeting = state.withLock { state in
            // Read under the lock: whoever is canceled later finds the caller among those who wait.
            if Task.isCancelled { return .answer(.failure(.cancelled)) }
            if let remembered = state.memory[key] { return .answer(.success(remembered)) }
            if state.flights[key] != nil {
                state.flights[key]?.waiting[caller] = continuation
                return .flight
            }
            let number = state.number()
            state.flights[key] = Flight(number: number, waiting: [caller: continuation])
            return .newFlight(number)
        }
        switch meeting {
        case .answer(let outcome): continuation.resume(returning: outcome)
        case .flight: break
        case .newFlight(let number): launch(number, key, request)
        }
    }

    private func launch(_ number: Int, _ key: TransportRequest, _ request: TransportRequest) {
        let task = Task {
            do throws(TransportError) {
                land(number, key, .success(try await base.response(to: request)))
            } catch {
                land(number, key, .failure(error))
            }
        }
        let isWanted = state.withLock { state in
            guard state.flights[key]?.number == number else { return false }
            state.flights[key]?.task = task
            return true
        }
        // Everybody left, or the flight has landed, before its task was known.
        if !isWanted { task.cancel() }
    }

    private func land(_ number: Int, _ key: TransportRequest, _ outcome: Outcome) {
        let waiting = state.withLock { state in
            guard let flight = state.flights[key], flight.number == number else {
                return [] as [CheckedContinuation<Outcome, Never>]
            }
            state.flights[key] = nil
            if case .success(let response) = outcome, response.status == 200 {
                state.memory.keep(response, for: key)
            }
            return Array(flight.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: outcome) }
    }

    private func leave(_ caller: Int, _ key: TransportRequest) {
        let (continuation, task) = state.withLock { state in
            let continuation = state.flights[key]?.waiting.removeValue(forKey: caller)
            guard continuation != nil, let flight = state.flights[key], flight.waiting.isEmpty else {
                return (continuation, nil as Task<Void, Never>?)
            }
            state.flights[key] = nil
            return (continuation, flight.task)
        }
        task?.cancel()
        continuation?.resume(returning: .failure(.cancelled))
    }
}
