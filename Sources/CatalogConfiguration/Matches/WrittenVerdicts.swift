internal import CatalogCore

/// What stands in a matches file, and where.
struct WrittenVerdicts {
    /// The whole text; nil where it is not to be read.
    var root: YAMLElement?
    /// The list of each verdict, where there is one.
    var lists: [Verdict: YAMLEntry] = [:]
    /// What is said, in the order of the file.
    var entries: [Verdicts.Entry] = []
    /// Index for index with ``entries``, where each begins.
    var positions: [FilePosition] = []
    /// What it all comes to.
    var verdicts = Verdicts.none
    /// What is set by hand, in the order of the file.
    var hand: [WrittenValues] = []

    /// What is set by hand, as it counts for movies. Ids that are no provider's count for none.
    var handValues: HandValues {
        let entries = hand.compactMap { values in
            MovieID(values.id).map { HandValues.Entry($0, values.fields.mapValues(\.fact)) }
        }
        return HandValues(entries, verdicts: verdicts)
    }

    /// The groups under a verdict, in the order of the file.
    func groups(_ verdict: Verdict) -> [[String]] {
        entries.filter { $0.verdict == verdict }.map(\.ids)
    }

    /// How to tell of a contradiction: at the last place that has a part in it, naming the others.
    ///
    /// - Parameter contradiction: Its entries count on from ``entries`` for what is not written yet.
    /// - Returns: No position where nothing of it is written yet.
    func fault(_ contradiction: VerdictContradiction) -> (fault: MatchesFault, position: FilePosition?) {
        let here = contradiction.entries.filter(positions.indices.contains).max {
            positions[$0] < positions[$1]
        }
        let place = { (index: Int) -> MatchesFault.Place in
            if index == here { return .here }
            return positions.indices.contains(index) ? .line(positions[index].line) : .new
        }
        let against: MatchesFault.Against =
            switch contradiction.against {
            case .entry(let index): .different(place(index))
            case .oneProvider:
                .oneProvider(MovieID(contradiction.left)?.provider.name ?? contradiction.left)
            }
        let fault = MatchesFault.contradiction(
            MatchesFault.Contradiction(
                left: contradiction.left, right: contradiction.right, same: contradiction.chain.map(place),
                against: against))
        return (fault, here.map { positions[$0] })
    }
}
