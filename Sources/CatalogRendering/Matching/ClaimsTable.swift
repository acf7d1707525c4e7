internal import CatalogCore
internal import CatalogMerger

/// The claims about a movie as rows: `field`, `provider`, `record`, `value`, `chosen`, `rule`, `as_of` and
/// `language`.
///
/// A claim whose value is empty says that there is none; what was set by hand comes first. How records were matched has no place in a table of
/// claims; the other forms tell it.
enum ClaimsTable {
    /// Writes the names of the columns, then a row for each claim, field by field.
    ///
    /// - Parameter file: What the file is called that values by hand stand in.
    static func write(_ explanation: Explanation, file: String?, to csv: CSVWriter) {
        csv.row(["field", "provider", "record", "value", "chosen", "rule", "as_of", "language"])
        for field in explanation.explainedFields(file: file) {
            for claim in field.statements {
                csv.row([
                    field.field.rawValue, claim.speaker, claim.record.description,
                    claim.value.map(cell) ?? "", claim.isChosen ? "true" : "false", field.reason ?? "",
                    claim.asOf.flatMap(Timestamp.text) ?? "", claim.language ?? "",
                ])
            }
        }
    }

    /// A value as a table of movies has it.
    private static func cell(_ value: FieldValue) -> String { String.written { append(value, to: &$0) } }

    /// Appends the same.
    static func append(_ value: FieldValue, to bytes: inout [UInt8]) {
        switch value {
        case .text(let text): bytes.append(text)
        case .whole(let number): bytes.append(String(number))
        case .decimal(let number): bytes.append(ShortestDecimal.text(of: number) ?? "")
        case .day(let day): bytes.append(day.description)
        case .texts(let texts): JoinedList.append(texts, to: &bytes)
        case .rating(let rating): bytes.append(ShortestDecimal.text(of: rating.value) ?? "")
        case .externalIDs(let ids): JoinedList.append(ids.lazy.map(\.description), to: &bytes)
        case .credits(let credits): JoinedList.append(credits.lazy.map(\.name), to: &bytes)
        case .links(let links):
            JoinedList.append(links.lazy.map { "\($0.provider)=\($0.address)" }, to: &bytes)
        }
    }
}
