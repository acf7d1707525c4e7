internal import CatalogCore

/// What the user's word keeps apart.
extension MatchAccount {
    /// The records that are no part of a movie because the user said so: those that are said to be different, and
    /// those that the clues alone would have taken, and that are said to be the same as another record.
    package func heldApart(from movie: CatalogMerge.Outcome) -> [HeldApart] {
        guard !verdicts.isEmpty else { return [] }
        let said = movie.movie.ids.flatMap { id in
            verdicts.differents(of: id.description).compactMap { MovieID($0) }.sorted().map { other in
                HeldApart(
                    record: id, other: other, summary: summary(of: other), verdict: .different,
                    ids: [id, other])
            }
        }
        let told = Set(said.map(\.other))
        let implied = withoutVerdicts.probablePairs.compactMap { one, other -> HeldApart? in
            let isMember = (one: movie.members.contains(one), other: movie.members.contains(other))
            guard isMember.one != isMember.other,
                withoutVerdicts.evidence(one, other)?.isAccepted == true
            else { return nil }
            return isMember.one ? promised(one, other) : promised(other, one)
        }
        return said
            + implied.filter { !told.contains($0.other) }
            .sorted { ($0.record, $0.other) < ($1.record, $1.other) }
    }

    /// Two records of which one is said to be the same as a third, of the provider of the other.
    private func promised(_ record: Int, _ other: Int) -> HeldApart? {
        let (id, otherID) = (records[record].id, records[other].id)
        for (named, rival) in [(otherID, id), (id, otherID)] {
            let same = verdicts.sames(of: named.description).compactMap { MovieID($0) }
                .first { $0.provider == rival.provider }
            if let same, same != rival {
                return HeldApart(
                    record: id, other: otherID, summary: records[other], verdict: .same, ids: [named, same])
            }
        }
        return nil
    }

    private func summary(of id: MovieID) -> MovieSummary? { records.first { $0.id == id } }
}
