import CatalogTransport
import Synchronization

/// Holds requests under way until the test answers them, and knows how many there are.
final class GatedTransport: Transport {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct State {
        var open: [(path: String, continuation: CheckedContinuation<Outcome, Never>)] = []
        var started: [String] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let path = request.pathAndQuery
        let outcome: Outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isCanceled, met) = state.withLock { state in
                    // Read under the lock: whoever is canceled later is found among the open ones.
                    let isCanceled = Task.isCancelled
                    if !isCanceled { state.open.append((path, continuation)) }
                    state.started.append(path)
                    let count = state.started.count
                    let met = state.watchers.filter { $0.count <= count }.map(\.continuation)
                    state.watchers.removeAll { $0.count <= count }
                    return (isCanceled, met)
                }
                if isCanceled { continuation.resume(returning: .failure(.cancelled)) }
                for watcher in met { watcher.resume() }
            }
        } onCancel: {
            cancel(path)
        }
        return try outcome.get()
    }

    /// The paths of the requests so far, in the order of their start.
    var started: [String] { state.withLock { $0.started } }

    /// How many requests wait for an answer.
    var underWay: Int { state.withLock { $0.open.count } }

    /// Returns when so many requests have started since the beginning.
    func started(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.started.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Answers the request that has waited longest.
    func answer(_ outcome: Outcome = .success(TransportResponse(status: 200))) {
        let next = state.withLock { $0.open.isEmpty ? nil : $0.open.removeFirst().continuation }
        next?.resume(returning: outcome)
    }

    private func cancel(_ path: String) {
        let canceled = state.withLock { state in
            state.open.firstIndex { $0.path == path }.map { state.open.remove(at: $0).continuation }
        }
        canceled?.resume(returning: .failure(.cancelled))
    }
}

/// The outcome of a request as a value, so that failures can be compared like answers.
func outcome(
    of transport: some Transport,
    _ request: TransportRequest = TransportRequest(url: "https://a.test/movie")
) async -> Result<TransportResponse, TransportError> {
    do {
        return .success(try await transport.response(to: request))
    } catch {
        return .failure(error)
    }
}
