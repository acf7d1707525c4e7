/// What a report looks like, apart from what is in it.
public struct ReportShape: Hashable, Sendable {
    /// What the movies are grouped by, outermost first; none at all means ``Grouping/none``.
    public var grouping: [Grouping]
    /// The order of movies inside a group.
    public var sort: MovieSort
    /// At most so many actors and directors per group.
    public var top: Int
    /// The order of people.
    public var rank: PeopleRank

    /// Makes a shape.
    public init(
        grouping: [Grouping] = [.year], sort: MovieSort = .popularity, top: Int = 5,
        rank: PeopleRank = .popularity
    ) {
        self.grouping = grouping
        self.sort = sort
        self.top = top
        self.rank = rank
    }
}
