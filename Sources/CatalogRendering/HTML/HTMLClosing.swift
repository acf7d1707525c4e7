internal import CatalogCore
internal import CatalogMerger

/// The end of every page: who has how much of it, and what is missing and why.
struct HTMLClosing {
    let sheet: HTMLSheet
    /// How many movies the page is about; a provider's share is of them, and there is none of 0.
    let movies: Int

    /// Writes both parts, each under a heading, where there is anything to say.
    func write(providers: [ProviderTally], problems: [Problem]) {
        if !providers.isEmpty {
            sheet.section("Coverage", anchor: Anchors.coverage) { write(providers) }
        }
        if !problems.isEmpty {
            sheet.section("Missing", anchor: Anchors.missing) { sheet.sentences(problems.map(\.description)) }
        }
    }

    /// The links to both parts, as far as they are there.
    static func links(providers: [ProviderTally], problems: [Problem]) -> [HTMLSheet.Link] {
        [
            providers.isEmpty ? nil : HTMLSheet.Link(anchor: Anchors.coverage, words: "Coverage"),
            problems.isEmpty ? nil : HTMLSheet.Link(anchor: Anchors.missing, words: "Missing"),
        ].compactMap { $0 }
    }

    private func write(_ providers: [ProviderTally]) {
        let share = movies > 0 ? [HTMLColumn("Share", isNumber: true)] : []
        sheet.table(
            "Providers", isHeard: true,
            [HTMLColumn("Provider"), HTMLColumn("Status"), HTMLColumn("Movies", isNumber: true)] + share,
            rows: providers.map { provider in
                [
                    .name(provider.id.name), .text(provider.outcome),
                    .number(Wording.grouped(provider.movies)),
                ] + share.map { _ in .share(provider.movies, of: movies) }
            })
    }
}
