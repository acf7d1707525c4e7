internal import CatalogMerger

/// A report for people to read.
///
/// ```
/// Catalog report                             3 movies · 2 providers · 2010–2016
///
/// 2010 ──────────────────────────────────────────────────────────────── 1 movie
///
/// Inception                                               tmdb traderev  ★ 8.1
///   2 h 28 min · Action, Science Fiction
///   A thief who steals secrets from dreams is offered a clean slate, if he can do
///   the opposite for once and plant an idea.
///   Directed by Christopher Nolan
///   With Leonardo DiCaprio, Ken Watanabe, Tom Hardy
///   ≠ release date: tmdb 2010-07-14, traderev 2010-07-16
///
/// Top actors     Leonardo DiCaprio 61.1, Tom Hardy 29.8, Ken Watanabe 7.5
/// Top directors  Christopher Nolan 12.0
/// ```
///
/// The number behind a person is the popularity, and `×2` says in how many movies of the group they worked.
/// The leading people of the whole report with the formula of their rank, the providers with their attributions,
/// and what is missing follow at the end.
struct TextReport {
    let page: TextPage
    let top: Int

    /// Writes the report.
    func write(_ report: Report) {
        var count = 0
        for _ in report.distinctMovies { count += 1 }
        title(report, movies: count)
        if count == 0 {
            page.blank()
            page.paragraph(StyledText("No movies."))
        }
        for group in report.groups { write(group, grouping: report.grouping[...]) }
        let people = TextPeople(page: page)
        people.writeLeading(report.people, title: "Leading people")
        people.writeLegend(report.people, rank: report.rank)
        TextClosing(page: page).write(providers: report.providers, problems: report.problems)
    }

    private func title(_ report: Report, movies: Int) {
        let totals = [
            Wording.count(movies, "movie"), Wording.count(report.providers.count, "provider"),
            Wording.years(of: report.distinctMovies),
        ]
        page.spread(
            StyledText("Catalog report", .strong),
            StyledText(totals.compactMap { $0 }.joined(separator: " · "), .faint))
    }

    /// - Parameter grouping: The kinds of this group and of the groups inside it.
    private func write(_ group: ReportGroup, grouping: ArraySlice<Grouping>) {
        let kind = grouping.first ?? .none
        page.blank()
        switch group.content {
        case .groups(let groups):
            page.rule(kind.heading(of: group), Wording.count(groups.count, "group"), stroke: "═")
            for inner in groups { write(inner, grouping: grouping.dropFirst()) }
        case .movies(let movies):
            page.rule(kind.heading(of: group), Wording.count(movies.count, "movie"))
            let block = TextMovie(page: page, top: top, showsYear: kind != .year)
            for movie in movies {
                page.blank()
                block.write(movie)
            }
        }
        TextPeople(page: page).writeSummary(group.people)
    }
}
