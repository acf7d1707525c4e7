internal import CatalogWire

/// `configuration`: where images are kept and in which sizes.
struct WireConfiguration: Decodable, Sendable {
    private let images: Images

    private struct Images: Decodable, Sendable {
        let base: String?
        let posterSizes: [String]
        let backdropSizes: [String]

        private enum Key: String, CodingKey {
            case secureBase = "secure_base_url"
            case base = "base_url"
            case posterSizes = "poster_sizes"
            case backdropSizes = "backdrop_sizes"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            base = container.lenientText(.secureBase) ?? container.lenientText(.base)
            posterSizes = container.lenient([Attempt<String>].self, .posterSizes)?.compactMap(\.value) ?? []
            backdropSizes =
                container.lenient([Attempt<String>].self, .backdropSizes)?.compactMap(\.value) ?? []
        }
    }

    private enum Key: String, CodingKey {
        case images
    }

    init(from decoder: any Decoder) throws {
        images = try decoder.container(keyedBy: Key.self).decode(Images.self, forKey: .images)
    }

    /// The addresses that follow from it.
    func addresses(posterSize: String?) -> ImageAddresses {
        ImageAddresses(
            base: images.base, posterSizes: images.posterSizes, backdropSizes: images.backdropSizes,
            posterSize: posterSize)
    }
}
