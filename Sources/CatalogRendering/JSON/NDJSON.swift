internal import CatalogCore
internal import CatalogMerger

/// JSON with one value a line, which `grep`, `head` and `jq` can take line by line.
///
/// Providers and problems have no line of their own: a line is a movie, or a person of a credits page.
struct NDJSON {
    let output: ChunkedOutput

    /// Writes a line for each movie, in their order.
    func write(_ movies: some Sequence<MergedMovie>) {
        for movie in movies { line(movie) }
    }

    /// Writes a line for each entry of the watchlist, in their order.
    func write(_ entries: [WatchlistEntry]) {
        for entry in entries { line(ListedEntry(entry: entry)) }
    }

    /// Writes a line for each person, actors first; `job` is `actor` or `director`.
    func write(_ credits: CreditsPage) {
        for person in credits.movie.actors { line(LabeledPerformer(job: "actor", person: person)) }
        for person in credits.movie.directors { line(LabeledPerformer(job: "director", person: person)) }
    }

    /// Writes a line for each field of a movie.
    func write(_ fields: [ExplainedField]) {
        for field in fields { line(field) }
    }

    /// Writes a line for each pair of records.
    func write(_ pairs: [ShownPair]) {
        for pair in pairs { line(pair) }
    }

    /// Writes one value as a line.
    func line(_ value: some JSONValue) {
        var json = JSONWriter(output: output, layout: .compact)
        value.write(to: &json)
        output.write("\n")
    }
}
