internal import CatalogCore
internal import CatalogMerger

/// A comparison as a page of the web: figures and a matrix of the fields first, then ratings, then movie by movie what
/// differs and what not everybody has.
///
/// Rows are written some at a time, so that no more of them are held in memory.
struct HTMLComparison {
    let sheet: HTMLSheet

    /// How many rows one table has.
    private static let rowsOfTable = 200

    /// Writes the page.
    func write(_ comparison: Comparison) {
        let summary = comparison.summary
        var cover = HTMLSheet.Cover(heading: "Catalog comparison")
        cover.lead = (comparison.providers.map(\.name).joined(separator: ", "), nil)
        cover.totals =
            [
                ("Movies", Wording.grouped(summary.movies)),
                ("Differences", Wording.grouped(summary.differences)),
            ]
            + (summary.accepted > 0 ? [("Accepted", Wording.grouped(summary.accepted))] : [])
        let showsDifferences = summary.differing > 0
        let showsHoldings = comparison.rules.fields.contains(.present) && summary.inAll < summary.movies
        cover.contents = [
            [
                ("movies", "Movies"), ("fields", "Fields"),
                showsDifferences ? ("differences", "Differences") : nil,
                showsHoldings ? ("not-everywhere", "Not everywhere") : nil,
            ].compactMap { $0 }.map { HTMLSheet.Link(anchor: $0.0, words: $0.1) }
        ]
        cover.attributions = comparison.tallies.distinctAttributions
        sheet.page(cover) {
            sheet.section("Movies", anchor: "movies") { writeHoldings(summary) }
            sheet.section("Fields", anchor: "fields") { writeFields(summary) }
            writeRatings(summary)
            if showsDifferences {
                sheet.section("Differences", anchor: "differences") { writeDifferences(of: comparison) }
            }
            if showsHoldings {
                sheet.section("Not everywhere", anchor: "not-everywhere") { writeLoners(of: comparison) }
            }
            HTMLClosing(sheet: sheet, movies: summary.movies)
                .write(providers: comparison.tallies, problems: comparison.problems)
        }
    }

    // MARK: Figures

    private func writeHoldings(_ summary: ComparisonSummary) {
        sheet.table(
            "Who has what",
            [
                HTMLColumn("Movies"), HTMLColumn("Number", isNumber: true),
                HTMLColumn("Share", isNumber: true),
            ],
            rows: summary.holdings.map { holding in
                [
                    .name(holding.who), .number(Wording.grouped(holding.movies)),
                    Self.share(holding.movies, of: summary.movies),
                ]
            })
        sheet.paragraph(summary.agreement.map { "Of the movies that several have, \($0)." } ?? "")
    }

    private func writeFields(_ summary: ComparisonSummary) {
        let fields = summary.fields.filter { $0.field != .present }
        sheet.table(
            "Fields",
            [HTMLColumn("Field")]
                + ["Same", "Near", "Differ", "Agreement"].map { HTMLColumn($0, isNumber: true) }
                + summary.providers.map { HTMLColumn("\($0) tells", isNumber: true) },
            rows: fields.map { field in
                let counts = [field.equal, field.withinTolerance, field.different]
                return [.name(field.field.label)]
                    + counts.map { .number(field.field.isCounted ? Wording.grouped($0) : "") }
                    + [
                        field.compared > 0
                            ? Self.share(field.compared - field.different, of: field.compared) : .text("")
                    ]
                    + summary.providers.indices.map {
                        Self.share(field.having[$0], of: summary.having[$0])
                    }
            })
    }

    private func writeRatings(_ summary: ComparisonSummary) {
        let ratings = summary.ratings.filter { $0.movies > 0 }
        guard !ratings.isEmpty else { return }
        sheet.section("Ratings", anchor: "ratings") {
            for ratings in ratings {
                sheet.paragraph(ratings.wording ?? "")
                sheet.table(
                    "Widest apart: \(ratings.left) and \(ratings.right)",
                    [HTMLColumn("Widest apart")]
                        + [ratings.left.name, ratings.right.name, "Difference"].map {
                            HTMLColumn($0, isNumber: true)
                        },
                    rows: ratings.widest.map { gap in
                        [
                            .name(gap.movie.titled), .number(ShortestDecimal.text(of: gap.left) ?? "–"),
                            .number(ShortestDecimal.text(of: gap.right) ?? "–"),
                            .number(Wording.weight(gap.difference)),
                        ]
                    })
            }
        }
    }

    private static func share(_ part: Int, of whole: Int) -> HTMLCell {
        let percent = whole > 0 ? part * 100 / whole : 0
        return .share("\(percent) %", percent: percent)
    }

    // MARK: Movie by movie

    private func writeDifferences(of comparison: Comparison) {
        let columns =
            [HTMLColumn("Movie"), HTMLColumn("Field")] + comparison.providers.map { HTMLColumn($0.name) }
            + [HTMLColumn("Accepted")]
        write(
            "Differences", columns,
            comparison.movies.lazy.flatMap { movie in
                movie.differences.lazy.map { difference -> [HTMLCell] in
                    [.name(movie.titled), .text(difference.field.label)]
                        + comparison.providers.map { provider in
                            let claim = difference.claims.first { $0.provider == provider }
                            return .text(claim.map { difference.field.wording(of: $0.value) } ?? "")
                        }
                        + [.text(difference.isAccepted ? "✓ accepted" : "")]
                }
            })
    }

    private func writeLoners(of comparison: Comparison) {
        write(
            "Movies that not everybody has", ["Movie", "Known as", "Accepted"].map { HTMLColumn($0) },
            comparison.movies.lazy.filter { $0.ids.count < comparison.providers.count }.map { movie in
                [
                    .name(movie.titled), .text(movie.knownAs),
                    .text(movie.presence?.isAccepted ?? false ? "✓ accepted" : ""),
                ]
            })
    }

    /// Writes rows in as many tables as they need.
    private func write(_ caption: String, _ columns: [HTMLColumn], _ rows: some Sequence<[HTMLCell]>) {
        var next: [[HTMLCell]] = []
        for row in rows {
            next.append(row)
            guard next.count == Self.rowsOfTable else { continue }
            sheet.table(caption, columns, rows: next)
            next.removeAll(keepingCapacity: true)
        }
        sheet.table(caption, columns, rows: next)
    }
}
