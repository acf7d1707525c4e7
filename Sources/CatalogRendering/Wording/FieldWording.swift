internal import CatalogCore
internal import CatalogMerger

extension MovieField {
    /// The field's name for people, in lowercase but for proper names.
    var label: String {
        switch self {
        case .externalIDs: "outside ids"
        case .title: "title"
        case .originalTitle: "original title"
        case .year: "year"
        case .releaseDate: "release date"
        case .overview: "overview"
        case .tagline: "tagline"
        case .status: "status"
        case .poster: "poster"
        case .backdrop: "backdrop"
        case .trailer: "trailer"
        case .links: "links"
        case .genres: "genres"
        case .runtimeMinutes: "running time"
        case .revenueUSD: "revenue"
        case .originalLanguage: "language"
        case .rating: "rating"
        case .popularity: "popularity"
        case .actors: "cast"
        case .directors: "directors"
        }
    }

    /// A value of this field as people read it.
    func wording(of value: FieldValue) -> String {
        if case .text(let text) = value { return text }
        return String.written { appendWording(of: value, to: &$0) }
    }

    /// Appends the same.
    func appendWording(of value: FieldValue, to bytes: inout [UInt8]) {
        switch value {
        case .text(let text): bytes.append(text)
        case .whole(let number) where self == .runtimeMinutes:
            bytes.append(Wording.duration(minutes: number))
        case .whole(let number) where self == .revenueUSD: bytes.append("$" + Wording.grouped(number))
        case .whole(let number): bytes.append(String(number))
        case .decimal(let number): bytes.append(Wording.oneDecimal(number))
        case .day(let day): bytes.append(day.description)
        case .texts(let texts): bytes.append(listing: texts)
        case .rating(let rating): bytes.append(Wording.rating(rating))
        case .externalIDs(let ids): bytes.append(listing: ids.lazy.map(\.description))
        case .credits(let credits): bytes.append(listing: credits.lazy.map(\.name))
        case .links(let links): bytes.append(listing: links.lazy.map(\.address))
        }
    }
}

extension Conflict {
    /// `release date: tmdb 2010-07-14, traderev 2010-07-16`; titles stand in quotation marks.
    var wording: String {
        let isTitle = field == .title || field == .originalTitle
        let claims = claims.compactMap { claim -> String? in
            guard let value = claim.fact.value else { return nil }
            let wording = field.wording(of: value)
            return "\(claim.provider) \(isTitle ? "“\(wording)”" : wording)"
        }
        return "\(field.label): \(claims.joined(separator: ", "))"
    }
}

extension MergedMovie {
    /// What a reader of a report misses and somebody else might know, in the order of the fields.
    var missedFields: [String] {
        let missed: [MovieField] = [.overview, .rating, .actors, .directors]
        return missed.filter { self[$0].isUnknown }.map(\.label)
    }

    /// The original title, where it is not the title.
    var differingOriginalTitle: String? {
        text(.originalTitle).flatMap { $0 == title ? nil : $0 }
    }
}
