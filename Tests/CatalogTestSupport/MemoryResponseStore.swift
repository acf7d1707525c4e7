package import CatalogTransport
internal import Synchronization

/// A response store without a disk, and the plain statement of what any other one does.
package final class MemoryResponseStore: ResponseStore {
    private let kept = Mutex<[StoredResponse]>([])

    /// Makes an empty store.
    package init() {}

    /// Everything in it, in the order in which it was kept.
    package var everything: [StoredResponse] { kept.withLock { $0 } }

    package func answers(to url: String) -> [StoredResponse] {
        everything.filter { $0.url == url }
    }

    package func keep(_ answer: StoredResponse) {
        kept.withLock { kept in
            kept.removeAll { $0.url == answer.url && $0.variant == answer.variant }
            kept.append(answer)
        }
    }

    package func forget(_ url: String) {
        kept.withLock { kept in kept.removeAll { $0.url == url } }
    }
}
