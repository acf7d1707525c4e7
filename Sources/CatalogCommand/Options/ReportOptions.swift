internal import ArgumentParser
internal import CatalogMerger

/// How a report is laid out.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("group-by"),
        help: ArgumentHelp(
            "year, decade, genre, director, provider or none (default: year); several nest, as in decade,genre.",
            valueName: "what"),
        completion: .list(Grouping.allCases.map(\.rawValue)), transform: ReportOptions.groupings)
    var grouping: [Grouping] = [.year]

    @Option(
        help: ArgumentHelp("At most so many actors and directors per group (default: 5).", valueName: "n"),
        transform: Choice.number(atLeast: 0))
    var top = 5

    @Option(
        help: ArgumentHelp(
            "How people are ranked: popularity, movies or billing (default: popularity).", valueName: "by"),
        completion: .list(PeopleRank.allCases.map(\.rawValue)), transform: Choice.parsed())
    var rank = PeopleRank.popularity

    @Flag(
        name: .customLong("embed-images"),
        help: ArgumentHelp(
            "Put the posters into the page.",
            discussion: "It then works without a network. For --format html."))
    var embedsImages = false

    @Sendable private static func groupings(_ text: String) throws -> [Grouping] {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let groupings = try names.map(Choice.parsed(as: Grouping.self))
        guard Set(groupings).count == groupings.count else {
            throw ValidationError("Name each grouping once.")
        }
        guard groupings.count == 1 || !groupings.contains(.none) else {
            throw ValidationError("Write 'none' alone, or leave it out.")
        }
        return groupings
    }
}
