package import CatalogCore

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
        let grouping = shape.grouping.isEmpty ? [.none] : shape.grouping
        let sorted = shape.sort.sorted(movies)
        let office = BillingOffice(movies: sorted, precedence: precedence, rank: shape.rank)
        let headings = Headings(movies: sorted, precedence: precedence, office: office)
        return Report(
            grouping: grouping,
            groups: groups(of: sorted, by: grouping[...], under: headings, office: office),
            people: office.billing(of: sorted, top: shape.top),
            rank: shape.rank,
            providers: providers,
            problems: problems)
    }

    /// Puts movies under their headings, and the headings in their order; movies keep theirs.
    private func groups(
        of movies: [MergedMovie], by grouping: ArraySlice<Grouping>, under headings: Headings,
        office: BillingOffice
    ) -> [ReportGroup] {
        guard let first = grouping.first else { return [] }
        let inner = grouping.dropFirst()
        var gathered: [Heading.Place: (heading: Heading, movies: [MergedMovie])] = [:]
        for movie in movies {
            for heading in headings.headings(of: movie, by: first) {
                gathered[heading.place, default: (heading, [])].movies.append(movie)
            }
        }
        return gathered.sorted { $0.key < $1.key }.map(\.value).map { heading, movies in
            ReportGroup(
                key: heading.key,
                year: heading.year,
                content: inner.isEmpty
                    ? .movies(movies)
                    : .groups(groups(of: movies, by: inner, under: headings, office: office)),
                people: office.billing(of: movies, top: shape.top))
        }
    }
}
