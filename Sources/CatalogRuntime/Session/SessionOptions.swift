package import CatalogCore
package import CatalogTransport

/// What a run asks of its session beside the configuration.
package struct SessionOptions: Sendable {
    /// Where answers come from.
    package var reach = Reach.network(checksAll: false)
    /// The folder of the response cache; nil keeps nothing beyond the run.
    package var cacheFolder: String?
    /// Keeps every exchange that the answer rests on; nil where nobody wants them.
    package var recorder: Recorder?
    /// Whose movies are marked, and can be selected.
    package var watchlist = Watchlist()
    /// What the user said about which records are the same movie.
    package var verdicts = Verdicts.none
    /// What the user set by hand.
    package var handValues = HandValues.none

    /// Makes the options of an everyday run without a cache.
    package init() {}
}

/// How far a run reaches for its answers.
package enum Reach: Sendable {
    /// The network, and the cache where its answers are fresh; with `checksAll` every one of them is
    /// checked with its server.
    case network(checksAll: Bool)
    /// The cache alone, whatever its age.
    case cache
    /// A recording alone.
    case recording(Recording)

    /// Whether anybody is asked who may want a credential.
    var needsSecrets: Bool {
        switch self {
        case .network: true
        case .cache, .recording: false
        }
    }
}
