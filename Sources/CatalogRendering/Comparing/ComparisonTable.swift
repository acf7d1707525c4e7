internal import CatalogCore
internal import CatalogMerger

/// A comparison as rows, one field of one movie each: `id`, `title`, `field`, `verdict`, a column per provider, and
/// `accepted`.
///
/// A cell is empty where a provider gives no value or does not have the movie; the row `present` tells which.
enum ComparisonTable {
    /// Writes the names of the columns, then the rows, movie by movie.
    static func write(_ comparison: Comparison, to csv: CSVWriter) {
        let providers = comparison.providers
        csv.row(["id", "title", "field", "verdict"] + providers.map(\.name) + ["accepted"])
        csv.output.write(comparison.movies) { movie, output in
            let csv = CSVWriter(output: output)
            let head = CSVWriter.head([movie.id.description, movie.title])
            var cells: [String] = []
            for field in movie.fields {
                cells.removeAll(keepingCapacity: true)
                cells.append(field.field.rawValue)
                cells.append(field.verdict.rawValue)
                for provider in providers {
                    let claim = field.claims.first { $0.provider == provider }
                    cells.append(claim?.value.map(cell) ?? "")
                }
                cells.append(field.isAccepted ? "true" : "false")
                csv.row(cells, after: head)
            }
        }
    }

    /// A value as a table of movies has it.
    private static func cell(_ value: ComparedValue) -> String {
        switch value {
        case .presence(let isPresent): isPresent ? "true" : "false"
        case .field(let value): ClaimsTable.cell(value)
        }
    }
}
