internal import CatalogConfiguration
package import CatalogCore
internal import CatalogTransport
internal import Synchronization

/// How one provider is doing: what `doctor` finds out about it.
package struct ProviderCheckup: Sendable {
    /// What came of asking it.
    package enum Trial: Sendable {
        /// It answered this question, completely, in so much time and with so many requests.
        case answered(Question, in: Duration, requests: Int)
        /// It failed, or left something out.
        case failed([Problem])
        /// It has nothing that could be asked for without knowing a movie.
        case notAskable
    }

    /// Its name.
    package let id: ProviderID
    /// The code it runs.
    package let kind: String
    /// Where its service is; nil where it has no address.
    package let address: String?
    /// The file that it reads; nil where it asks a server.
    package let file: String?
    /// Which setting holds its secret; nil where it needs none, or there is none that could be sent.
    package let secret: String?
    /// Why it cannot be asked; nil where it can.
    package let refusal: FailureReason?
    /// What it is asked at most; nil where it asks no server.
    package let limits: UsualLimits?
    /// What came of asking it; nil where it was not asked.
    package let trial: Trial?

    /// Whether there is something to put right.
    package var isHealthy: Bool {
        switch trial {
        case .answered, .notAskable: refusal == nil
        case .failed, nil: false
        }
    }

    /// Looks at one provider, and asks it one cheap question, once and past the cache.
    init(
        _ provider: ProviderConfiguration, kind: ProviderKind, environment: [String: String],
        stack: TransportStack
    ) async throws(SettingFailure) {
        let values = provider.values(in: environment)
        let requests = Mutex(0)
        limits = try kind.limits?.overridden(by: values)
        let transport = try stack.direct(values: values, limits: limits ?? .none) { event in
            if case .started = event { requests.withLock { $0 += 1 } }
        }
        let source = try kind.source(provider.id, values: values, transport: transport)
        id = provider.id
        self.kind = kind.description.name
        address = try values.address("base_url") ?? kind.address
        file = try values.path("path")
        refusal = source.refusal
        secret =
            source.refusal != nil
            ? nil
            : kind.description.settings.first { setting in
                // One that cannot be read is the refusal's business.
                setting.form == .secret && ((try? values.secret(setting.name)) ?? nil) != nil
            }?.name
        trial =
            source.refusal == nil
            ? await Self.trial(of: source) { requests.withLock { $0 } } : nil
    }

    private static func trial(of source: Source, requests: () -> Int) async -> Trial {
        let question = Question.list(.popular)
        guard let list = source.list else { return .notAskable }
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let reply = try await list.movies(in: ListRequest(.popular, limit: 1))
            guard reply.problems.isEmpty else { return .failed(reply.problems) }
            return .answered(question, in: start.duration(to: clock.now), requests: requests())
        } catch {
            switch error {
            case .failed(let problem): return .failed([problem])
            case .unsupported: return .notAskable
            case .cancelled: return .failed([])
            }
        }
    }
}
