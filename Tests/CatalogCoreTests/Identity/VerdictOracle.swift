internal import CatalogCore

/// What follows from entries, found out the slow way: every pair is looked at until nothing new follows.
struct VerdictOracle {
    /// Every id that is named, sorted.
    let ids: [String]
    /// What follows for each pair of ids, in both orders; two verdicts where they contradict each other.
    private var verdicts: [[String]: Set<Verdict>] = [:]

    init(_ entries: [Verdicts.Entry]) {
        ids = Set(entries.flatMap(\.ids)).sorted()
        for entry in entries {
            for left in entry.ids {
                for right in entry.ids where left != right {
                    verdicts[[left, right], default: []].insert(entry.verdict)
                }
            }
        }
        var count = -1
        while count != self.count {
            count = self.count
            for a in ids {
                for b in ids where verdicts[[a, b]]?.contains(.same) == true {
                    for c in ids where c != a {
                        let inherited = verdicts[[b, c]] ?? []
                        verdicts[[a, c], default: []].formUnion(inherited)
                        verdicts[[c, a], default: []].formUnion(inherited)
                    }
                }
            }
        }
    }

    /// Whether anything contradicts itself; where `onePerProvider` says so, two ids of one provider in one
    /// movie as well.
    func isContradictory(onePerProvider: Bool) -> Bool {
        verdicts.contains { pair, verdicts in
            let providers = pair.map { MovieID($0)?.provider }
            let isOfOne = providers[0] != nil && providers[0] == providers[1]
            return verdicts.count > 1 || onePerProvider && isOfOne && verdicts.contains(.same)
        }
    }

    /// All that follows for two ids.
    func verdicts(on left: String, _ right: String) -> Set<Verdict> { verdicts[[left, right]] ?? [] }

    func verdict(on left: String, _ right: String) -> Verdict? { verdicts(on: left, right).first }

    /// The ids with a verdict on them and this id, sorted.
    func ids(_ verdict: Verdict, as id: String) -> [String] {
        ids.filter { self.verdict(on: id, $0) == verdict }
    }

    private var count: Int { verdicts.values.map(\.count).reduce(0, +) }
}
