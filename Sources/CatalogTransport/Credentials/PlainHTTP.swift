package import Foundation

/// Where a credential may travel unencrypted: to this machine, and to hosts that the user names.
package struct PlainHTTP: Hashable, Sendable {
    private let allowedHosts: Set<String>

    /// - Parameter allowedHosts: Hosts that the user trusts with it, as addresses spell them.
    package init(allowing allowedHosts: [String] = []) {
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
    }

    /// Whether a credential must not be sent to an address: its scheme is `http`, and it is neither this
    /// machine's nor that of a host that is allowed.
    package func forbidsCredential(to url: URL) -> Bool {
        guard url.scheme?.lowercased() == "http" else { return false }
        let host = (url.host(percentEncoded: false) ?? "").lowercased()
        return !Self.isLoopback(host) && !allowedHosts.contains(host)
    }

    /// Whether a host is this machine by its name or number alone, whatever a name server says.
    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return host == "localhost" || host == "::1" || host == "[::1]" || isNumber && parts.first == "127"
    }
}
