import Foundation

/// Lets a few programs run at a time: all tests begin at once, and hundreds of processes would starve whatever
/// else is being tested.
actor Turns {
    static let shared = Turns(ProcessInfo.processInfo.activeProcessorCount + 1)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = count
    }

    /// Does something once it is its turn; turns are given in the order in which they were asked for.
    nonisolated func taking<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        await take()
        do {
            let value = try await body()
            await giveBack()
            return value
        } catch {
            await giveBack()
            throw error
        }
    }

    private func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func giveBack() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        free += 1
    }
}
