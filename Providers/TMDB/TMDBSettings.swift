public import CatalogTransport

/// What a TMDB provider can be told.
public struct TMDBSettings: Hashable, Sendable {
    /// Which of TMDB's two lists of related movies counts as its recommendations.
    public enum Related: String, Hashable, Sendable, CaseIterable {
        /// What people who liked the movie liked as well.
        case recommendations
        /// What shares its genres and keywords.
        case similar
    }

    /// Where TMDB is.
    public static let usualBaseURL = "https://api.themoviedb.org/3"

    /// The address below which `movie/popular` and the rest stand.
    public var baseURL: String
    /// What proves that we may ask; see ``TMDBCredential``.
    public var credential: Credential
    /// The language of titles, texts and genre names, as `de` or `pt-BR`; nil leaves it to TMDB (English).
    public var language: String?
    /// The country whose release dates shape lists and searches, as `CA`; nil leaves it to TMDB.
    public var region: String?
    /// The poster size that addresses name, as `w500` (the usual) or `original`.
    public var posterSize: String?
    /// Which related movies count as recommendations.
    public var related: Related

    /// Makes settings; what is not given is as TMDB has it.
    public init(
        baseURL: String = usualBaseURL,
        credential: Credential,
        language: String? = nil,
        region: String? = nil,
        posterSize: String? = nil,
        related: Related = .recommendations
    ) {
        self.baseURL = baseURL
        self.credential = credential
        self.language = language
        self.region = region
        self.posterSize = posterSize
        self.related = related
    }
}
