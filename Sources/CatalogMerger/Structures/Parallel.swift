internal import Dispatch
internal import Synchronization

/// Work on all cores, with the same result as on one.
package enum Parallel {
    /// Computes a value for each number from 0 to `count`, in their order.
    ///
    /// - Parameter value: Called once for each number, on any core, in any order.
    package static func map<Value: Sendable>(_ count: Int, _ value: @Sendable (Int) -> Value) -> [Value] {
        guard count > 1 else { return count == 1 ? [value(0)] : [] }
        let found = Mutex([Value?](repeating: nil, count: count))
        withoutActuallyEscaping(value) { value in
            DispatchQueue.concurrentPerform(iterations: count) { index in
                let result = value(index)
                found.withLock { $0[index] = result }
            }
        }
        return found.withLock { $0.compactMap(\.self) }
    }

    /// Computes a value for each of a few stretches that together are 0 to `count`, in their order.
    package static func mapChunks<Value: Sendable>(
        of count: Int, atLeast smallest: Int = 1024, _ value: @Sendable (Range<Int>) -> Value
    ) -> [Value] {
        let chunks = max(1, min(64, count / smallest))
        return map(chunks) { value(count * $0 / chunks..<count * ($0 + 1) / chunks) }
    }
}
