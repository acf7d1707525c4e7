internal import CatalogCore

extension WatchlistEntry {
    /// The title; where none is known, what names the entry. Never empty for an entry that can be named.
    var shownTitle: String { title.isEmpty ? key : title }

    /// Every id that it can be asked for by: those of providers, then outside ids.
    var knownAs: [String] { ids.map(\.description) + externalIDs.map(\.description) }

    /// The fields that the list does not remember, in the order of ``CatalogCore/MovieField``; nobody was asked
    /// for them.
    var unknown: [MovieField] {
        MovieField.allCases.filter { field in
            switch field {
            case .externalIDs: externalIDs.isEmpty
            case .title: title.isEmpty
            case .year: year == nil
            case .originalTitle, .releaseDate, .overview, .tagline, .status, .poster, .backdrop, .trailer,
                .links, .genres, .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity,
                .actors, .directors:
                true
            }
        }
    }
}
