/// A person as one provider knows them.
public struct Person: Hashable, Sendable {
    /// The provider and its key.
    public var id: PersonID
    /// The name as the source writes it.
    public var name: String
    /// How much the person is asked for just now; nil where the source does not say.
    public var popularity: Double?
    /// Titles that tell this person from others of the name, best known first; may be empty.
    public var knownFor: [String]

    /// Makes a person.
    public init(id: PersonID, name: String, popularity: Double? = nil, knownFor: [String] = []) {
        self.id = id
        self.name = name
        self.popularity = popularity
        self.knownFor = knownFor
    }
}

/// The movies of one person, and who else goes by the name.
public struct Filmography: Hashable, Sendable {
    /// Whose movies these are.
    public var person: Person
    /// Others of the same name, most popular first; empty when the person was asked for by id.
    public var namesakes: [Person]
    /// The movies the person acted in or directed, each once, most popular first.
    public var movies: [MovieSummary]

    /// Makes a filmography.
    public init(person: Person, namesakes: [Person] = [], movies: [MovieSummary]) {
        self.person = person
        self.namesakes = namesakes
        self.movies = movies
    }
}
