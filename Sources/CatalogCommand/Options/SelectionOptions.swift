internal import ArgumentParser
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline

/// Which movies a list or report is about.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("popular, top_rated, now_playing or upcoming (default: popular).", valueName: "name"),
        completion: .list(ListName.allCases.map(\.rawValue)), transform: Choice.parsed("a list"))
    var list: ListName?

    @Option(help: ArgumentHelp("Movies whose title matches.", valueName: "text"))
    var search: String?

    @Option(help: ArgumentHelp("The movies of a person.", valueName: "name"))
    var person: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("These movies, by id, outside id or title.", valueName: "id"))
    var ids: [String] = []

    /// Where the movies come from.
    func origin() -> Selection.Origin {
        if let search { return .search(search) }
        if let person { return .person(named: person) }
        if !ids.isEmpty { return .movies(ids.map(MovieReference.init)) }
        return .list(list ?? .popular)
    }

    mutating func validate() throws {
        let chosen = [list != nil, search != nil, person != nil, !ids.isEmpty].filter { $0 }.count
        guard chosen <= 1 else {
            throw ValidationError("--list, --search, --person and --ids exclude each other: choose one.")
        }
    }
}

/// Which of the movies found are kept, and in what order.
struct FilterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("At most so many movies from each provider (default: 20).", valueName: "n"),
        transform: Choice.number(atLeast: 1))
    var limit: Int?

    @Option(
        help: ArgumentHelp("A year, or the first and last of several.", valueName: "1999|1990-1999"),
        transform: FilterOptions.years)
    var year: ClosedRange<Int>?

    @Option(help: ArgumentHelp("Movies of this genre.", valueName: "name"))
    var genre: String?

    @Option(
        name: .customLong("min-rating"),
        help: ArgumentHelp("Movies rated at least so, 0 to 10.", valueName: "7"), transform: FilterOptions.rating)
    var leastRating: Double?

    @Option(help: ArgumentHelp("Movies whose title or year contains this.", valueName: "text"))
    var matching: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "popularity, title, -title, year, -year or rating (default: popularity).", valueName: "order"),
        completion: .list(MovieSort.allCases.map(\.rawValue)), transform: Choice.parsed("an order"))
    var sort = MovieSort.popularity

    /// What is kept.
    var filter: MovieFilter {
        MovieFilter(years: year, genre: genre, leastRating: leastRating, text: matching)
    }

    @Sendable private static func years(_ text: String) throws -> ClosedRange<Int> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        switch ends.count {
        case 1:
            if let year = ends[0], (1...9999).contains(year) { return year...year }
        case 2:
            if let first = ends[0], let last = ends[1], (1...9999).contains(first), first <= last {
                return first...last
            }
        default:
            break
        }
        throw ValidationError("'\(text)' is neither a year nor a span of years: write 1999 or 1990-1999.")
    }

    @Sendable private static func rating(_ text: String) throws -> Double {
        guard let rating = Double(text), (0...10).contains(rating) else {
            throw ValidationError("'\(text)' is no rating: write a number from 0 to 10.")
        }
        return rating
    }
}

extension Selection.Origin {
    /// A person by name, or by id where the text is one.
    static func person(named text: String) -> Selection.Origin {
        PersonID(text).map(Selection.Origin.personID) ?? .person(text)
    }
}
