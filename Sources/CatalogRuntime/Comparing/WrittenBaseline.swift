internal import CatalogCore
internal import CatalogMerger

/// A baseline as its file has it.
struct WrittenBaseline: Decodable {
    let schema: String
    let accepted: [Entry]

    /// One accepted difference; the title is for people, and may be taken out.
    struct Entry: Decodable {
        let ids: [String]
        let title: String?
        let field: String
        let claims: [String: Value?]

        /// The entry in our own words.
        func entry() throws(BaselineError.Fault) -> Baseline.Entry {
            guard let field = ComparedField(rawValue: field) else {
                throw .field(UnknownName(self.field, known: ComparedField.allCases.map(\.rawValue)))
            }
            var movies: [MovieID] = []
            for text in ids {
                guard let id = MovieID(text) else { throw .id(text) }
                movies.append(id)
            }
            var said: [Baseline.Difference.Claim] = []
            for (name, value) in claims {
                guard let provider = ProviderID(name) else { throw .provider(name) }
                said.append(Baseline.Difference.Claim(provider: provider, value: value?.plain))
            }
            return Baseline.Entry(
                Baseline.Difference(ids: movies, field: field, claims: said), title: title ?? "")
        }
    }

    /// A value of any type that a field can have.
    struct Value: Decodable {
        let plain: Baseline.PlainValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let truth = try? container.decode(Bool.self) {
                plain = .truth(truth)
            } else if let text = try? container.decode(String.self) {
                plain = .text(text)
            } else if let texts = try? container.decode([String].self) {
                plain = .texts(texts)
            } else {
                plain = .number(try container.decode(Double.self))
            }
        }
    }
}
