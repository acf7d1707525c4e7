package import CatalogConfiguration

/// What a service bears, and how long it may take, unless its configuration says otherwise.
package struct UsualLimits: Hashable, Sendable {
    /// How many requests may start in a second in the long run; nil for any number.
    package var requestsPerSecond: Double?
    /// How many may start at once before that rate holds.
    package var burst: Int?
    /// How many may be under way.
    package var maxConcurrent: Int
    /// How long one request may take.
    package var timeout = Duration.seconds(20)

    /// For a kind that asks no server.
    static let none = UsualLimits(requestsPerSecond: nil, burst: nil, maxConcurrent: 1)

    /// The limits with a provider's settings put over them.
    package func overridden(by values: SettingValues) throws(SettingFailure) -> UsualLimits {
        var limits = self
        if let rate = try values.rate("requests_per_second") {
            limits.requestsPerSecond = rate
            // Whoever sets a rate means it from the first second on.
            limits.burst = nil
        }
        limits.maxConcurrent = try values.count("max_concurrent") ?? maxConcurrent
        limits.timeout = try values.seconds("timeout_seconds") ?? timeout
        return limits
    }
}
