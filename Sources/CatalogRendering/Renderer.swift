package import CatalogCore
package import CatalogMerger

/// Writes answers in the form that was asked for.
///
/// The bytes depend on the answer and on these settings alone: not on the clock, the locale or the machine.
/// Nothing is sorted, chosen or fetched here; the answer is written in the order in which it stands.
///
/// Output is passed on in chunks of some kilobytes while it is made, so that what is held in memory does not
/// grow with it; a list as text is gone through twice, because its columns are as wide as their widest cells, and a
/// picture that is embedded in a page is passed on in one piece. Every form ends in one line break. Of the forms that
/// have one movie to a line, NDJSON and CSV, a report gives each movie once, at its first appearance, and a movie's page
/// gives the movie alone; people of a credits page stand one to a line.
package struct Renderer: Hashable, Sendable {
    /// The form.
    package let format: OutputFormat
    /// What text is fitted to; the other forms do not look at it.
    package let layout: TextLayout
    /// How many actors a movie of a text, Markdown or HTML report names. The other forms name all.
    package let top: Int
    /// Where the posters of an HTML page come from; the other forms do not look at it.
    package var posters: Posters

    /// Makes a renderer.
    package init(
        format: OutputFormat, layout: TextLayout = TextLayout(width: 80), top: Int = 5,
        posters: Posters = .linked
    ) {
        self.format = format
        self.layout = layout
        self.top = max(0, top)
        self.posters = posters
    }

    /// Writes a report.
    package func render(_ report: Report, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text: TextReport(page: page(on: output), top: top).write(report)
            case .json: JSONWriter.writeDocument(report, to: output)
            case .ndjson: NDJSON(output: output).write(report.distinctMovies)
            case .csv: MovieTable.write(report.distinctMovies, to: CSVWriter(output: output))
            case .markdown: MarkdownReport(sheet: MarkdownSheet(output: output), top: top).write(report)
            case .html: HTMLReport(sheet: sheet(on: output), top: top).write(report)
            }
        }
    }

    /// Writes a list of movies.
    package func render(_ listing: MovieListing, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text: TextListing(page: page(on: output)).write(listing)
            case .json: JSONWriter.writeDocument(listing, to: output)
            case .ndjson: NDJSON(output: output).write(listing.movies)
            case .csv: MovieTable.write(listing.movies, to: CSVWriter(output: output))
            case .markdown: MarkdownListing(sheet: MarkdownSheet(output: output)).write(listing)
            case .html: HTMLListing(sheet: sheet(on: output), top: top).write(listing)
            }
        }
    }

    /// Writes the page of one movie.
    package func render(_ moviePage: MoviePage, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text: TextMoviePage(page: page(on: output)).write(moviePage)
            case .json: JSONWriter.writeDocument(moviePage, to: output)
            case .ndjson: NDJSON(output: output).write([moviePage.movie])
            case .csv: MovieTable.write([moviePage.movie], to: CSVWriter(output: output))
            case .markdown: MarkdownMoviePage(sheet: MarkdownSheet(output: output)).write(moviePage)
            case .html: HTMLMoviePage(sheet: sheet(on: output), top: top).write(moviePage)
            }
        }
    }

    /// Writes who made one movie.
    package func render(_ credits: CreditsPage, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text: TextCredits(page: page(on: output)).write(credits)
            case .json: JSONWriter.writeDocument(credits, to: output)
            case .ndjson: NDJSON(output: output).write(credits)
            case .csv: CreditsTable.write(credits, to: CSVWriter(output: output))
            case .markdown: MarkdownCredits(sheet: MarkdownSheet(output: output)).write(credits)
            case .html: HTMLCredits(sheet: sheet(on: output)).write(credits)
            }
        }
    }

    /// Writes the user's watchlist, the entries in their order, as it stands: nobody was asked.
    package func render(_ watchlist: Watchlist, to output: inout some TextOutputStream) {
        let entries = watchlist.entries
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text: TextWatchlist(page: page(on: output)).write(entries)
            case .json: JSONWriter.writeDocument(EntryListing(entries: entries), to: output)
            case .ndjson: NDJSON(output: output).write(entries)
            case .csv: MovieTable.write(entries, to: CSVWriter(output: output))
            case .markdown: MarkdownWatchlist(sheet: MarkdownSheet(output: output)).write(entries)
            case .html: HTMLWatchlist(sheet: sheet(on: output)).write(entries)
            }
        }
    }

    private func page(on output: ChunkedOutput) -> TextPage { TextPage(layout: layout, output: output) }

    /// The sheet that pages are written on.
    func sheet(on output: ChunkedOutput) -> HTMLSheet { HTMLSheet(output: output, posters: posters) }
}
