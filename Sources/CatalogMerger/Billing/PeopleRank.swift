internal import CatalogCore

/// In which order people stand in a billing.
public enum PeopleRank: String, Hashable, Sendable, CaseIterable {
    /// Highest popularity first, then more movies, then name.
    case popularity
    /// More movies first, then popularity, then name.
    case movies
    /// The sum of 1/(place in the billing) over the movies, highest first, then popularity, then name.
    case billing

    /// Whether one person stands before another, as far as popularity, movies and name can tell.
    ///
    /// Ids settle what names do not, so that the order is the same in every run.
    func precedes(_ one: RankedPerson, _ other: RankedPerson) -> Bool {
        let popularities = (one.popularity ?? -1, other.popularity ?? -1)
        switch self {
        case .movies where one.movies != other.movies:
            return one.movies > other.movies
        case .popularity, .movies, .billing:
            if popularities.0 != popularities.1 { return popularities.0 > popularities.1 }
            if one.movies != other.movies { return one.movies > other.movies }
            let names = (TextFolding.folded(one.name, .written), TextFolding.folded(other.name, .written))
            if names.0 != names.1 { return names.0 < names.1 }
            return (one.ids.first?.description ?? "") < (other.ids.first?.description ?? "")
        }
    }
}
