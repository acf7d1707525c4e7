public import CatalogCore

/// What happens while a question is being answered, for those who wait.
public enum PipelineEvent: Sendable {
    /// A provider is being asked.
    case asked(ProviderID, Question)
    /// It has answered, or failed.
    case settled(ProviderID, Question)
    /// Something worth knowing that is no problem.
    case notice(Notice)
}

/// Something worth knowing about an answer that is no problem of it.
public enum Notice: Hashable, Sendable {
    /// Of several people of one name the most popular was taken.
    case namesakes(taken: Person, others: [Person])
    /// A movie was found at another provider by its title.
    case found(MovieID, for: MovieID)
}

extension Notice: CustomStringConvertible {
    /// The notice in words.
    public var description: String {
        switch self {
        case .namesakes(let taken, let others):
            "Several people are called \(taken.name); took \(taken.id), the most popular. Others: "
                + others.map { other in
                    other.id.description
                        + (other.knownFor.isEmpty
                            ? "" : " (\(other.knownFor.prefix(2).joined(separator: ", ")))")
                }.joined(separator: ", ") + ". Name one by its id, as in 'catalog person \(taken.id)'."
        case .found(let found, let wanted):
            "\(wanted) is \(found), found by its title."
        }
    }
}
