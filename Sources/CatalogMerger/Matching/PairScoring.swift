internal import CatalogCore

/// Compares two records clue by clue. Symmetric: swapping the records changes nothing.
enum PairScoring {
    /// Years further apart than this join nothing but what an outside id joins.
    static let largestYearGap = 3

    /// What speaks for and against two records being the same movie.
    static func evidence(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence {
        var clues = externalIDs(left, right)
        clues.append(titles(left, right))
        clues += [
            years(left, right), dates(left, right), directors(left, right), actors(left, right),
            runtimes(left, right), languages(left, right),
        ].compactMap(\.self)
        return MatchEvidence(clues: clues)
    }

    private static func externalIDs(_ left: MatchRow, _ right: MatchRow) -> [MatchEvidence.Clue] {
        guard !left.externalIDs.isEmpty, !right.externalIDs.isEmpty else { return [] }
        return ExternalID.Authority.allCases.compactMap { authority in
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
            return .init("same title but for articles and numerals", weight: MatchWeights.sameLooseTitle)
        }
        if left.titleKeys.contains(where: right.titleKeys.contains) {
            return .init("same original or alternative title", weight: MatchWeights.sameOtherTitle)
        }
        return .init("different titles", weight: MatchWeights.differentTitle)
    }

    private static func years(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard let one = left.year, let other = right.year else {
            return left.year == right.year
                ? nil : .init("year known to one only", weight: MatchWeights.yearMissing)
        }
        return switch abs(one - other) {
        case 0: .init("same year", weight: MatchWeights.sameYear)
        case 1: .init("years one apart", weight: MatchWeights.yearsOneApart)
        case let gap:
            .init(
                "years \(gap) apart",
                weight: gap <= largestYearGap ? MatchWeights.yearsFewApart : MatchWeights.yearsApart)
        }
    }

    /// Days tell films of one year apart, and premieres from remakes where years are one apart; where years
    /// are further apart, they say nothing that the years have not said.
    private static func dates(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard let one = left.releaseDate, let other = right.releaseDate else { return nil }
        guard let leftYear = left.year, let rightYear = right.year, abs(leftYear - rightYear) <= 1 else {
            return nil
        }
        return switch abs(one.dayNumber - other.dayNumber) {
        case 0: .init("same release date", weight: MatchWeights.sameDate)
        case ...45: .init("release dates close", weight: MatchWeights.datesClose)
        case 367...: .init("release dates more than a year apart", weight: MatchWeights.datesFarApart)
        default: nil
        }
    }

    private static func directors(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard !left.directors.isEmpty, !right.directors.isEmpty else { return nil }
        return left.directors.isDisjoint(with: right.directors)
            ? .init("no director in common", weight: MatchWeights.noSharedDirector)
            : .init("same director", weight: MatchWeights.sharedDirector)
    }

    /// One actor in common says nothing: casts are cut to a few names, and stars are in many films.
    private static func actors(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard left.actors.count >= 2, right.actors.count >= 2 else { return nil }
        return switch left.actors.intersection(right.actors).count {
        case 0: .init("no actor in common", weight: MatchWeights.noSharedActor)
        case 1: nil
        default: .init("actors in common", weight: MatchWeights.sharedActors)
        }
    }

    private static func runtimes(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard let one = left.runtimeMinutes, let other = right.runtimeMinutes else { return nil }
        let gap = abs(one - other)
        if gap <= 3 { return .init("running times close", weight: MatchWeights.runtimesClose) }
        guard gap * 4 > max(one, other) else { return nil }
        return .init("running times far apart", weight: MatchWeights.runtimesFarApart)
    }

    private static func languages(_ left: MatchRow, _ right: MatchRow) -> MatchEvidence.Clue? {
        guard let one = left.language, let other = right.language, one != other else { return nil }
        return .init("different original languages", weight: MatchWeights.differentLanguage)
    }
}
