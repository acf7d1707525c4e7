internal import CatalogCore
internal import CatalogMerger

/// The figures of a comparison as tables and charts. Whatever a bar shows stands in figures beside it or is heard.
struct HTMLComparisonFigures {
    let sheet: HTMLSheet

    /// Who has how many movies.
    func writeHoldings(of summary: ComparisonSummary) {
        sheet.table(
            "Who has what", isHeard: true,
            [
                HTMLColumn("Movies"), HTMLColumn("Number", isNumber: true),
                HTMLColumn("Share", isNumber: true),
            ],
            rows: summary.holdings.map { holding in
                [
                    .name(holding.who), .number(Wording.grouped(holding.movies)),
                    .share(holding.movies, of: summary.movies),
                ]
            })
        sheet.paragraph(summary.agreement.map { "Of the movies that several have, \($0)." } ?? "")
    }

    /// How every provider agrees with every other: a matrix, whose diagonal has what each of them has.
    func writePairs(of summary: ComparisonSummary) {
        var cells: [ProviderID: [ProviderID: HTMLCell]] = [:]
        for pair in summary.pairs {
            cells[pair.left, default: [:]][pair.right] = Self.cell(pair)
            cells[pair.right, default: [:]][pair.left] = Self.cell(pair)
        }
        for (provider, movies) in zip(summary.providers, summary.having) {
            cells[provider, default: [:]][provider] = .figure(
                Wording.grouped(movies), percent: nil, notes: [movies == 1 ? "movie" : "movies"])
        }
        sheet.table(
            "Every provider against every other", isHeard: true,
            [HTMLColumn("Provider")] + summary.providers.map { HTMLColumn($0.name) },
            rows: summary.providers.map { row in
                [.name(row.name)] + summary.providers.map { cells[row]?[$0] ?? .empty }
            })
        sheet.paragraph(
            "The figure is the share of values on which two providers agree, within tolerance, of the movies that "
                + "both have.",
            class: "note")
    }

    private static func cell(_ pair: ProviderPair) -> HTMLCell {
        guard pair.compared > 0 else {
            return .figure(
                "–", percent: nil, notes: [pair.movies == 0 ? "no movie in both" : "nothing to compare"])
        }
        let (same, percent) = (pair.compared - pair.different, HTMLCell.percent)
        let share = percent(same, pair.compared)
        return .figure(
            "\(share) %", percent: share,
            notes: [
                "\(Wording.grouped(same)) of \(Wording.count(pair.compared, "value"))",
                "\(Wording.grouped(pair.agreeing)) of \(Wording.count(pair.movies, "movie")) in everything",
            ])
    }

    /// How the values of each field agree, and who tells it.
    func writeFields(of summary: ComparisonSummary) {
        let fields = summary.fields.filter { $0.field != .present }
        sheet.table(
            "How values agree",
            [
                HTMLColumn("Field"), HTMLColumn("Same", isNumber: true, swatch: .same),
                HTMLColumn("Near", isNumber: true, swatch: .near),
                HTMLColumn("Differ", isNumber: true, swatch: .differ),
                HTMLColumn("Agree", isNumber: true),
            ],
            rows: fields.filter(\.field.isCounted).map { field in
                let counts = [field.equal, field.withinTolerance, field.different]
                let agreement = HTMLCell.percent(field.compared - field.different, of: field.compared)
                return [.name(field.field.label)] + counts.map { .number(Wording.grouped($0)) } + [
                    field.compared > 0
                        ? .stack("\(agreement) %", Array(zip(HTMLBarPart.allCases, counts))) : .number("–")
                ]
            })
        sheet.table(
            "Of how many of its movies a provider tells a field",
            [HTMLColumn("Field")] + summary.providers.map { HTMLColumn($0.name, isNumber: true) },
            rows: fields.map { field in
                [.name(field.field.label)]
                    + summary.providers.indices.map { .share(field.having[$0], of: summary.having[$0]) }
            })
    }

    /// How every two providers rate the movies that both rate.
    func writeRatings(of summary: ComparisonSummary) {
        for (place, ratings) in summary.ratings.enumerated() where ratings.movies > 0 {
            sheet.paragraph(ratings.wording ?? "")
            HTMLHistogram(
                id: "ratings-\(place + 1)",
                title:
                    "Movies by how much higher \(ratings.left) rates them than \(ratings.right), in points of ten",
                ends: ("← \(ratings.right) higher", "\(ratings.left) higher →"), bars: ratings.distribution
            ).write(on: sheet)
            sheet.table(
                "Widest apart: \(ratings.left) and \(ratings.right)",
                [HTMLColumn("Movie")]
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
