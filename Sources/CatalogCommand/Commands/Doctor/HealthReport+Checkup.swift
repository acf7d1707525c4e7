internal import CatalogCore
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogStore

extension HealthReport {
    /// Puts what was found into words.
    ///
    /// - Parameter file: The configuration file, as messages name it.
    init(_ checkup: CatalogCheckup, file: String) {
        let names = checkup.providers.map(\.id.name).joined(separator: ", ")
        self.init(
            [
                Section(
                    "catalog", kind: nil,
                    [
                        Check("configuration", .ok, "\(file); providers that run: \(names)"),
                        Self.cache(checkup.cache), Self.watchlist(checkup.watchlist),
                    ])
            ]
                + checkup.providers.map { provider in
                    Section(
                        provider.id.name, kind: provider.kind,
                        Self.checks(of: provider, cache: checkup.cache?.statistics))
                })
    }

    private static func cache(_ checkup: CacheCheckup?) -> Check {
        guard let checkup else { return Check("cache", .failed, NoCacheFolder().description) }
        let held = checkup.statistics.map {
            "\($0.file): \(Wording.count($0.answers, "answer")), \(Wording.size(ofBytes: $0.bytes)) of "
                + Wording.size(ofBytes: $0.limit)
        }
        guard checkup.isHealthy else {
            return Check("cache", .failed, checkup.notice?.description ?? "It cannot be read.")
        }
        let words = [checkup.notice?.description, held].compactMap(\.self).joined(separator: " ")
        return Check("cache", .ok, words)
    }

    private static func watchlist(_ outcome: Result<Int, WatchlistError>?) -> Check {
        switch outcome {
        case .success(let count): Check("watchlist", .ok, Wording.count(count, "movie"))
        case .failure(let error): Check("watchlist", .failed, error.description)
        case nil:
            Check(
                "watchlist", .failed,
                "There is no place for it: neither XDG_DATA_HOME nor HOME is an absolute path. Set one of them."
            )
        }
    }

    private static func checks(of provider: ProviderCheckup, cache: CacheStatistics?) -> [Check] {
        var checks: [Check] = []
        if let address = provider.address { checks.append(Check("address", .ok, address)) }
        if let file = provider.file { checks.append(Check("file", .ok, file)) }
        checks.append(secret(of: provider))
        checks.append(answer(of: provider))
        if let limits = provider.limits { checks.append(Check("limits", .ok, limits.words)) }
        if let cache, let address = provider.address {
            let origin = cache.origins.first { address.hasPrefix($0.name) }
            checks.append(
                Check(
                    "cache", .ok,
                    origin.map {
                        "\(Wording.count($0.answers, "answer")), \(Wording.size(ofBytes: $0.bytes))"
                    } ?? "nothing is kept of it"))
        }
        return checks
    }

    private static func secret(of provider: ProviderCheckup) -> Check {
        switch (provider.refusal, provider.secret) {
        case (.unconfigured(let words)?, _): Check("secret", .failed, words + ".")
        case (let refusal?, _):
            Check("secret", .failed, Problem(provider.id, .configuration, refusal).description)
        case (nil, let setting?): Check("secret", .ok, "\(setting) is set and can be sent")
        case (nil, nil): Check("secret", .ok, "none is needed")
        }
    }

    private static func answer(of provider: ProviderCheckup) -> Check {
        switch provider.trial {
        case .answered(let question, let time, let requests):
            let milliseconds = Int((time / .milliseconds(1)).rounded())
            let asked = provider.limits == nil ? "" : ", \(Wording.count(requests, "request"))"
            return Check("answer", .ok, "gave \(question) in \(milliseconds) ms\(asked)")
        case .failed(let problems):
            return Check("answer", .failed, problems.map(\.description).joined(separator: " "))
        case .notAskable: return Check("answer", .unknown, "it has no list that could be asked for")
        case nil: return Check("answer", .unknown, "not asked")
        }
    }
}

extension UsualLimits {
    /// The limits as people read them.
    fileprivate var words: String {
        let rate = requestsPerSecond.map { rate in
            let number = rate == rate.rounded() ? "\(Int(rate))" : "\(rate)"
            return "\(number) requests a second" + (burst.map { " after \($0) at once" } ?? "")
        }
        let seconds = timeout / .seconds(1)
        return [
            rate ?? "any number of requests a second", "\(maxConcurrent) under way",
            "\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s for each",
        ].joined(separator: ", ")
    }
}
