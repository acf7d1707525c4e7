internal import CatalogCore

/// Writes down why a pair was, or was not, accepted: the clues with what both records say.
struct EvidenceWriter: Sendable {
    let pair: CatalogPair
    /// The records of the left table, row for row.
    private let lefts: [MovieDetail]
    /// The records of the right table, row for row.
    private let rights: [MovieDetail]
    /// The candidates of each row, by their places.
    private let candidates: (left: [UInt32: [Int]], right: [UInt32: [Int]])
    /// What became of the candidates that were accepted or are uncertain, by their places.
    private let ranked: [Int: RankedPair]

    init(_ pair: CatalogPair, lefts: [MovieDetail], rights: [MovieDetail]) {
        (self.pair, self.lefts, self.rights) = (pair, lefts, rights)
        candidates = (
            Dictionary(grouping: pair.candidates.indices) { pair.candidates[$0].left },
            Dictionary(grouping: pair.candidates.indices) { pair.candidates[$0].right }
        )
        ranked = Dictionary(
            (pair.accepted + pair.uncertain).map { ($0.candidate, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The evidence of two rows; nil where they were neither accepted nor uncertain.
    func evidence(_ row: Int, _ other: Int) -> MatchEvidence? {
        let place = candidates.left[UInt32(row)]?.first { Int(pair.candidates[$0].right) == other }
        return place.flatMap { ranked[$0] }.map(evidence)
    }

    /// The evidence of a candidate.
    func evidence(_ ranked: RankedPair) -> MatchEvidence {
        let (row, other) = pair.rows(of: ranked)
        let (left, right) = (lefts[row], rights[other])
        let verdict = pair.verdict(on: ranked)
        let comparison = pair.comparison(of: ranked)
        return MatchEvidence(
            left: left.id, right: right.id,
            clues: (comparison?.clues(pair.scoring.rarity) ?? []).map { said($0, left, right) },
            score: verdict == .same ? 1 : ranked.probability,
            runnerUp: runnerUp(of: ranked.candidate),
            verdict: verdict,
            unknown: comparison?.unknown ?? [])
    }

    /// The best other candidate of either record.
    private func runnerUp(of index: Int) -> MatchEvidence.RunnerUp? {
        let candidate = pair.candidates[index]
        let rivals = (candidates.left[candidate.left] ?? []) + (candidates.right[candidate.right] ?? [])
        let best = rivals.filter { $0 != index }.max { one, other in
            let (first, second) = (pair.candidates[one], pair.candidates[other])
            guard first.logOdds == second.logOdds else { return first.logOdds < second.logOdds }
            return ids(first) > ids(second)
        }
        return best.map { best in
            let rival = pair.candidates[best]
            let (left, right) = (lefts[Int(rival.left)].id, rights[Int(rival.right)].id)
            return rival.left == candidate.left
                ? .init(of: left, id: right, logOdds: Double(rival.logOdds))
                : .init(of: right, id: left, logOdds: Double(rival.logOdds))
        }
    }

    private func ids(_ pair: ScoredPair) -> (MovieID, MovieID) {
        (lefts[Int(pair.left)].id, rights[Int(pair.right)].id)
    }

    private func said(
        _ clue: MatchEvidence.Clue, _ left: MovieDetail, _ right: MovieDetail
    ) -> MatchEvidence.Clue {
        MatchEvidence.Clue(
            clue.kind, clue.words, left: left.said(of: clue.kind), right: right.said(of: clue.kind),
            weight: clue.weight)
    }
}

extension MovieDetail {
    /// What the record says about the subject of a clue, as one line; nil where it says nothing.
    fileprivate func said(of kind: MatchEvidence.Kind) -> String? {
        switch kind {
        case .externalID: externalIDs.value.flatMap { $0.isEmpty ? nil : joined($0.map(\.description)) }
        case .title: summary.title
        case .rarity: nil
        case .year: summary.year.value.map { String($0) } ?? TitleForms(summary.title).year.map { String($0) }
        case .releaseDate: summary.releaseDate.value?.description
        case .directors: joined(names(.director))
        case .actors: joined(names(.actor))
        case .runtime: runtimeMinutes.value.map { "\($0) min" }
        case .genres: joined(summary.genres.value ?? [])
        case .language: summary.originalLanguage.value
        }
    }

    private func names(_ job: Credit.Job) -> [String] {
        var names: [String] = []
        for credit in credits.value ?? [] where credit.job == job && !names.contains(credit.name) {
            names.append(credit.name)
        }
        return Array(names.prefix(MatchTableFiller.mostPeople))
    }

    private func joined(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}
