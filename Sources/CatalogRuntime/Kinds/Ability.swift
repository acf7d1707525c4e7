internal import CatalogCore

/// What a provider can be asked for, as `catalog providers` names it.
package enum Ability: String, CaseIterable, Sendable {
    case list
    case search
    case person
    case detail
    case credits
    case recommendations

    /// Whether a type of provider has it: conformance is the only list of abilities there is.
    func isAbility(of provider: any CatalogProvider.Type) -> Bool {
        switch self {
        case .list: provider is any ListProvider.Type
        case .search: provider is any SearchProvider.Type
        case .person: provider is any PersonProvider.Type
        case .detail: provider is any DetailProvider.Type
        case .credits: provider is any CreditsProvider.Type
        case .recommendations: provider is any RecommendationProvider.Type
        }
    }
}
