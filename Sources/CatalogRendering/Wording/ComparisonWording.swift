internal import CatalogCore
internal import CatalogMerger

extension ComparedField {
    /// The field's name for people.
    var label: String {
        switch self {
        case .present: "presence"
        case .votes: "votes"
        case .title, .originalTitle, .year, .releaseDate, .runtimeMinutes, .genres, .rating, .directors,
            .actors, .originalLanguage, .status, .revenueUSD, .externalIDs, .overview, .tagline, .poster,
            .backdrop, .trailer, .links, .popularity:
            source?.label ?? rawValue
        }
    }

    /// What a provider says, as people read it. Ratings have all their digits, because it is these that differ.
    func wording(of value: ComparedValue?) -> String {
        String.written { appendWording(of: value, to: &$0) }
    }

    /// Appends the same.
    func appendWording(of value: ComparedValue?, to bytes: inout [UInt8]) {
        switch value {
        case .presence(let isPresent)?:
            bytes.append(isPresent ? "yes" : "no")
        case .field(.decimal(let number))?:
            bytes.append(ShortestDecimal.text(of: number) ?? "–")
        case .field(.whole(let number))? where self == .votes:
            bytes.append(Wording.grouped(number))
        case .field(.text(let title))? where self == .title || self == .originalTitle:
            bytes.append("“")
            bytes.append(title)
            bytes.append("”")
        case .field(let value)?:
            if let source { source.appendWording(of: value, to: &bytes) } else { bytes.append("–") }
        case nil:
            bytes.append("–")
        }
    }
}

extension ComparedField {
    /// Whether its values are lists, which have commas of their own.
    fileprivate var isList: Bool {
        switch self {
        case .genres, .directors, .actors, .externalIDs, .links: true
        case .present, .title, .originalTitle, .year, .releaseDate, .runtimeMinutes, .rating,
            .originalLanguage,
            .status, .revenueUSD, .overview, .tagline, .poster, .backdrop, .trailer, .popularity, .votes:
            false
        }
    }
}

extension FieldComparison {
    /// The field's name for people, and whether what differs there is accepted.
    var label: String { isAccepted ? field.label + " (accepted)" : field.label }

    /// `rating: tmdb 8.4, traderev 8.8`; lists have a semicolon between them.
    var wording: String { String.written { appendWording(to: &$0) } }

    /// Appends the same.
    func appendWording(to bytes: inout [UInt8]) {
        bytes.append(label)
        for (place, claim) in claims.enumerated() {
            bytes.append(place == 0 ? ": " : field.isList ? "; " : ", ")
            bytes.append(claim.provider.name)
            bytes.append(UInt8(ascii: " "))
            field.appendWording(of: claim.value, to: &bytes)
        }
    }
}

extension ComparedMovie {
    /// `Inception (2010)`.
    var titled: String { Wording.titled(title, year) }

    /// Appends the same.
    func appendTitled(to bytes: inout [UInt8]) {
        bytes.append(title)
        guard let year else { return }
        bytes.append(" (")
        bytes.append(String(year))
        bytes.append(UInt8(ascii: ")"))
    }

    /// `tmdb:27205 traderev:3`.
    var knownAs: String { String.written { appendKnownAs(to: &$0) } }

    /// Appends the same.
    func appendKnownAs(to bytes: inout [UInt8]) {
        for (place, id) in ids.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes.append(id.provider.name)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(id.key)
        }
    }

    /// Who has the movie, as compared; nil where that was not.
    var presence: FieldComparison? { fields.first { $0.field == .present } }

    /// Whether exactly one provider has it.
    var isLone: Bool { ids.count == 1 }
}

extension ComparisonSummary {
    /// `22 differences, 3 of them accepted`.
    var wording: String {
        let count = Wording.count(differences, "difference")
        guard accepted > 0 else { return count }
        return accepted == differences
            ? "\(count), all accepted" : "\(count), \(Wording.grouped(accepted)) of them accepted"
    }

    /// `1 agrees, 3 differ`: of the movies that several have; nil where there is none.
    var agreement: String? {
        guard agreeing + differing > 0 else { return nil }
        return "\(Wording.grouped(agreeing)) \(agreeing == 1 ? "agrees" : "agree"), "
            + "\(Wording.grouped(differing)) \(differing == 1 ? "differs" : "differ")"
    }

    /// Who has how many movies: what they share and what is whose, in words, with the number.
    var holdings: [(who: String, movies: Int)] {
        [("in all", inAll)] + (providers.count > 2 ? [("in some", inSome)] : [])
            + zip(providers, only).map { ("only in \($0)", $1) }
    }

    /// `22 of 22`: of how many of its movies a provider tells a field; nothing of presence.
    func coverage(of field: FieldSummary, at place: Int) -> String {
        field.field == .present
            ? "" : "\(Wording.grouped(field.having[place])) of \(Wording.grouped(having[place]))"
    }
}

extension RatingComparison {
    /// What the figures say, in sentences; nil where there is nothing to tell.
    var wording: String? {
        guard let difference = meanDifference, let distance = meanAbsoluteDifference else { return nil }
        let mean = Wording.distance(difference)
        let lead =
            mean == Wording.distance(0)
            ? "\(left) and \(right) rate \(movies == 1 ? "it" : "them") alike on average"
            : "\(left) rates \(mean) \(difference > 0 ? "higher" : "lower") than \(right) on average"
        return "\(Wording.count(movies, "movie")) rated by both: \(lead), \(Wording.distance(distance)) apart"
            + (correlation.map { ", correlation \(Wording.coefficient($0))" } ?? "") + "."
    }
}

extension Wording {
    /// `0.43`: a distance of ratings, without its sign.
    static func distance(_ number: Double) -> String {
        String(weight(number).drop { $0 == "+" || $0 == "−" })
    }

    /// `0.91`, `−0.20`: a correlation.
    static func coefficient(_ number: Double) -> String {
        String(weight(number).drop { $0 == "+" })
    }
}
