internal import Synchronization

/// What happened, in the order in which it did, from whatever task.
package final class Log<Entry: Sendable>: Sendable {
    private let kept = Mutex<[Entry]>([])

    /// Makes an empty log.
    package init() {}

    /// Adds an entry, and says how many there are now.
    @discardableResult
    package func add(_ entry: Entry) -> Int {
        kept.withLock { kept in
            kept.append(entry)
            return kept.count
        }
    }

    /// Every entry so far.
    package var entries: [Entry] { kept.withLock { $0 } }
}
