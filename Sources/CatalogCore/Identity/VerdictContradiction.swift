/// Two ids that are said to be one movie and cannot be.
///
/// The entries are named by their index among those given, so that whoever knows where they were written can
/// point at all of them.
package struct VerdictContradiction: Hashable, Sendable {
    /// What stands against two ids being one movie.
    package enum Against: Hashable, Sendable {
        /// This entry says that they are different.
        case entry(Int)
        /// They are two records of one provider, which keeps one record a movie.
        case oneProvider
    }

    /// One id: in the entry that says they are different it stands first.
    package let left: String
    /// The other one.
    package let right: String
    /// The entries that make the two the same, from left to right: one that names both, else the shortest
    /// chain. Never empty.
    package let chain: [Int]
    /// What stands against it.
    package let against: Against

    /// Makes a contradiction.
    package init(left: String, right: String, chain: [Int], against: Against) {
        self.left = left
        self.right = right
        self.chain = chain
        self.against = against
    }

    /// Every entry that has a part in this, in the order of the entries.
    package var entries: [Int] {
        switch against {
        case .entry(let index): (chain + [index]).sorted()
        case .oneProvider: chain.sorted()
        }
    }
}

/// Everything that is contradictory in what was said; of more than ``most`` contradictions only those.
package struct VerdictContradictions: Error, Hashable, Sendable {
    /// How many are looked into; each may take a walk through all entries.
    package static let most = 100

    /// The contradictions, never none.
    package let contradictions: [VerdictContradiction]

    /// Nil where there is no contradiction.
    init?(_ contradictions: [VerdictContradiction]) {
        guard !contradictions.isEmpty else { return nil }
        self.contradictions = contradictions
    }
}
