/// A reply that is asked for once and shared by everybody who needs it, at the same time or later.
///
/// The question runs in a task of its own, because it must not end with the one who happened to ask first.
/// It ends when nobody waits for it any more, and is asked anew by the next who does. A transport that shares
/// exchanges does not make it superfluous: shared here are the decoding, and who reports the problem.
package actor SharedReply<Value: Sendable> {
    private let ask: @Sendable () async -> Reply<Value>?
    private var answered: Reply<Value>?
    private var asking: Task<Void, Never>?
    private var waiting: [Int: CheckedContinuation<Reply<Value>?, Never>] = [:]
    private var tickets = 0
    private var isReported = false

    /// Makes a reply that was not asked for yet.
    ///
    /// - Parameter ask: Asks the question; nil when the task was ended. It has something to give in place of
    ///   a value that could not be had, with the problem beside it.
    package init(_ ask: @escaping @Sendable () async -> Reply<Value>?) {
        self.ask = ask
    }

    /// The reply, waited for where it is on its way; nil when the caller's task is ended.
    package func reply() async -> Reply<Value>? {
        if let answered { return answered }
        tickets += 1
        let ticket = tickets
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: nil) }
                waiting[ticket] = continuation
                startAsking()
            }
        } onCancel: {
            Task { await self.leave(ticket) }
        }
    }

    /// The problems of the reply, to whoever asks first; nobody else needs to hear of them again.
    package func unreportedProblems() -> [Problem] {
        guard !isReported, let answered else { return [] }
        isReported = true
        return answered.problems
    }

    private func startAsking() {
        guard asking == nil else { return }
        asking = Task { finish(await ask()) }
    }

    private func finish(_ reply: Reply<Value>?) {
        let wasCancelled = asking?.isCancelled ?? false
        asking = nil
        answered = reply
        guard reply != nil || !wasCancelled else {
            // Whoever waits now came after the last one had left and the task was told to end.
            if !waiting.isEmpty { startAsking() }
            return
        }
        for continuation in waiting.values { continuation.resume(returning: reply) }
        waiting = [:]
    }

    private func leave(_ ticket: Int) {
        waiting.removeValue(forKey: ticket)?.resume(returning: nil)
        if waiting.isEmpty { asking?.cancel() }
    }
}
