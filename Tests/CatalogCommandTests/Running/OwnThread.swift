import Foundation

/// Work that waits for a program: a pipe, a terminal.
enum OwnThread {
    /// Does it on a thread of its own. Those of the tests and those of the system's queues are few, and all tests
    /// begin at once: what blocked one of them would keep the others from what the program waits for.
    static func start(_ work: @escaping @Sendable () -> Void) {
        Thread(block: work).start()
    }

    /// Does it on a thread of its own, and waits for what came of it.
    static func value<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: work()) }
        }
    }
}
