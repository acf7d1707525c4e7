public import CatalogCore

/// Differences that were accepted, each with its values: one whose values change is another difference.
public struct Baseline: Hashable, Sendable {
    /// An accepted difference, and what its movie was called then.
    public struct Entry: Hashable, Sendable {
        /// What was accepted.
        public let difference: Difference
        /// The movie's title, for whoever reads the entry; it decides nothing.
        public let title: String

        /// Makes an entry.
        package init(_ difference: Difference, title: String) {
            self.difference = difference
            self.title = title
        }
    }

    /// What was accepted, in their order.
    public let entries: [Entry]
    private let places: [Difference: Int]

    /// What the file of a baseline says that it is.
    package static let schema = "catalog.baseline/1"

    /// Nothing was accepted.
    public init() {
        self.init([])
    }

    /// Takes what was accepted; the same again says nothing.
    package init(_ entries: [Entry]) {
        self.entries = entries
        places = Dictionary(
            entries.enumerated().map { ($1.difference, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Accepts every difference of some movies, in an order that depends on neither theirs nor the precedence of
    /// providers: by the movies' ids, then in the order of the fields.
    package init(accepting movies: some Sequence<ComparedMovie>) {
        var entries: [Entry] = []
        for movie in movies {
            for field in movie.fields where field.verdict == .different {
                let difference = Difference(ids: movie.ids, field: field.field, claims: field.claims)
                entries.append(Entry(difference, title: movie.title))
            }
        }
        // The fields of one movie stand in their order already; indices keep them in it.
        self.init(
            entries.enumerated().sorted { one, other in
                let (left, right) = (one.element.difference.ids, other.element.difference.ids)
                return left == right ? one.offset < other.offset : left.lexicographicallyPrecedes(right)
            }.map(\.element))
    }

    /// The place among the entries of one that accepts a difference; nil where none does.
    func place(of difference: Difference) -> Int? { places[difference] }
}

extension Baseline {
    /// A difference with its values, independent of the precedence of providers.
    public struct Difference: Hashable, Sendable {
        /// The movie's ids, sorted.
        public let ids: [MovieID]
        /// The field.
        public let field: ComparedField
        /// What each provider says, by the provider's name.
        public let claims: [Claim]

        /// One provider's value; nil where it gives none.
        public struct Claim: Hashable, Sendable {
            /// The provider.
            public let provider: ProviderID
            /// The value in the plain form that a file holds.
            public let value: PlainValue?

            /// Makes a claim.
            package init(provider: ProviderID, value: PlainValue?) {
                self.provider = provider
                self.value = value
            }
        }

        /// Makes a difference of ids and claims in any order.
        package init(ids: [MovieID], field: ComparedField, claims: [Claim]) {
            self.ids = ids.sorted()
            self.field = field
            self.claims = claims.sorted { $0.provider.name < $1.provider.name }
        }

        /// A difference that was found.
        init(ids: [MovieID], field: ComparedField, claims: [ComparedClaim]) {
            self.init(
                ids: ids, field: field,
                claims: claims.map { Claim(provider: $0.provider, value: $0.value.map(PlainValue.init)) })
        }
    }

    /// A value as JSON has it.
    public enum PlainValue: Hashable, Sendable {
        /// Whether a provider has the movie.
        case truth(Bool)
        /// A year, minutes, dollars, a mark.
        case number(Double)
        /// A title, a day, a language.
        case text(String)
        /// Genres, people by their names, outside ids.
        case texts([String])

        /// The plain form of a value.
        init(_ value: ComparedValue) {
            switch value {
            case .presence(let isPresent): self = .truth(isPresent)
            case .field(.text(let text)): self = .text(text)
            case .field(.whole(let number)): self = .number(Double(number))
            case .field(.decimal(let number)): self = .number(number)
            case .field(.day(let day)): self = .text(day.description)
            case .field(.texts(let texts)): self = .texts(texts)
            case .field(.rating(let rating)): self = .number(rating.value)
            case .field(.externalIDs(let ids)): self = .texts(ids.map(\.description))
            case .field(.credits(let credits)): self = .texts(credits.map(\.name))
            case .field(.links(let links)): self = .texts(links.map(\.address))
            }
        }
    }
}
