/// The genres of a movie as a set of bits, with what catalogs call differently made one.
struct GenreSet: Hashable, Sendable {
    /// One bit a genre.
    var bits: UInt64 = 0

    /// Whether none is known.
    var isEmpty: Bool { bits == 0 }

    /// Adds a genre by its folded name.
    mutating func insert(folded name: ArraySlice<UInt8>) {
        guard !name.isEmpty else { return }
        let key = String(decoding: name, as: UTF8.self)
        if let known = Self.bits(ofKnown: key) {
            bits |= known
        } else {
            bits |= 1 << (32 + Hashing.exact(name.span) % 32)
        }
    }

    /// Whether all are genres that catalogs know; of the others several share a bit.
    var areAllKnown: Bool { bits >> 32 == 0 }

    /// The bit of a genre that catalogs know, by its folded name; none for what is no genre, nil for all others.
    static func bits(ofKnown name: String) -> UInt64? { places[name] }

    /// Names in a fixed order; those on one line are one genre.
    private static let places: [String: UInt64] = {
        let genres: [[String]] = [
            ["action"], ["adventure"], ["animation", "anime", "animated"], ["comedy"], ["crime"],
            ["documentary", "documentation"], ["drama"], ["family", "children", "childrens", "kids"],
            ["fantasy"], ["history", "historical", "biography"], ["horror"], ["music", "musical"],
            ["mystery", "film noir"], ["romance", "romantic"],
            ["science fiction", "sci fi", "scifi", "sf"], ["thriller", "suspense"],
            ["war", "war and politics"],
            ["western"], ["sport", "sports"], ["short"], ["tv movie"],
            ["foreign", "imax", "no genres listed", "european"],
        ]
        var places: [String: UInt64] = [:]
        for (place, names) in genres.enumerated() {
            for name in names {
                // The last line's are no genres: they say where a film is from or how it was shown.
                places[name] = place == genres.count - 1 ? 0 : 1 << UInt64(place)
            }
        }
        return places
    }()
}
