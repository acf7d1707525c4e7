internal import CatalogCore
internal import CatalogMerger

/// The end of every page: who gave what, what they ask to be said, and what is missing and why.
struct TextClosing {
    let page: TextPage

    /// How many problems are told one by one. A server that is down fails every movie alike.
    private static let mostProblems = 20

    /// Writes all there is to say, each part under a heading.
    func write(providers: [ProviderTally], problems: [Problem]) {
        if !providers.isEmpty { write(providers) }
        write(providers.distinctAttributions, indent: 2)
        if !problems.isEmpty { write(problems) }
    }

    /// Writes the same with the providers in one line, for answers that are short themselves.
    func writeBriefly(providers: [ProviderTally], problems: [Problem]) {
        let tallies = providers.map { StyledText("\($0.id): \($0.outcome)", .faint, isGlued: true) }
        if !tallies.isEmpty { page.blank() }
        page.paragraph(tallies.joined(separator: StyledText(" · ", .faint)))
        write(providers.distinctAttributions, indent: 0)
        if !problems.isEmpty { write(problems) }
    }

    private func write(_ attributions: [String], indent: Int) {
        for attribution in attributions {
            page.blank()
            page.paragraph(StyledText(attribution, .faint), indent: indent)
        }
    }

    private func write(_ providers: [ProviderTally]) {
        page.blank()
        page.rule("Providers")
        page.blank()
        let table = TextTable(
            [.init("", minimum: 6), .init("", overflow: .wrap, minimum: 10), .init("", .right, minimum: 8)],
            rows: providers.map { provider in
                [
                    StyledText(provider.id.name),
                    StyledText(provider.outcome, provider.status.style),
                    StyledText(Wording.count(provider.movies, "movie")),
                ]
            })
        for line in table.styledLines(width: page.measure - 2) { page.line(line.indented(by: 2)) }
    }

    private func write(_ problems: [Problem]) {
        page.blank()
        page.rule("Missing", Wording.count(problems.count, "problem"))
        page.blank()
        for problem in problems.prefix(Self.mostProblems) {
            page.labeled(StyledText("!", .fault), StyledText(problem.description), indent: 2, edge: 2)
        }
        if problems.count > Self.mostProblems {
            let rest = Wording.grouped(problems.count - Self.mostProblems)
            page.labeled(
                StyledText("!", .fault), StyledText("… and \(rest) more, which '--format json' lists."),
                indent: 2, edge: 2)
        }
    }
}

extension ProviderTally.Status {
    /// How it looks where colors are used.
    fileprivate var style: StyledText.Style {
        switch self {
        case .ok, .unsupported: .plain
        case .partial, .failed: .fault
        }
    }
}

extension [ProviderTally] {
    /// What must be said wherever the data is shown, each sentence once: two providers may share a source.
    var distinctAttributions: [String] {
        var seen: Set<String> = []
        return compactMap(\.attribution).filter { seen.insert($0).inserted }
    }
}
