/// Two records that are perhaps one movie: too uncertain to take for one, too probable to forget. With what speaks
/// for it and against it, and what would decide.
package struct ReviewItem: Hashable, Sendable {
    /// One of the two.
    package let left: ReviewedRecord
    /// The other.
    package let right: ReviewedRecord
    /// How probable it is that they are one movie, 0 to 1.
    package let probability: Double
    /// What was compared; where a side is given, it is shown beside the words.
    package let clues: [MatchEvidence.Clue]
    /// What one of the two does not say, what decides most first.
    package let unknown: [MatchEvidence.Kind]
    /// The best other candidate of either; nil where there is none.
    package let rival: Rival?

    /// Makes an item.
    package init(
        left: ReviewedRecord, right: ReviewedRecord, probability: Double, clues: [MatchEvidence.Clue],
        unknown: [MatchEvidence.Kind], rival: Rival?
    ) {
        self.left = left
        self.right = right
        self.probability = probability
        self.clues = clues
        self.unknown = unknown
        self.rival = rival
    }

    /// What speaks for one movie, in words.
    package var because: [String] { clues.supporting.map(\.words) }

    /// What speaks against it, in words.
    package var against: [String] { clues.opposing.map(\.words) }

    /// A record that one of the two would be the same movie as, if it is not the other's.
    package struct Rival: Hashable, Sendable {
        /// The record that both want.
        package let of: ReviewedRecord
        /// The one that wants it too.
        package let record: ReviewedRecord

        /// Makes a rival.
        package init(of: ReviewedRecord, record: ReviewedRecord) {
            self.of = of
            self.record = record
        }
    }

    /// Whether nothing is left to ask here once another pair is known to be one movie: it took one of the two, and
    /// a movie has at most one record of each catalog.
    package func isSettled(by same: ReviewItem) -> Bool {
        let pairs = [(left, right), (right, left)]
        return pairs.contains { one, other in
            [(same.left, same.right), (same.right, same.left)].contains { taken, partner in
                taken.isSame(as: one) && partner.catalog == other.catalog
            }
        }
    }
}

/// A record as those see it who are asked about it.
package struct ReviewedRecord: Hashable, Sendable {
    /// The catalog it stands in: a provider's name, or `left` and `right` of two files.
    package let catalog: String
    /// Its id, as verdicts name it.
    package let id: String
    /// Its title, as it is written.
    package let title: String
    /// Its year; nil where nobody said.
    package let year: Int?

    /// Makes a record.
    package init(catalog: String, id: String, title: String, year: Int?) {
        self.catalog = catalog
        self.id = id
        self.title = title
        self.year = year
    }

    /// `The Thing (1982)`.
    package var titled: String { year.map { "\(title) (\($0))" } ?? title }

    /// Where it is found: `tmdb:1091`, which says it all, or `left 1091`.
    package var knownAs: String { id.hasPrefix(catalog + ":") ? id : "\(catalog) \(id)" }

    /// Whether it is the same record, whatever is known of it.
    func isSame(as other: ReviewedRecord) -> Bool { (catalog, id) == (other.catalog, other.id) }
}
