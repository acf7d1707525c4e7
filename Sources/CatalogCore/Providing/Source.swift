/// A provider with its facets: what the rooms downstream see of it.
///
/// The facets come once from the provider's conformances, so that nobody downstream needs to cast.
public struct Source: Sendable {
    /// The provider's name.
    public let id: ProviderID
    /// The code it runs.
    public let kind: String
    /// A sentence that must stand wherever the source's data is shown; nil where none is asked for.
    public let attribution: String?
    /// The language that its titles and texts come in, as `de` or `pt-BR`; nil where nobody can tell.
    public let language: String?
    /// Why the source cannot be asked anything; nil when it can.
    public let refusal: FailureReason?

    /// Whether the source kept failing and is left alone for the rest of the run, so that its failures are
    /// reported once. Never, unless whoever made the source knows; read when nothing is under way.
    package var isLeftAlone: @Sendable () -> Bool = { false }

    /// Its lists, where it has any.
    public let list: (any ListProvider)?
    /// Its search, where it can.
    public let search: (any SearchProvider)?
    /// Its people, where it knows what they made.
    public let person: (any PersonProvider)?
    /// Its pages for single movies.
    public let detail: (any DetailProvider)?
    /// Its credits, where they are told apart from the detail.
    public let credits: (any CreditsProvider)?
    /// Its recommendations, where they are told apart from the detail.
    public let recommendations: (any RecommendationProvider)?
    /// All of its movies at once, where it has them in memory.
    package let whole: (any WholeCatalogProvider)?

    /// Takes a provider's facets from its conformances.
    public init(
        _ provider: some CatalogProvider, kind: String, attribution: String? = nil, language: String? = nil
    ) {
        self.init(provider, kind: kind, attribution: attribution, language: language, refusal: nil)
    }

    /// A source that was configured but cannot be asked: every question to it fails for `refusal`.
    public init(
        unusable provider: some CatalogProvider, kind: String, attribution: String?,
        because refusal: FailureReason
    ) {
        self.init(provider, kind: kind, attribution: attribution, language: nil, refusal: refusal)
    }

    private init(
        _ provider: some CatalogProvider, kind: String, attribution: String?, language: String?,
        refusal: FailureReason?
    ) {
        self.id = provider.id
        self.kind = kind
        self.attribution = attribution
        self.language = language
        self.refusal = refusal
        self.list = provider as? any ListProvider
        self.search = provider as? any SearchProvider
        self.person = provider as? any PersonProvider
        self.detail = provider as? any DetailProvider
        self.credits = provider as? any CreditsProvider
        self.recommendations = provider as? any RecommendationProvider
        self.whole = provider as? any WholeCatalogProvider
    }
}
