package import CatalogCore

/// What a report looks like, apart from what is in it.
public struct ReportShape: Hashable, Sendable {
    /// What the movies are grouped by, outermost first; never empty.
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
        self.grouping = grouping.isEmpty ? [.none] : grouping
        self.sort = sort
        self.top = top
        self.rank = rank
    }
}

/// Makes a report of merged movies: sorts, groups and ranks.
package struct ReportBuilder {
    private let shape: ReportShape
    private let precedence: [ProviderID]

    /// - Parameter precedence: The providers, the most trusted first.
    package init(shape: ReportShape, precedence: [ProviderID]) {
        self.shape = shape
        self.precedence = precedence
    }

    /// The report; the order of the movies changes nothing, and none is lost.
    package func report(of movies: [MergedMovie], providers: [ProviderTally], problems: [Problem]) -> Report {
        let sorted = shape.sort.sorted(movies)
        let office = BillingOffice(movies: sorted, precedence: precedence, rank: shape.rank)
        let sorting = GroupSorting(office: office, precedence: precedence)
        return Report(
            grouping: shape.grouping,
            groups: groups(of: sorted, by: shape.grouping[...], office: office, sorting: sorting),
            people: office.billing(of: sorted, top: shape.top),
            providers: providers,
            problems: problems)
    }

    private func groups(
        of movies: [MergedMovie], by grouping: ArraySlice<Grouping>, office: BillingOffice,
        sorting: GroupSorting
    ) -> [ReportGroup] {
        guard let first = grouping.first else { return [] }
        return sorting.groups(of: movies, by: first).map { group in
            ReportGroup(
                key: group.key,
                year: group.year,
                content: grouping.count == 1
                    ? .movies(group.movies)
                    : .groups(
                        groups(of: group.movies, by: grouping.dropFirst(), office: office, sorting: sorting)),
                people: office.billing(of: group.movies, top: shape.top))
        }
    }
}
