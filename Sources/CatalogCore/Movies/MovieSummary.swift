/// A movie as one provider's list or search tells it.
///
/// Every fact but the title has three states (``Fact``): a list that does not carry a field leaves it
/// unknown, never absent.
public struct MovieSummary: Hashable, Sendable {
    /// The provider and its key.
    public var id: MovieID
    /// The title in the language asked for; never empty.
    public var title: String
    /// The title in the original language.
    public var originalTitle: Fact<String>
    /// The year of release; the release date's year where the source gives only that.
    public var year: Fact<Int>
    /// The day of first release, as the source counts it.
    public var releaseDate: Fact<CalendarDay>
    /// A synopsis; plain text of one or several paragraphs.
    public var overview: Fact<String>
    /// The address of a poster, absolute.
    public var poster: Fact<String>
    /// The address of a wide still, absolute.
    public var backdrop: Fact<String>
    /// Genre names in the source's order, as the source spells them; an empty list is said as absent.
    public var genres: Fact<[String]>
    /// The original language as an ISO 639-1 code, lowercase.
    public var originalLanguage: Fact<String>
    /// What this source's audience thinks of it.
    public var rating: Fact<Rating>
    /// How much it is asked for just now; comparable only with other movies of the same provider.
    public var popularity: Fact<Double>
    /// The address of the source's page for people.
    public var page: Fact<String>

    /// Makes a summary. What is not given is unknown; where the year is not, the release date tells it,
    /// and a release date that is absent leaves no year.
    public init(
        id: MovieID,
        title: String,
        originalTitle: Fact<String> = .unknown,
        year: Fact<Int> = .unknown,
        releaseDate: Fact<CalendarDay> = .unknown,
        overview: Fact<String> = .unknown,
        poster: Fact<String> = .unknown,
        backdrop: Fact<String> = .unknown,
        genres: Fact<[String]> = .unknown,
        originalLanguage: Fact<String> = .unknown,
        rating: Fact<Rating> = .unknown,
        popularity: Fact<Double> = .unknown,
        page: Fact<String> = .unknown
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.year = year.or(releaseDate.map(\.year))
        self.releaseDate = releaseDate
        self.overview = overview
        self.poster = poster
        self.backdrop = backdrop
        self.genres = genres
        self.originalLanguage = originalLanguage
        self.rating = rating
        self.popularity = popularity
        self.page = page
    }

    /// The same movie with whatever `other` says more; what both know stays as it is here.
    public func completed(by other: MovieSummary) -> MovieSummary {
        MovieSummary(
            id: id,
            title: title,
            originalTitle: originalTitle.or(other.originalTitle),
            year: year.or(other.year),
            releaseDate: releaseDate.or(other.releaseDate),
            overview: overview.or(other.overview),
            poster: poster.or(other.poster),
            backdrop: backdrop.or(other.backdrop),
            genres: genres.or(other.genres),
            originalLanguage: originalLanguage.or(other.originalLanguage),
            rating: rating.or(other.rating),
            popularity: popularity.or(other.popularity),
            page: page.or(other.page))
    }
}
