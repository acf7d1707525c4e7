public import CatalogCore

/// What happens while a question is being answered, for those who wait.
public enum PipelineEvent: Hashable, Sendable {
    /// A provider is being asked.
    case asked(ProviderID, Question)
    /// It has answered, or failed.
    case settled(ProviderID, Question)
    /// Something worth knowing that is no problem. Notices come before the answer, in an order that depends on
    /// the answers alone: people in the order of providers, then what was found, movie by movie.
    case notice(Notice)
}

/// Something worth knowing about an answer that is no problem of it.
public enum Notice: Hashable, Sendable {
    /// Of several people of one name the most popular was taken.
    case namesakes(taken: Person, others: [Person])
    /// A movie was found at another provider by its title, and its record became part of the movie.
    case found(MovieID, for: MovieID)
}

extension Notice: CustomStringConvertible {
    /// The notice in words.
    public var description: String {
        switch self {
        case .namesakes(let taken, let others):
            "Several people are called \(taken.name); took \(taken.id), the most popular. Others: "
                + others.map(Self.words).joined(separator: ", ")
                + ". Name one by its id, as in 'catalog person \(others.first?.id ?? taken.id)'."
        case .found(let found, let wanted):
            "\(wanted) is \(found), found by its title."
        }
    }

    private static func words(for person: Person) -> String {
        let titles = person.knownFor.prefix(2).joined(separator: ", ")
        return person.id.description + (titles.isEmpty ? "" : " (\(titles))")
    }
}
