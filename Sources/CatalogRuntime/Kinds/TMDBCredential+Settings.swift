internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogTMDB
internal import CatalogTransport

extension TMDBCredential {
    /// The credential that a provider's settings hold: the token where there is one, else the key.
    ///
    /// A variable that is not set makes it unusable and is named; so does having neither.
    init(values: SettingValues) throws(SettingFailure) {
        var missing: SettingFailure?
        for setting in Setting.allCases {
            do {
                if let secret = try values.secret(setting.rawValue) {
                    self = TMDBCredential(secret, under: setting)
                    return
                }
            } catch {
                missing = missing ?? error
            }
        }
        let words =
            missing.map { "\($0); get a token at \(Self.page)" }
            ?? "neither access_token nor api_key is set; get one at \(Self.page)"
        self = .unusable(.unconfigured(words))
    }

    /// What to send; nil where there is nothing that could be sent.
    var usable: Credential? {
        switch self {
        case .usable(let credential): credential
        case .unusable: nil
        }
    }
}
