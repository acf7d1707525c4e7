internal import CatalogCore

/// Whose list of people a movie shows for a job.
enum CastChoice: Hashable {
    /// One provider's; nil where nobody has a list.
    case provider(ProviderID?)
    /// Everybody whom any of these lists, those of earlier ones first.
    case everybody([ProviderID])
    /// The user's own.
    case hand

    /// What was resolved about the people of a job.
    init(_ resolved: Resolved?) {
        if resolved?.hand != nil {
            self = .hand
        } else if let rule = resolved?.rule, rule.addsUp {
            self = .everybody(rule.order)
        } else {
            self = .provider(resolved?.provider)
        }
    }
}
