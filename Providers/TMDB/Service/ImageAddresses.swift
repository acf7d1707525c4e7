internal import CatalogCore
internal import CatalogTransport
internal import Foundation

/// Where images are kept: an address is base, size and path.
struct ImageAddresses: Hashable, Sendable {
    /// The base, with a slash at its end.
    let base: String
    /// The size of posters, as addresses name it.
    let posterSize: String
    /// The size of wide stills.
    let backdropSize: String

    /// Chooses among the sizes that the service has.
    ///
    /// - Parameters:
    ///   - base: Where the service keeps images; what is no `http` or `https` address, or one with a query,
    ///     is not used.
    ///   - posterSize: The size wished for; nil for the usual one.
    init(base: String?, posterSizes: [String], backdropSizes: [String], posterSize wish: String?) {
        let base = base.flatMap { Self.isUsable($0) ? $0 : nil }
        let known = base ?? "https://image.tmdb.org/t/p/"
        self.base = known.hasSuffix("/") ? known : known + "/"
        posterSize = Self.nearest(
            to: wish ?? "w500",
            among: posterSizes.isEmpty
                ? ["w92", "w154", "w185", "w342", "w500", "w780", "original"] : posterSizes)
        backdropSize = Self.nearest(
            to: "w1280", among: backdropSizes.isEmpty ? ["w300", "w780", "w1280", "original"] : backdropSizes)
    }

    /// The address of a poster.
    func poster(_ path: String) -> String { address(posterSize, path) }

    /// The address of a wide still.
    func backdrop(_ path: String) -> String { address(backdropSize, path) }

    /// Whether image addresses can begin with this one.
    private static func isUsable(_ base: String) -> Bool {
        guard let url = URL(string: base, encodingInvalidCharacters: false), url.host()?.isEmpty == false
        else { return false }
        return ["http", "https"].contains(url.scheme) && url.query() == nil && url.fragment() == nil
    }

    private func address(_ size: String, _ path: String) -> String {
        base + size + "/" + PercentEncoding.encoded(String(path.trimmingPrefix("/")), keepingSlashes: true)
    }

    /// The size wished for where there is such a size, else the one of the nearest width (the larger of two
    /// that are equally near), else `original`.
    static func nearest(to wish: String, among sizes: [String]) -> String {
        if sizes.contains(wish) { return wish }
        guard let width = width(of: wish) else { return "original" }
        let candidates = sizes.compactMap { size in Self.width(of: size).map { (size: size, width: $0) } }
        let best = candidates.min { left, right in
            let distances = (abs(left.width - width), abs(right.width - width))
            return distances.0 == distances.1 ? left.width > right.width : distances.0 < distances.1
        }
        return best?.size ?? "original"
    }

    /// 500 for `w500`; nil for `original` and for sizes that give a height.
    private static func width(of size: String) -> Int? {
        guard size.first == "w", let width = Int(size.dropFirst()), (1...100_000).contains(width) else {
            return nil
        }
        return width
    }
}

extension Service {
    /// Asks where images are kept. Where that cannot be had, the addresses are those TMDB has always had and
    /// the problem stands beside them; nil when the task was ended.
    func imageAddresses(posterSize: String?) async -> Reply<ImageAddresses>? {
        do {
            let reply = try await answer("configuration", [:], as: WireConfiguration.self, to: .configuration)
            return reply.map { $0.addresses(posterSize: posterSize) }
        } catch {
            let usual = ImageAddresses(
                base: nil, posterSizes: [], backdropSizes: [], posterSize: posterSize)
            switch error {
            case .cancelled: return nil
            case .failed(let problem): return Reply(usual, problems: [problem])
            case .unsupported: return Reply(usual)
            }
        }
    }
}
