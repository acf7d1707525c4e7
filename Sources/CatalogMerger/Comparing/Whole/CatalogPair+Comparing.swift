internal import CatalogCore

/// What comparing asks of rows that matching has read already, as far as its numbers decide it. Where they do not, the
/// answer is nil, and the records have to be read again.
extension CatalogPair {
    /// Whether the genres of a left row are those of a right one.
    func haveSameGenres(_ row: Int, _ other: Int) -> Bool? {
        let (mine, theirs) = (left.rows[row], right.rows[other])
        if mine.gaps.contains(.genres) || theirs.gaps.contains(.genres) { return nil }
        guard mine.genres == theirs.genres else { return false }
        return mine.genres.areAllKnown ? true : nil
    }

    /// Whether everybody in a list of a right row is in that of a left one, and the other way round, as
    /// ``ComparedPeople`` has it.
    func holdPeople(_ row: Int, _ other: Int, _ job: MovieField) -> (leftHolds: Bool, rightHolds: Bool)? {
        let gap: MatchRow.Gaps = job == .directors ? .directors : .actors
        if left.rows[row].gaps.contains(gap) || right.rows[other].gaps.contains(gap) { return nil }
        let mine = job == .directors ? left.directors(of: row) : left.actors(of: row)
        let theirs = job == .directors ? right.directors(of: other) : right.actors(of: other)
        guard let leftHolds = Self.holds(left.people, mine, right.people, theirs),
            let rightHolds = Self.holds(right.people, theirs, left.people, mine)
        else { return nil }
        return (leftHolds, rightHolds)
    }

    /// Whether everybody of another list is in one; nil where somebody may be, with a given name cut short.
    private static func holds(
        _ people: borrowing [NameSignature], _ list: Range<Int>, _ others: borrowing [NameSignature],
        _ otherList: Range<Int>
    ) -> Bool? {
        var holds: Bool? = true
        for other in otherList {
            let (whole, short) = (others[other].whole, others[other].short)
            var mayBe = false
            var isThere = false
            for person in list {
                if people[person].whole == whole { isThere = true }
                if people[person].short == short { mayBe = true }
            }
            if isThere { continue }
            guard mayBe else { return false }
            holds = nil
        }
        return holds
    }
}

extension MatchTable {
    /// Whether a record names a genre.
    func hasGenre(_ row: Int) -> Bool? {
        if !rows[row].genres.isEmpty { return true }
        return rows[row].gaps.contains(.genres) ? nil : false
    }
}
