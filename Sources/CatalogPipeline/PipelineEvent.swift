public import CatalogCore
public import CatalogMerger

/// What happens while a question is being answered, for those who wait.
public enum PipelineEvent: Hashable, Sendable {
    /// A provider is being asked.
    case asked(ProviderID, Question)
    /// It has answered, or failed.
    case settled(ProviderID, Question)
    /// Something worth knowing that is no problem. Notices come before the answer, in an order that depends on
    /// the answers alone: people in the order of providers, entries of the watchlist in its order, then what was
    /// found and then what was set twice, movie by movie.
    case notice(Notice)
}

/// Something worth knowing about an answer that is no problem of it.
public enum Notice: Hashable, Sendable {
    /// Of several people of one name the most popular was taken.
    case namesakes(taken: Person, others: [Person])
    /// A movie was found at another provider by its title, and its record became part of the movie.
    case found(MovieID, for: MovieID)
    /// None of the providers has the movie of a watchlist entry; all of them could say.
    case unknownEntry(WatchlistEntry, asked: [ProviderID])
    /// The title of a watchlist entry fits several movies, most popular first, and none was taken.
    case unclearEntry(WatchlistEntry, among: [MergedMovie])
    /// A field was set by hand for two records of one movie, to different values.
    case setTwice(MovieField, kept: MovieID, ignored: MovieID)
}

extension Notice: CustomStringConvertible {
    /// The notice in words.
    public var description: String {
        switch self {
        case .namesakes(let taken, let others):
            "Several people are called \(taken.name); took \(taken.id), the most popular. Others: "
                + others.map(Self.words).joined(separator: ", ")
                + ". Name one by its id, as in 'catalog person \(others.first?.id ?? taken.id)'."
        case .found(let found, let wanted):
            "\(wanted) is \(found), found by its title."
        case .unknownEntry(let entry, let asked):
            "\(entry.name) is on your watchlist, but nobody of this run has it "
                + "(asked: \(asked.map(\.name).joined(separator: ", "))). It is kept and left out here. "
                + "Run more providers with --provider, "
                + "or take it off with 'catalog watchlist remove \(entry.argument)'."
        case .unclearEntry(let entry, let movies):
            "\(entry.name) is on your watchlist, but the title fits several movies: "
                + "\(Self.words(for: movies)). It is left out here. "
                + "Add the one that is meant by its id and take this one off with "
                + "'catalog watchlist remove \(entry.argument)'."
        case .setTwice(let field, let kept, let ignored):
            "\(kept) and \(ignored) are one movie, and \(field.rawValue) is set by hand for both, to different "
                + "values. The value of \(kept) counts. Keep one of the two."
        }
    }

    /// What it says of an entry of another list that was taken in.
    package var wordsOfImport: String {
        switch self {
        case .unknownEntry(let entry, let asked):
            "\(entry.nameAndID): nobody of this run has it (asked: \(asked.map(\.name).joined(separator: ", "))). "
                + "It is kept on your watchlist."
        case .unclearEntry(let entry, let movies):
            "\(entry.nameAndID): the title fits several movies: \(Self.words(for: movies)). It is kept on your "
                + "watchlist as it is; add the one that is meant by its id."
        case .namesakes, .found, .setTwice: description
        }
    }

    private static func words(for movies: [MergedMovie]) -> String {
        movies.prefix(6).map { "\($0.id) \($0.title)" + ($0.year.map { " (\($0))" } ?? "") }
            .joined(separator: ", ") + (movies.count > 6 ? ", …" : "")
    }

    private static func words(for person: Person) -> String {
        let titles = person.knownFor.prefix(2).joined(separator: ", ")
        return person.id.description + (titles.isEmpty ? "" : " (\(titles))")
    }
}
