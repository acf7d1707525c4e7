/// The fields of a movie that sources make claims about, named as in JSON and in the configuration.
///
/// Their order is the order in which they are shown.
public enum MovieField: String, Hashable, Sendable, CaseIterable {
    case externalIDs = "external_ids"
    case title
    case originalTitle = "original_title"
    case year
    case releaseDate = "release_date"
    case overview
    case tagline
    case status
    case poster
    case backdrop
    case trailer
    case links
    case genres
    case runtimeMinutes = "runtime_minutes"
    case revenueUSD = "revenue_usd"
    case originalLanguage = "original_language"
    case rating
    case popularity
    case actors
    case directors
}
