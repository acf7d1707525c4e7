internal import CatalogCore
internal import CatalogMerger

/// Numbers and names as people read them, the same in every locale.
package enum Wording {
    /// `Inception (2010)`; the title alone where nobody knows the year.
    static func titled(_ title: String, _ year: Int?) -> String {
        title + (year.map { " (\($0))" } ?? "")
    }

    /// What marks a movie of the user's watchlist in a table; ``onWatchlist`` says what it means.
    static let watchlistMark = "✓"
    /// What marks such a movie where there is room for words.
    static let onWatchlist = watchlistMark + " on your watchlist"

    /// `1 movie`, `2 movies`, `1,200 movies`.
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    /// `13,752`.
    package static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return (number < 0 ? "-" : "") + result
    }

    /// `8.1`: one decimal, which is what differences of ratings mean anything at.
    static func oneDecimal(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return "–" }
        let tenths = Int((number * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return "\(sign)\(grouped(Int(tenths.magnitude / 10))).\(tenths.magnitude % 10)"
    }

    /// `2 h 28 min`.
    static func duration(minutes: Int) -> String {
        switch minutes {
        case ..<60: "\(minutes) min"
        case _ where minutes.isMultiple(of: 60): "\(minutes / 60) h"
        default: "\(minutes / 60) h \(minutes % 60) min"
        }
    }

    /// `8.1 (13,752 votes)`.
    static func rating(_ rating: Rating) -> String {
        oneDecimal(rating.value) + (rating.votes.map { " (\(count($0, "vote")))" } ?? "")
    }

    /// `820 KB`, `4.6 MB`: units of 2¹⁰ bytes and its powers.
    package static func size(ofBytes bytes: Int) -> String {
        switch bytes {
        case ..<1024: "\(bytes) bytes"
        case ..<(1 << 20): "\(bytes >> 10) KB"
        case ..<(10 << 20): "\(oneDecimal(Double(bytes) / Double(1 << 20))) MB"
        default: "\(grouped(bytes >> 20)) MB"
        }
    }

    /// `A`, `A and B`, `A, B and C`.
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `1990–2014`, or one year; nil where no movie has any.
    static func years(of movies: some Sequence<MergedMovie>) -> String? {
        var range: (first: Int, last: Int)?
        for year in movies.lazy.compactMap(\.year) {
            range = (min(range?.first ?? year, year), max(range?.last ?? year, year))
        }
        return range.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }
    }
}

extension Grouping {
    /// What stands over a group of this kind.
    func heading(of group: ReportGroup) -> String {
        guard group.key == "unknown" else { return self == .none ? "All movies" : group.key }
        return switch self {
        case .year: "Year unknown"
        case .decade: "Decade unknown"
        case .genre: "Genre unknown"
        case .director: "Director unknown"
        case .provider: "Provider unknown"
        case .none: "All movies"
        }
    }
}

extension PeopleRank {
    /// By what people stand in a report, in a sentence.
    var formula: String {
        switch self {
        case .popularity: "People stand by their popularity, then by movies, then by name."
        case .movies: "People stand by the number of their movies, then by popularity, then by name."
        case .billing:
            "People stand by the sum of 1/(place in the cast) over their movies, then by popularity, movies and name."
        }
    }
}

extension ProviderTally {
    /// How the provider did, in words.
    var outcome: String {
        let outcome =
            switch status {
            case .ok: "ok"
            case .partial: "partial"
            case .failed: "failed"
            case .unsupported: "cannot answer this"
            }
        return isStale ? outcome + ", from older answers" : outcome
    }
}
