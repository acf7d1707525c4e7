/// A movie as one provider's own page for it tells it.
///
/// Credits, recommendations and outside ids are facts of the detail, because some sources give them in
/// the same answer. A source that keeps them elsewhere leaves them unknown, and is asked through
/// ``CreditsProvider`` or ``RecommendationProvider`` where they are wanted.
public struct MovieDetail: Hashable, Sendable {
    /// What a list would tell as well.
    public var summary: MovieSummary
    /// Other titles it is known by, in the source's order.
    public var alternativeTitles: Fact<[String]>
    /// A line from the poster.
    public var tagline: Fact<String>
    /// Where it stands, in the source's words: `Released`, `Post Production`, …
    public var status: Fact<String>
    /// The running time in minutes, at least 1.
    public var runtimeMinutes: Fact<Int>
    /// Takings in US dollars, at least 1.
    public var revenueUSD: Fact<Int>
    /// The address of a trailer, absolute.
    public var trailer: Fact<String>
    /// Ids of authorities that are nobody's provider, at most one of each.
    public var externalIDs: Fact<[ExternalID]>
    /// Who made it, in the source's order: the cast in billing order, then the crew.
    public var credits: Fact<[Credit]>
    /// What the source recommends to those who liked it, best first.
    public var recommendations: Fact<[MovieSummary]>

    /// Makes a detail. What is not given is unknown.
    public init(
        summary: MovieSummary,
        alternativeTitles: Fact<[String]> = .unknown,
        tagline: Fact<String> = .unknown,
        status: Fact<String> = .unknown,
        runtimeMinutes: Fact<Int> = .unknown,
        revenueUSD: Fact<Int> = .unknown,
        trailer: Fact<String> = .unknown,
        externalIDs: Fact<[ExternalID]> = .unknown,
        credits: Fact<[Credit]> = .unknown,
        recommendations: Fact<[MovieSummary]> = .unknown
    ) {
        self.summary = summary
        self.alternativeTitles = alternativeTitles
        self.tagline = tagline
        self.status = status
        self.runtimeMinutes = runtimeMinutes
        self.revenueUSD = revenueUSD
        self.trailer = trailer
        self.externalIDs = externalIDs
        self.credits = credits
        self.recommendations = recommendations
    }

    /// The movie's id.
    public var id: MovieID { summary.id }

    /// The same movie with whatever `other` says more; what both know stays as it is here.
    public func completed(by other: MovieDetail) -> MovieDetail {
        MovieDetail(
            summary: summary.completed(by: other.summary),
            alternativeTitles: alternativeTitles.or(other.alternativeTitles),
            tagline: tagline.or(other.tagline),
            status: status.or(other.status),
            runtimeMinutes: runtimeMinutes.or(other.runtimeMinutes),
            revenueUSD: revenueUSD.or(other.revenueUSD),
            trailer: trailer.or(other.trailer),
            externalIDs: externalIDs.or(other.externalIDs),
            credits: credits.or(other.credits),
            recommendations: recommendations.or(other.recommendations))
    }
}
