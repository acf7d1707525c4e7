internal import CatalogMerger

/// A report as a page of Markdown: a heading for each group, below it one for each movie.
///
/// ```markdown
/// # Catalog report
///
/// 3 movies · 2 providers · 2010–2016
///
/// ## 2010
///
/// ### Inception
///
/// **★ 8.1** · 2 h 28 min · Action, Science Fiction · ✓ on your watchlist · tmdb:27205, traderev:3
///
/// A thief who steals secrets from dreams is offered a clean slate.
///
/// Directed by Christopher Nolan. With Leonardo DiCaprio (Dominick Cobb).
///
/// - ≠ release date: tmdb 2010-07-14, traderev 2010-07-16
///
/// [tmdb](<https://www.themoviedb.org/movie/27205>)
///
/// **Top actors:** Leonardo DiCaprio (61.1)
/// ```
struct MarkdownReport {
    let sheet: MarkdownSheet
    let top: Int

    /// Writes the report.
    func write(_ report: Report) {
        var count = 0
        for _ in report.distinctMovies { count += 1 }
        let totals = [
            Wording.count(count, "movie"), Wording.count(report.providers.count, "provider"),
            Wording.years(of: report.distinctMovies),
        ]
        sheet.title("Catalog report")
        sheet.paragraph(totals.compactMap { $0 }.joined(separator: " · "))
        for group in report.groups { write(group, grouping: report.grouping[...], level: 2) }
        let people = MarkdownPeople(sheet: sheet)
        people.writeTables(report.people, title: "Leading people", closing: report.rank.formula)
        sheet.closing(providers: report.providers, problems: report.problems)
    }

    private func write(_ group: ReportGroup, grouping: ArraySlice<Grouping>, level: Int) {
        let kind = grouping.first ?? .none
        sheet.heading(MarkdownText.block(kind.heading(of: group)), level: level)
        switch group.content {
        case .groups(let groups):
            for inner in groups { write(inner, grouping: grouping.dropFirst(), level: level + 1) }
        case .movies(let movies):
            let block = MarkdownMovie(sheet: sheet, top: top)
            for movie in movies { block.write(movie, level: level + 1, showsYear: kind != .year) }
        }
        MarkdownPeople(sheet: sheet).writeSummary(group.people)
    }
}
