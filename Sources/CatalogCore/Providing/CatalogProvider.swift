/// A source of movie facts.
///
/// A provider translates; it never decides. It turns its own wire format into the catalog's vocabulary
/// and leaves matching, merging and ranking to the rooms downstream.
///
/// Adopt only the refinements your source can answer. What a provider conforms to *is* what it can do,
/// so there is no second list of capabilities to keep true, and no requirement has a default that a
/// misspelled witness would silently leave in place.
///
/// Every method answers with a ``Reply``, whose problems name what was left out on the way (a bad item,
/// a page that failed). It throws only when there is no value at all.
public protocol CatalogProvider: Sendable {
    /// The name this provider goes by in the configuration and in every report.
    var id: ProviderID { get }
}

/// A source that has lists.
public protocol ListProvider: CatalogProvider {
    /// Returns the movies of a list in the source's order, none twice.
    ///
    /// - Throws: ``ProviderError/unsupported`` when the source has no such list.
    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList>
}

/// A source that can look for movies.
public protocol SearchProvider: CatalogProvider {
    /// Returns the movies that fit, the source's best guess first, none twice; empty when nothing fits.
    ///
    /// - Throws: ``ProviderError/unsupported`` when the source cannot look for such a thing.
    func movies(matching request: SearchRequest) async throws(ProviderError) -> Reply<[MovieSummary]>
}

/// A source that knows what a person acted in and directed.
public protocol PersonProvider: CatalogProvider {
    /// Returns a person's movies; nil when the source knows nobody of that name or id.
    func filmography(for request: PersonRequest) async throws(ProviderError) -> Reply<Filmography?>
}

/// A source that has a page for each movie.
public protocol DetailProvider: CatalogProvider {
    /// Returns everything the source says about a movie.
    ///
    /// - Throws: A problem whose reason is ``FailureReason/notFound`` when there is no such movie.
    func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail>
}

/// A source that knows who made a movie, and tells so apart from the movie's detail.
public protocol CreditsProvider: CatalogProvider {
    /// Returns a movie's credits, the cast in billing order and then the crew; empty when nobody is listed.
    func credits(for movie: MovieID) async throws(ProviderError) -> Reply<[Credit]>
}

/// A source that recommends movies to those who liked one, and tells so apart from the movie's detail.
public protocol RecommendationProvider: CatalogProvider {
    /// Returns what the source recommends, best first, exactly as the source says: a movie that recommends
    /// itself stays in, for dropping it is a decision. Empty when it recommends nothing.
    func recommendations(for movie: MovieID) async throws(ProviderError) -> Reply<[MovieSummary]>
}
