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
            for field in movie.fields {
                csv.row { bytes in
                    bytes.append(contentsOf: head)
                    bytes.append(field.field.rawValue)
                    bytes.append(UInt8(ascii: ","))
                    bytes.append(field.verdict.rawValue)
                    for provider in providers {
                        bytes.append(UInt8(ascii: ","))
                        let claim = field.claims.first { $0.provider == provider }
                        if let value = claim?.value { append(value, to: &bytes) }
                    }
                    bytes.append(field.isAccepted ? ",true" : ",false")
                }
            }
        }
    }

    /// Appends the cell of a value as a table of movies has it.
    private static func append(_ value: ComparedValue, to bytes: inout [UInt8]) {
        switch value {
        case .presence(let isPresent): bytes.append(isPresent ? "true" : "false")
        case .field(let value): CSVWriter.append(to: &bytes) { ClaimsTable.append(value, to: &$0) }
        }
    }
}
