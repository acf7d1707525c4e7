internal import CatalogCore

/// Compares two records clue by clue. Symmetric: swapping the records changes nothing.
enum PairScoring {
    /// What speaks for and against two records being the same movie.
    static func evidence(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence {
        var clues: [MatchEvidence.Clue] = []
        clues += externalIDs(left, right)
        clues.append(titles(left, right))
        clues += years(left, right)
        clues += people(left, right)
        clues += runtimes(left, right)
        if let one = left.language, let other = right.language, one != other {
            clues.append(.init("different original languages", weight: MatchWeights.differentLanguage))
        }
        return MatchEvidence(clues: clues)
    }

    private static func externalIDs(_ left: MatchRow, _ right: MatchRow) -> [MatchEvidence.Clue] {
        ExternalID.Authority.allCases.compactMap { authority in
            guard let one = left.externalIDs.first(where: { $0.authority == authority }),
                let other = right.externalIDs.first(where: { $0.authority == authority })
            else { return nil }
            return one == other
                ? .init("same \(authority.rawValue) id", weight: MatchWeights.sameExternalID)
                : .init("different \(authority.rawValue) ids", weight: MatchWeights.differentExternalID)
        }
    }

    private static func titles(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue {
        if left.title.strict == right.title.strict {
            return .init("same title", weight: MatchWeights.sameTitle)
        }
        if left.title.loose == right.title.loose {
            return .init(
                "same title but for articles and numerals", weight: MatchWeights.sameLooseTitle)
        }
        let one = [left.title] + left.otherTitles
        let other = Set(([right.title] + right.otherTitles).map(\.strict))
        if one.contains(where: { other.contains($0.strict) }) {
            return .init("same original or alternative title", weight: MatchWeights.sameOtherTitle)
        }
        return .init("different titles", weight: MatchWeights.differentTitle)
    }

    private static func years(_ left: MatchRow, _ right: MatchRow) -> [MatchEvidence.Clue] {
        guard let one = left.year, let other = right.year else {
            return left.year == nil && right.year == nil
                ? [] : [.init("year known to one only", weight: MatchWeights.yearMissing)]
        }
        var clues: [MatchEvidence.Clue] = []
        switch abs(one - other) {
        case 0: clues.append(.init("same year", weight: MatchWeights.sameYear))
        case 1: clues.append(.init("years one apart", weight: MatchWeights.yearsOneApart))
        case let gap: clues.append(.init("years \(gap) apart", weight: MatchWeights.yearsApart))
        }
        if let one = left.releaseDate, let other = right.releaseDate,
            abs(one.dayNumber - other.dayNumber) <= 45
        {
            clues.append(.init("release dates close", weight: MatchWeights.datesClose))
        }
        return clues
    }

    private static func people(_ left: MatchRow, _ right: MatchRow) -> [MatchEvidence.Clue] {
        var clues: [MatchEvidence.Clue] = []
        if !left.directors.isEmpty, !right.directors.isEmpty {
            clues.append(
                left.directors.isDisjoint(with: right.directors)
                    ? .init("no director in common", weight: MatchWeights.noSharedDirector)
                    : .init("same director", weight: MatchWeights.sharedDirector))
        }
        if left.actors.count >= 2, right.actors.count >= 2 {
            switch left.actors.intersection(right.actors).count {
            case 0: clues.append(.init("no actor in common", weight: MatchWeights.noSharedActor))
            case 1: break
            default: clues.append(.init("actors in common", weight: MatchWeights.sharedActors))
            }
        }
        return clues
    }

    private static func runtimes(_ left: MatchRow, _ right: MatchRow) -> [MatchEvidence.Clue] {
        guard let one = left.runtimeMinutes, let other = right.runtimeMinutes else { return [] }
        let gap = abs(one - other)
        if gap <= 3 { return [.init("running times close", weight: MatchWeights.runtimesClose)] }
        if gap * 4 > max(one, other) {
            return [.init("running times far apart", weight: MatchWeights.runtimesFarApart)]
        }
        return []
    }
}
