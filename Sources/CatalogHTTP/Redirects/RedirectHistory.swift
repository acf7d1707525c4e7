internal import CatalogTransport
internal import Foundation

/// Where one request has been sent so far, so that it is not sent around for ever.
struct RedirectHistory: Sendable {
    private static let limit = 5
    private var visited: Set<String> = []

    /// The next hop.
    ///
    /// - Throws: ``TransportError/malformed(_:)`` for the sixth redirect, one that leads back, or one that
    ///   leads nowhere.
    mutating func follow(_ hop: Hop, to location: String) throws(TransportError) -> Hop {
        visited.insert(hop.url.absoluteString)
        let next = try hop.following(location)
        guard !visited.contains(next.url.absoluteString) else { throw .malformed("it redirects in a circle") }
        guard visited.count <= Self.limit else { throw .malformed("it redirects too often") }
        return next
    }
}
