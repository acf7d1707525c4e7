internal import CatalogCore

/// What tells one person from another: the id, or where a source has none, the name at that source.
enum PersonKey: Hashable, Comparable {
    case id(PersonID)
    /// The name is folded, so that writing variants are one person.
    case name(ProviderID, String)

    /// Whose people the key tells apart.
    var provider: ProviderID {
        switch self {
        case .id(let id): id.provider
        case .name(let provider, _): provider
        }
    }

    /// The id, where the source has one.
    var id: PersonID? {
        switch self {
        case .id(let id): id
        case .name: nil
        }
    }

    func hash(into hasher: inout Hasher) {
        // Keys of two providers are seldom equal, and half the text hashes in half the time.
        switch self {
        case .id(let id): hasher.combine(id.key)
        case .name(_, let name): hasher.combine(name)
        }
    }

    static func < (left: PersonKey, right: PersonKey) -> Bool {
        switch (left, right) {
        case (.id(let one), .id(let other)): one < other
        case (.id, .name): true
        case (.name, .id): false
        case (.name(let one, let name), .name(let other, let otherName)):
            (one.name, name) < (other.name, otherName)
        }
    }
}
