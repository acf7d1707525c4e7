package import CatalogConfiguration
internal import CatalogCore
internal import CatalogTransport

/// One kind of provider: what it is called, what can be set, and how one is made of its settings.
package struct ProviderKind: Sendable {
    /// Its name and settings, for the configuration.
    package let description: KindDescription
    /// One line for people about what it is.
    package let summary: String
    /// A sentence that must stand wherever its data is shown; nil where none is asked for.
    package let attribution: String?
    /// What one provider of it may be asked at most, unless the configuration says otherwise.
    package let limits: UsualLimits
    /// What a provider of it can answer, read off its conformances.
    package let abilities: [Ability]

    private let make:
        @Sendable (ProviderID, SettingValues, any Transport) throws(SettingFailure) -> ProviderMade

    /// Describes a kind.
    ///
    /// - Parameters:
    ///   - provider: The type that answers; its conformances are its abilities.
    ///   - settings: What it understands beside what every provider over HTTP does.
    ///   - make: Makes a provider of its name, its settings and the transport that carries its requests. It
    ///     throws where the environment makes nonsense of a setting; a missing secret is a
    ///     ``ProviderMade/unusable(_:because:)``, so that the others still run.
    init<Provider: CatalogProvider>(
        _ name: String,
        _ provider: Provider.Type,
        summary: String,
        attribution: String? = nil,
        limits: UsualLimits,
        settings: [SettingDescription],
        make:
            @escaping @Sendable (
                ProviderID, SettingValues, any Transport
            ) throws(SettingFailure) -> ProviderMade
    ) {
        self.description = KindDescription(name: name, settings: settings + SettingDescription.http)
        self.summary = summary
        self.attribution = attribution
        self.limits = limits
        self.abilities = Ability.allCases.filter { $0.isAbility(of: provider) }
        self.make = make
    }

    /// Makes the source of a configured provider.
    ///
    /// - Parameter needsSecrets: Whether a missing secret bars the provider: not where nobody asks for it.
    func source(
        _ id: ProviderID, values: SettingValues, transport: any Transport, needsSecrets: Bool = true
    ) throws(SettingFailure) -> Source {
        switch try make(id, values, transport) {
        case .usable(let provider):
            Source(provider, kind: description.name, attribution: attribution)
        case .unusable(let provider, _) where !needsSecrets:
            Source(provider, kind: description.name, attribution: attribution)
        case .unusable(let provider, let reason):
            Source(unusable: provider, kind: description.name, attribution: attribution, because: reason)
        }
    }
}

/// What became of a provider's settings.
enum ProviderMade {
    /// It can be asked.
    case usable(any CatalogProvider)
    /// It is known what it could answer, but asking it would fail for this reason.
    case unusable(any CatalogProvider, because: FailureReason)
}

/// What a service bears unless its configuration says otherwise.
package struct UsualLimits: Sendable {
    /// How many requests may start in a second in the long run; nil for any number.
    package var requestsPerSecond: Double?
    /// How many may start at once before that rate holds.
    package var burst: Int?
    /// How many may be under way.
    package var maxConcurrent: Int
}
