internal import ArgumentParser
internal import CatalogMerger
internal import CatalogPipeline

/// Which of the movies found are kept, and in what order.
struct FilterOptions: ParsableArguments {
    @OptionGroup var narrowing: NarrowingOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "popularity, title, -title, year, -year or rating (default: popularity).", valueName: "order"),
        completion: .list(MovieSort.allCases.map(\.rawValue)), transform: Choice.parsed())
    var sort = MovieSort.popularity

    /// The movies of an origin that these options leave.
    func selection(of origin: Selection.Origin) -> Selection { narrowing.selection(of: origin) }
}

/// Which of the movies found are kept.
struct NarrowingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "At most so many movies from each provider (default: 20, of a person all).", valueName: "n"),
        transform: Choice.number(atLeast: 1))
    var limit: Int?

    @Option(
        help: ArgumentHelp("A year, or the first and last of several: 1999, 1990-1999.", valueName: "years"),
        transform: NarrowingOptions.years)
    var year: ClosedRange<Int>?

    @Option(help: ArgumentHelp("Movies of this genre.", valueName: "name"), transform: Choice.text)
    var genre: String?

    @Option(
        name: .customLong("min-rating"),
        help: ArgumentHelp("Movies rated at least so, 0 to 10.", valueName: "rating"),
        transform: NarrowingOptions.rating)
    var leastRating: Double?

    @Option(help: ArgumentHelp("Movies whose title or year contains this.", valueName: "text"))
    var matching: String?

    /// The movies of an origin that these options leave.
    func selection(of origin: Selection.Origin) -> Selection {
        Selection(origin, limit: limit ?? origin.usualLimit, filter: filter)
    }

    private var filter: MovieFilter {
        MovieFilter(years: year, genre: genre, leastRating: leastRating, text: matching)
    }

    /// Those of four digits; fewer are a slip of the keyboard.
    private static let possibleYears = 1000...9999

    @Sendable private static func years(_ text: String) throws -> ClosedRange<Int> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        switch ends.count {
        case 1:
            if let year = ends[0], possibleYears.contains(year) { return year...year }
        case 2:
            if let first = ends[0], let last = ends[1], possibleYears.contains(first),
                possibleYears.contains(last), first <= last
            {
                return first...last
            }
        default:
            break
        }
        throw ValidationError("Write a year, as in 1999, or its first and last, as in 1990-1999.")
    }

    @Sendable private static func rating(_ text: String) throws -> Double {
        guard let rating = Double(text), (0...10).contains(rating) else {
            throw ValidationError("Write a number from 0 to 10.")
        }
        return rating
    }
}
