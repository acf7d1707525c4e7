internal import ArgumentParser
internal import CatalogCore
internal import CatalogPipeline

/// Which movies a list or report is about.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "popular, top_rated, now_playing or upcoming (default: popular).", valueName: "name"),
        completion: .list(ListName.allCases.map(\.rawValue)), transform: Choice.parsed())
    var list: ListName?

    @Option(
        help: ArgumentHelp("Movies whose title matches.", valueName: "text"), transform: Choice.text)
    var search: String?

    @Option(
        help: ArgumentHelp("The movies of a person, by name or id.", valueName: "name"),
        transform: Choice.text)
    var person: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("These movies, by id, outside id or title.", valueName: "id"),
        transform: Choice.text)
    var ids: [String] = []

    @Flag(help: "The movies of your watchlist.")
    var watchlist = false

    /// Where the movies come from.
    ///
    /// - Throws: What `opened` says about ids that it cannot place.
    func origin(in opened: OpenedSession) throws -> Selection.Origin {
        if watchlist { return try opened.selectingWatchlist() }
        if let search { return .search(search) }
        if let person { return try opened.person(person) }
        if !ids.isEmpty { return .movies(try ids.map(opened.movie)) }
        return .list(list ?? .popular)
    }

    mutating func validate() throws {
        let chosen = [list != nil, search != nil, person != nil, !ids.isEmpty, watchlist].filter { $0 }.count
        guard chosen <= 1 else {
            throw ValidationError(
                "--list, --search, --person, --ids and --watchlist exclude each other: choose one.")
        }
    }
}

extension Selection.Origin {
    /// How many movies are taken from each provider unless the user says otherwise; nil for all.
    var usualLimit: Int? {
        switch self {
        case .list, .search: 20
        case .person, .personID, .movies, .watchlist: nil
        }
    }
}
