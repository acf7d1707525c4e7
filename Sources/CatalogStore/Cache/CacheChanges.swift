internal import CatalogTransport

/// What the cache was told and has not written yet.
///
/// Answers do not wait for the disk: they are written in the background, many in one transaction. What
/// waits can be read back all the same. A kill loses it, which costs a request later.
struct CacheChanges {
    /// One thing to write.
    enum Change {
        case keep(StoredResponse)
        case forget(String)
    }

    /// What is written at one time.
    struct Batch {
        /// In the order in which they came.
        var changes: [Change] = []
        /// URLs whose answers were used, and were last noted as used some time ago.
        var used: Set<String> = []
        fileprivate var bytes = 0

        /// Whether there is nothing to write.
        var isEmpty: Bool { changes.isEmpty && used.isEmpty }
    }

    private var waiting = Batch()
    private var underWay = Batch()
    private var isWriting = false

    /// Adds a change; false when too much waits already, because the disk or another process is in the way.
    mutating func add(_ change: Change) -> Bool {
        if case .keep(let answer) = change {
            guard waiting.bytes + answer.body.count <= 64 << 20 else { return false }
            waiting.bytes += answer.body.count
        }
        waiting.changes.append(change)
        return true
    }

    /// Notes a use. It is written with the next change, or at the end.
    mutating func noteUse(of url: String) {
        waiting.used.insert(url)
    }

    /// Whether a writer has to be started, which then is under way.
    mutating func needsWriter() -> Bool {
        guard !isWriting, !waiting.changes.isEmpty else { return false }
        isWriting = true
        return true
    }

    /// What is to be written next. The batch before it counts as written. Nil, and the writer has ended,
    /// when nothing waits.
    mutating func nextBatch() -> Batch? {
        underWay = waiting
        waiting = Batch()
        isWriting = !underWay.isEmpty
        return isWriting ? underWay : nil
    }

    /// Forgets what waits: there is nobody to write it.
    mutating func drop() {
        self = CacheChanges()
    }

    /// The changes that concern a URL, in their order.
    func changes(to url: String) -> [Change] {
        (underWay.changes + waiting.changes).filter { change in
            switch change {
            case .keep(let answer): answer.url == url
            case .forget(let forgotten): forgotten == url
            }
        }
    }
}

extension [StoredResponse] {
    /// The answers to one URL after changes that concern it.
    func applying(_ changes: [CacheChanges.Change]) -> [StoredResponse] {
        changes.reduce(self) { answers, change in
            switch change {
            case .keep(let answer): answers.filter { $0.variant != answer.variant } + [answer]
            case .forget: []
            }
        }
    }
}
