public import CatalogCore

/// A person in a ranked list of actors or directors.
public struct RankedPerson: Hashable, Sendable {
    /// The name, as the first provider in precedence writes it.
    public let name: String
    /// The person's ids, one per provider at most, in precedence order; empty where sources know the name alone.
    public let ids: [PersonID]
    /// Whom the person plays in the one movie this list is about, several joined with ` / `; nil in the
    /// lists of groups.
    public let character: String?
    /// How much the person is asked for, the highest figure of the first provider that has one.
    public let popularity: Double?
    /// In how many movies of the list's group the person has the job; 1 in the list of one movie.
    public let movies: Int

    /// Makes a ranked person.
    public init(name: String, ids: [PersonID], character: String?, popularity: Double?, movies: Int) {
        self.name = name
        self.ids = ids
        self.character = character
        self.popularity = popularity
        self.movies = movies
    }
}
