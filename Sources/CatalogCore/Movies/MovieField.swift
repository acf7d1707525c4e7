/// The fields of a movie that sources make claims about, named as in JSON and in the configuration.
///
/// Their order is the order in which they are shown.
public enum MovieField: String, Hashable, Sendable, CaseIterable {
    /// Ids of outside authorities, one of each.
    case externalIDs = "external_ids"
    /// The title in the language that was asked for.
    case title
    /// The title in the film's own language.
    case originalTitle = "original_title"
    /// The year of the first release.
    case year
    /// The day of release in the region that was asked for, else of the first one.
    case releaseDate = "release_date"
    /// What the film is about, in some sentences.
    case overview
    /// The line on its poster.
    case tagline
    /// How far the film has come, in the source's own words: `Released`, `Post Production`.
    case status
    /// The address of a picture, upright.
    case poster
    /// The address of a picture, wide.
    case backdrop
    /// The address of a video.
    case trailer
    /// The addresses of its pages, one at each provider.
    case links
    /// Names of genres, as the source spells them.
    case genres
    /// The running time in minutes.
    case runtimeMinutes = "runtime_minutes"
    /// What it took in at the box office, in dollars of the United States.
    case revenueUSD = "revenue_usd"
    /// The language that it was made in, as a code of two letters.
    case originalLanguage = "original_language"
    /// A mark from 0 to 10, with how many people gave one.
    case rating
    /// A figure of the source's own, which compares its movies with each other and with nobody else's.
    case popularity
    /// Who acts in it, in billing order.
    case actors
    /// Who directed it.
    case directors
}
