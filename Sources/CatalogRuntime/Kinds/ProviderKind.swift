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
    /// Where its service is, unless the configuration says otherwise; nil where it has no place of its own.
    package let address: String?
    /// What one provider of it may be asked at most, unless the configuration says otherwise; nil for a kind that
    /// asks no server.
    package let limits: UsualLimits?
    /// What a provider of it can answer, read off its conformances.
    package let abilities: [Ability]

    private let language: @Sendable (SettingValues) throws(SettingFailure) -> String?
    private let make:
        @Sendable (ProviderID, SettingValues, any Transport) throws(SettingFailure) -> ProviderMade

    /// Describes a kind.
    ///
    /// - Parameters:
    ///   - provider: The type that answers; its conformances are its abilities.
    ///   - limits: Nil for a kind that asks no server.
    ///   - language: The language that titles and texts come in with these settings; nil where nobody can tell.
    ///   - settings: What it understands, beside what every provider over HTTP does where it asks a server.
    ///   - make: Makes a provider of its name, its settings and the transport that carries its requests. It
    ///     throws where the environment makes nonsense of a setting; a missing secret is a
    ///     ``ProviderMade/unusable(_:because:)``, so that the others still run.
    init<Provider: CatalogProvider>(
        _ name: String,
        _ provider: Provider.Type,
        summary: String,
        attribution: String? = nil,
        address: String? = nil,
        limits: UsualLimits?,
        language: @escaping @Sendable (SettingValues) throws(SettingFailure) -> String?,
        settings: [SettingDescription],
        make:
            @escaping @Sendable (
                ProviderID, SettingValues, any Transport
            ) throws(SettingFailure) -> ProviderMade
    ) {
        self.description = KindDescription(
            name: name, settings: settings + (limits == nil ? [] : SettingDescription.http))
        self.summary = summary
        self.attribution = attribution
        self.address = address
        self.limits = limits
        self.abilities = Ability.allCases.filter { $0.isAbility(of: provider) }
        self.language = language
        self.make = make
    }

    /// Makes the source of a configured provider.
    ///
    /// - Parameter needsSecrets: Whether a missing secret bars the provider: not where nobody asks for it.
    func source(
        _ id: ProviderID, values: SettingValues, transport: any Transport, needsSecrets: Bool = true
    ) throws(SettingFailure) -> Source {
        let made = try make(id, values, transport)
        let exposure = try exposure(of: values)
        guard needsSecrets, let reason = made.refusal ?? exposure else {
            return Source(
                made.provider, kind: description.name, attribution: attribution,
                language: try language(values))
        }
        return Source(
            unusable: made.provider, kind: description.name, attribution: attribution, because: reason)
    }

    /// Why a provider with a secret must not be asked at its address; nil where it may.
    private func exposure(of values: SettingValues) throws(SettingFailure) -> FailureReason? {
        guard description.settings.contains(where: { $0.form == .secret }),
            let host = try values.exposingHost()
        else { return nil }
        return .unconfigured(
            "base_url would send the secret to '\(host)' unencrypted; write https, or allow it with "
                + "insecure_host: \(host)")
    }
}

/// What became of a provider's settings.
enum ProviderMade {
    /// It can be asked.
    case usable(any CatalogProvider)
    /// It is known what it could answer, but asking it would fail for this reason.
    case unusable(any CatalogProvider, because: FailureReason)

    /// The provider, whether it can be asked or not.
    var provider: any CatalogProvider {
        switch self {
        case .usable(let provider), .unusable(let provider, _): provider
        }
    }

    /// Why asking it would fail; nil where it would not.
    var refusal: FailureReason? {
        switch self {
        case .usable: nil
        case .unusable(_, let reason): reason
        }
    }
}
