internal import CatalogCore
internal import CatalogMerger

/// The claims about a movie as rows: `field`, `provider`, `record`, `value`, `chosen`, `rule` and `as_of`.
///
/// A claim whose value is empty says that there is none. How records were matched has no place in a table of
/// claims; the other forms tell it.
enum ClaimsTable {
    /// Writes the names of the columns, then a row for each claim, field by field.
    static func write(_ explanation: Explanation, to csv: CSVWriter) {
        csv.row(["field", "provider", "record", "value", "chosen", "rule", "as_of"])
        for field in explanation.explainedFields {
            guard let resolved = field.resolved else { continue }
            for claim in resolved.statements {
                csv.row([
                    field.field.rawValue, claim.provider.name, claim.record.description,
                    claim.fact.value.map(cell) ?? "", resolved.isChosen(claim) ? "true" : "false",
                    resolved.rule.wording, claim.asOf.flatMap(Timestamp.text) ?? "",
                ])
            }
        }
    }

    /// A value as a table of movies has it.
    static func cell(_ value: FieldValue) -> String {
        switch value {
        case .text(let text): text
        case .whole(let number): String(number)
        case .decimal(let number): ShortestDecimal.text(of: number) ?? ""
        case .day(let day): day.description
        case .texts(let texts): JoinedList.cell(of: texts)
        case .rating(let rating): ShortestDecimal.text(of: rating.value) ?? ""
        case .externalIDs(let ids): JoinedList.cell(of: ids.map(\.description))
        case .credits(let credits): JoinedList.cell(of: credits.map(\.name))
        case .links(let links): JoinedList.cell(of: links.map { "\($0.provider)=\($0.address)" })
        }
    }
}
