internal import CatalogCore
internal import CatalogMerger

/// A report as a page of the web: what there is in figures, a section for each group with a card for each movie, the
/// leading people, and at the end who gave what and what is missing.
///
/// It is one file without script: nothing is loaded but pictures of scheme `http` or `https`, and nothing at all
/// where they are embedded. Movies are written one at a time.
///
/// ```html
/// <section class="group">
/// <h2 id="2010"><span dir="auto">2010</span> <span class="count">1 movie</span></h2>
/// <div class="movies">
/// <article class="movie">
/// …
/// ```
struct HTMLReport {
    let sheet: HTMLSheet
    let top: Int

    /// Writes the report.
    func write(_ report: Report) {
        var anchors = Anchors()
        let kind = report.grouping.first ?? .none
        let groups = report.groups.map { group in
            let heading = kind.heading(of: group)
            let anchor = anchors.anchor(for: heading)
            return (group: group, link: HTMLSheet.Link(anchor: anchor, words: heading, count: group.extent))
        }
        let figures = Figures(report)
        var cover = HTMLSheet.Cover(heading: "Catalog report")
        cover.totals = figures.totals(providers: report.providers.count)
        let people = HTMLPeople.link(to: report.people).map { [$0] } ?? []
        cover.contents = [
            groups.map(\.link),
            people + HTMLClosing.links(providers: report.providers, problems: report.problems),
        ]
        cover.attributions = report.providers.distinctAttributions
        sheet.page(cover) {
            if figures.movies == 0 { sheet.paragraph("No movies.", class: "empty") }
            for (group, link) in groups {
                write(group, link, grouping: report.grouping[...], level: 2, &anchors)
            }
            HTMLPeople(sheet: sheet)
                .writeTables(report.people, title: HTMLPeople.leading, closing: report.rank.formula)
            HTMLClosing(sheet: sheet, movies: figures.movies)
                .write(providers: report.providers, problems: report.problems)
        }
    }

    /// - Parameter grouping: The kinds of this group and of the groups inside it.
    private func write(
        _ group: ReportGroup, _ link: HTMLSheet.Link, grouping: ArraySlice<Grouping>, level: Int,
        _ anchors: inout Anchors
    ) {
        let inner = grouping.dropFirst()
        var value: TemplateValue = [
            "tag": .text(HTMLMovie.tag(level: level)), "anchor": .text(link.anchor),
            "heading": .text(link.words), "people": HTMLPeople.value(of: group.people),
            "count": .text(Wording.count(group.extent.number, group.extent.noun)),
        ]
        switch group.content {
        case .groups(let groups):
            value = value.merging(["kind": "groups"])
            sheet.write(.group, value) {
                for group in groups {
                    let heading = (inner.first ?? .none).heading(of: group)
                    let link = HTMLSheet.Link(anchor: anchors.anchor(for: heading), words: heading)
                    write(group, link, grouping: inner, level: level + 1, &anchors)
                }
            }
        case .movies(let movies):
            value = value.merging(["kind": "movies"])
            let card = HTMLMovie(sheet: sheet, top: top)
            sheet.write(.group, value) {
                for movie in movies {
                    card.write(movie, level: level + 1, showsYear: grouping.first != .year)
                }
            }
        }
    }
}

extension ReportGroup {
    /// How many it holds of what, in the singular.
    fileprivate var extent: (number: Int, noun: String) {
        switch content {
        case .groups(let groups): (groups.count, "group")
        case .movies(let movies): (movies.count, "movie")
        }
    }
}

/// What a report amounts to, each movie counted once.
private struct Figures {
    private(set) var movies = 0
    private var disputed = 0
    private var watched = 0
    private let years: String?

    init(_ report: Report) {
        years = Wording.years(of: report.distinctMovies)
        for movie in report.distinctMovies {
            movies += 1
            if !movie.conflicts.isEmpty { disputed += 1 }
            if movie.isOnWatchlist { watched += 1 }
        }
    }

    func totals(providers: Int) -> [(label: String, value: String)] {
        [
            (movies == 1 ? "Movie" : "Movies", Wording.grouped(movies)),
            years.map { ($0.contains("–") ? "Years" : "Year", $0) },
            (providers == 1 ? "Provider" : "Providers", Wording.grouped(providers)),
            disputed > 0 ? ("Disputed", Wording.grouped(disputed)) : nil,
            watched > 0 ? ("On your watchlist", Wording.grouped(watched)) : nil,
        ].compactMap { $0 }
    }
}
