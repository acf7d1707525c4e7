internal import CatalogTransport

extension [WireVideo] {
    /// The address of the best trailer; nil where there is none.
    ///
    /// The makers' own on YouTube comes before anybody's on YouTube, that before one on Vimeo, and any
    /// trailer before a teaser. Of equals the first is taken.
    var trailer: String? {
        let ranked = compactMap { video in
            video.address.flatMap { address in video.rank.map { (address: address, rank: $0) } }
        }
        return ranked.min { $0.rank < $1.rank }?.address
    }
}

extension WireVideo {
    /// The page that plays it; nil for a site whose addresses are not known.
    fileprivate var address: String? {
        let key = PercentEncoding.encoded(key)
        return switch site {
        case "YouTube": "https://www.youtube.com/watch?v=\(key)"
        case "Vimeo": "https://vimeo.com/\(key)"
        default: nil
        }
    }

    /// Smaller is better; nil for what is no trailer at all.
    fileprivate var rank: Int? {
        let place = site == "YouTube" ? (isOfficial ? 0 : 1) : 2
        return switch type {
        case "Trailer": place
        case "Teaser": 3 + place
        default: nil
        }
    }
}
