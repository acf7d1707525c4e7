internal import CatalogCore
internal import CatalogMerger

/// A comparison as a page of the web: the figures first, with charts; then movie by movie what differs, and what not
/// everybody has.
///
/// Movies are written some at a time, so that no more of them are held in memory.
struct HTMLComparison {
    let sheet: HTMLSheet

    /// The parts of the page, in their order.
    private enum Part: String, CaseIterable {
        case holdings = "Movies"
        case pairs = "Agreement"
        case fields = "Fields"
        case ratings = "Ratings"
        case differences = "Differences"
        case loners = "Not everywhere"

        var link: HTMLSheet.Link {
            HTMLSheet.Link(
                anchor: rawValue.lowercased().replacing(" ", with: "-"), words: rawValue)
        }

        /// Whether there is anything to say.
        func isPresent(in comparison: Comparison) -> Bool {
            let summary = comparison.summary
            return switch self {
            case .holdings: true
            case .pairs: summary.pairs.contains { $0.compared > 0 }
            case .fields: summary.fields.contains { $0.field != .present }
            case .ratings: summary.ratings.contains { $0.movies > 0 }
            case .differences: summary.differing > 0
            case .loners: comparison.rules.fields.contains(.present) && summary.inAll < summary.movies
            }
        }
    }

    /// Of how many movies one table tells. Tables that are not near the screen are not laid out.
    private static let moviesOfTable = 100

    /// Writes the page.
    func write(_ comparison: Comparison) {
        let (summary, figures) = (comparison.summary, HTMLComparisonFigures(sheet: sheet))
        let parts = Part.allCases.filter { $0.isPresent(in: comparison) }
        var cover = HTMLSheet.Cover(heading: "Catalog comparison")
        cover.lead = (Wording.list(comparison.providers.map(\.name)) + ", side by side", nil)
        cover.totals = Self.totals(of: summary)
        cover.contents = [
            parts.map(\.link),
            HTMLClosing.links(providers: comparison.tallies, problems: comparison.problems),
        ]
        cover.attributions = comparison.tallies.distinctAttributions
        sheet.page(cover) {
            for part in parts {
                sheet.section(part.rawValue, anchor: part.link.anchor) {
                    switch part {
                    case .holdings: figures.writeHoldings(of: summary)
                    case .pairs: figures.writePairs(of: summary)
                    case .fields: figures.writeFields(of: summary)
                    case .ratings: figures.writeRatings(of: summary)
                    case .differences: writeDifferences(of: comparison)
                    case .loners: writeLoners(of: comparison)
                    }
                }
            }
            HTMLClosing(sheet: sheet, movies: summary.movies)
                .write(providers: comparison.tallies, problems: comparison.problems)
        }
    }

    private static func totals(of summary: ComparisonSummary) -> [(label: String, value: String)] {
        let counts = [
            (summary.movies == 1 ? "Movie" : "Movies", summary.movies), ("In all", summary.inAll),
            (summary.agreeing == 1 ? "Agrees" : "Agree", summary.agreeing),
            (summary.differing == 1 ? "Differs" : "Differ", summary.differing),
            (summary.differences == 1 ? "Difference" : "Differences", summary.differences),
        ]
        return (counts + (summary.accepted > 0 ? [("Accepted", summary.accepted)] : []))
            .map { ($0.0, Wording.grouped($0.1)) }
    }

    // MARK: Movie by movie

    private func writeDifferences(of comparison: Comparison) {
        let acceptance = comparison.summary.accepted > 0 ? [HTMLColumn("Accepted")] : []
        let columns =
            [HTMLColumn("Field")] + comparison.providers.map { HTMLColumn($0.name) } + acceptance
        let groups = comparison.movies.lazy.map { movie in
            HTMLRowGroup(
                name: movie.titled, note: movie.knownAs,
                rows: movie.differences.map { difference in
                    [.name(difference.field.label)]
                        + comparison.providers.map { provider in
                            let claim = difference.claims.first { $0.provider == provider }
                            return claim.map { .text(difference.field.wording(of: $0.value)) } ?? .empty
                        }
                        + acceptance.map { _ in .text(difference.isAccepted ? "✓ accepted" : "") }
                })
        }.filter { !$0.rows.isEmpty }
        writeInParts(groups) { groups, caption in
            sheet.table("Differences" + caption, isHeard: true, columns, groups: groups)
        }
    }

    /// A row for each movie that not everybody has, with the id that it has at each provider.
    private func writeLoners(of comparison: Comparison) {
        let acceptance = comparison.summary.accepted > 0 ? [HTMLColumn("Accepted")] : []
        let columns =
            [HTMLColumn("Movie")] + comparison.providers.map { HTMLColumn($0.name) } + acceptance
        let loners = comparison.movies.lazy.filter { $0.ids.count < comparison.providers.count }
        let rows = loners.map { movie -> [HTMLCell] in
            [.name(movie.titled)]
                + comparison.providers.map { provider in
                    let id = movie.ids.first { $0.provider == provider }
                    let claim = movie.presence?.claims.first { $0.provider == provider }
                    return .text(id?.description ?? (claim?.value == nil ? "could not say" : "–"))
                }
                + acceptance.map { _ in .text(movie.presence?.isAccepted ?? false ? "✓ accepted" : "") }
        }
        writeInParts(rows) { rows, caption in
            sheet.table("Movies that not everybody has" + caption, isHeard: true, columns, rows: rows)
        }
    }

    /// Writes what there is of each movie in as many tables as it takes, which are told apart by their captions.
    private func writeInParts<Element>(
        _ elements: some Sequence<Element>, _ write: ([Element], _ caption: String) -> Void
    ) {
        var (next, written): ([Element], Int) = ([], 0)
        func writeNext() {
            write(next, written == 0 ? "" : ", from \(Wording.grouped(written + 1)) on")
            written += next.count
            next.removeAll(keepingCapacity: true)
        }
        for element in elements {
            next.append(element)
            if next.count == Self.moviesOfTable { writeNext() }
        }
        if !next.isEmpty { writeNext() }
    }
}
