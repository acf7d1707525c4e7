internal import CatalogCore
internal import CatalogMerger

/// The sheet that Markdown is written on: blocks with an empty line between them.
///
/// Texts are taken as they are: data must have passed ``MarkdownText``.
struct MarkdownSheet {
    let output: ChunkedOutput

    /// Writes the title of the page.
    func title(_ text: String) { output.write("# \(text)\n") }

    /// Writes a heading of a level from 2 to 6; deeper ones stay at 6.
    func heading(_ text: String, level: Int) {
        output.write("\n\(String(repeating: "#", count: min(level, 6))) \(text)\n")
    }

    /// Writes a paragraph, unless it is empty.
    func paragraph(_ text: String) {
        if !text.isEmpty { output.write("\n\(text)\n") }
    }

    /// Writes a list with an item a line, unless it is empty.
    func list(_ items: [String]) {
        guard !items.isEmpty else { return }
        output.write("\n")
        for item in items { output.write("- \(item)\n") }
    }

    /// Writes a table, unless it has no rows; they are written as they come.
    ///
    /// - Parameter numbers: The columns that are set to the right.
    func table(_ titles: [String], numbers: Set<Int> = [], rows: some Sequence<[String]>) {
        var rows = rows.makeIterator()
        guard let first = rows.next() else { return }
        output.write("\n")
        row(titles)
        row(titles.indices.map { numbers.contains($0) ? "---:" : "---" })
        row(first)
        while let cells = rows.next() { row(cells) }
    }

    /// Writes what is shown only to those who open it.
    ///
    /// - Parameter summary: What it is called; words of our own, as no data may stand in it.
    func details(_ summary: String, _ body: () -> Void) {
        output.write("\n<details>\n<summary>\(summary)</summary>\n")
        body()
        output.write("\n</details>\n")
    }

    private func row(_ cells: [String]) { output.write("| \(cells.joined(separator: " | ")) |\n") }

    /// Writes what stands at the end of every page: who gave what, what they ask to be said, what is missing.
    func closing(providers: [ProviderTally], problems: [Problem]) {
        if !providers.isEmpty { heading("Providers", level: 2) }
        table(
            ["Provider", "Status", "Movies"], numbers: [2],
            rows: providers.map {
                [MarkdownText.inline($0.id.name), $0.outcome, Wording.grouped($0.movies)]
            })
        for attribution in providers.distinctAttributions { paragraph(MarkdownText.block(attribution)) }
        if !problems.isEmpty { heading("Missing", level: 2) }
        list(problems.map { MarkdownText.block($0.description) })
    }
}
