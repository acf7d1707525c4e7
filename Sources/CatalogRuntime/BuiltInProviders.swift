package import CatalogConfiguration
internal import CatalogCore
internal import CatalogFiles
internal import CatalogTMDB
internal import CatalogTradeRev
internal import CatalogTransport

/// The kinds of provider this program knows: the one list of them.
///
/// To add one, see *Adding a provider* in the documentation of `CatalogCore`.
package enum BuiltInProviders {
    /// The kinds, in the order in which they are shown.
    package static let kinds: [ProviderKind] = [tmdb, tradeRev, file]

    /// The kind of a name that a configuration holds.
    package static func kind(named name: String) -> ProviderKind? {
        kinds.first { $0.description.name == name }
    }

    /// Reads configurations of these kinds.
    package static var reader: ConfigurationReader { ConfigurationReader(kinds: kinds.map(\.description)) }

    private static let tmdb = ProviderKind(
        "tmdb", TMDBProvider.self,
        summary: "The Movie Database, over its API (version 3); needs a token or key",
        attribution: TMDBProvider.attribution,
        address: TMDBSettings.usualBaseURL,
        // TMDB bears about 50 requests a second and 20 connections of one address. The burst lets an
        // everyday report go at once; a long one settles at the rate.
        limits: UsualLimits(requestsPerSecond: 50, burst: 150, maxConcurrent: 20),
        // TMDB's own choice is English.
        language: { values throws(SettingFailure) in try values.text("language") ?? "en" },
        settings: [
            SettingDescription(
                name: "access_token", form: .secret, meaning: "The API read access token (begins with eyJ).",
                example: "${TMDB_ACCESS_TOKEN}"),
            SettingDescription(
                name: "api_key", form: .secret,
                meaning: "The API key of 32 hexadecimal digits; one of the two is enough.",
                example: "${TMDB_API_KEY}"),
            SettingDescription(
                name: "related", form: .choice(TMDBSettings.Related.allCases.map(\.rawValue)),
                meaning: "Which of its two lists of related movies counts as recommendations.",
                example: "similar"),
        ]
    ) { id, values, transport throws(SettingFailure) in
        let credential = try TMDBCredential(values: values)
        // What cannot be asked still shows what it could be asked for, without a credential.
        var settings = TMDBSettings(credential: credential.usable ?? .bearer(Secret("")))
        settings.baseURL = try values.address("base_url") ?? settings.baseURL
        settings.language = try values.text("language")
        settings.region = try values.text("region")
        settings.posterSize = try values.text("poster_size")
        settings.related = try values.choice("related").flatMap(TMDBSettings.Related.init) ?? settings.related
        let provider = TMDBProvider(id: id, settings: settings, transport: transport)
        switch credential {
        case .usable: return .usable(provider)
        case .unusable(let reason): return .unusable(provider, because: reason)
        }
    }

    private static let tradeRev = ProviderKind(
        "traderev", TradeRevProvider.self,
        summary: "The movies of TradeRev's coding challenge, as JSON files on GitHub",
        address: TradeRevSettings.usualBaseURL,
        limits: UsualLimits(requestsPerSecond: nil, burst: nil, maxConcurrent: 8),
        // Its files are in English, whatever is asked for.
        language: { _ in "en" },
        settings: [
            SettingDescription(
                name: "overview", form: .choice(TradeRevSettings.Overview.allCases.map(\.rawValue)),
                meaning: "Which of its two texts about a movie is the overview: the short or the long one.",
                example: "notes")
        ]
    ) { id, values, transport throws(SettingFailure) in
        var settings = TradeRevSettings()
        settings.baseURL = try values.address("base_url") ?? settings.baseURL
        settings.overview =
            try values.choice("overview").flatMap(TradeRevSettings.Overview.init) ?? settings.overview
        return .usable(TradeRevProvider(id: id, settings: settings, transport: transport))
    }

    private static let file = ProviderKind(
        "file", FileProvider.self,
        summary: "A catalog file of your own: CSV with a header, or NDJSON, packed or not",
        limits: nil,
        language: { values throws(SettingFailure) in try values.text("language") },
        settings: [
            SettingDescription(
                name: "path", form: .path, meaning: "The file with the movies.", example: "movies.csv",
                isRequired: true),
            SettingDescription(
                name: "language", form: .text, meaning: "The language that its titles and texts are in.",
                example: "de"),
        ]
    ) { id, values, _ throws(SettingFailure) in
        .usable(FileProvider(id: id, settings: FileSettings(path: try values.path("path") ?? "")))
    }
}
