internal import CatalogCore

/// What tells one person from another: the id, or where a source has none, the name at that source.
enum PersonKey: Hashable, Comparable {
    case id(PersonID)
    case name(ProviderID, String)

    init(_ credit: Credit, at provider: ProviderID) {
        self = credit.person.map(PersonKey.id) ?? .name(provider, TextFolding.folded(credit.name, .words))
    }

    /// The keys under which a person of one movie is known; `provider` is who listed them.
    static func keys(of person: RankedPerson, listedBy provider: ProviderID) -> [PersonKey] {
        person.ids.isEmpty
            ? [.name(provider, TextFolding.folded(person.name, .words))] : person.ids.map(PersonKey.id)
    }

    var provider: ProviderID {
        switch self {
        case .id(let id): id.provider
        case .name(let provider, _): provider
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
