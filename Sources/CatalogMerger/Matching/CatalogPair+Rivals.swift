extension CatalogPair {
    /// A candidate that shares a record with a pair.
    package struct Rival: Hashable, Sendable {
        /// Whether it is the left record that they share.
        package let sharesLeft: Bool
        /// The row of the candidate's other record: of the right table where the left record is shared.
        package let row: Int
    }

    /// The best rival of each of these uncertain pairs, pair for pair, nil where it has none; equally good ones by
    /// id. Candidates whose other record is taken are nobody's rivals.
    ///
    /// All are found in one walk over the candidates.
    package func rivals(of ranked: [RankedPair]) -> [Rival?] {
        var taken = (left: Set<UInt32>(), right: Set<UInt32>())
        for ranked in accepted {
            taken.left.insert(candidates[ranked.candidate].left)
            taken.right.insert(candidates[ranked.candidate].right)
        }
        var wanted = (left: Set<UInt32>(), right: Set<UInt32>())
        for ranked in ranked {
            wanted.left.insert(candidates[ranked.candidate].left)
            wanted.right.insert(candidates[ranked.candidate].right)
        }
        var ofLeft: [UInt32: [ScoredPair]] = [:]
        var ofRight: [UInt32: [ScoredPair]] = [:]
        for candidate in candidates
        where !taken.left.contains(candidate.left) && !taken.right.contains(candidate.right) {
            if wanted.left.contains(candidate.left) { ofLeft[candidate.left, default: []].append(candidate) }
            if wanted.right.contains(candidate.right) {
                ofRight[candidate.right, default: []].append(candidate)
            }
        }
        return ranked.map { ranked in
            let pair = candidates[ranked.candidate]
            let rivals = (ofLeft[pair.left] ?? []) + (ofRight[pair.right] ?? [])
            let best = rivals.filter { $0 != pair }.max { one, other in
                guard one.logOdds == other.logOdds else { return one.logOdds < other.logOdds }
                return ids(of: one) > ids(of: other)
            }
            return best.map { best in
                best.left == pair.left
                    ? Rival(sharesLeft: true, row: Int(best.right))
                    : Rival(sharesLeft: false, row: Int(best.left))
            }
        }
    }

    private func ids(of pair: ScoredPair) -> (String, String) {
        (left.id(of: Int(pair.left)), right.id(of: Int(pair.right)))
    }
}
