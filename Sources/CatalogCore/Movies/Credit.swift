/// One person, one job, one movie.
///
/// Somebody who plays two characters, or acts and directs, has a credit for each.
public struct Credit: Hashable, Sendable {
    /// What was done for the movie.
    public enum Job: Hashable, Sendable {
        /// Played a part.
        case actor
        /// Directed.
        case director
        /// Anything else, in the source's words.
        case other(String)
    }

    /// The provider's id of the person; nil where the source knows people by name alone.
    public var person: PersonID?
    /// The person's name as the source writes it; never empty.
    public var name: String
    /// What the person did.
    public var job: Job
    /// The part that was played; nil for anyone but actors and where the source does not say.
    public var character: String?
    /// The place in the billing, 0 first; nil where the source has no order.
    public var billingOrder: Int?
    /// How much the person is asked for just now; comparable only within one provider.
    public var popularity: Double?

    /// Makes a credit.
    public init(
        person: PersonID?,
        name: String,
        job: Job,
        character: String? = nil,
        billingOrder: Int? = nil,
        popularity: Double? = nil
    ) {
        self.person = person
        self.name = name
        self.job = job
        self.character = character
        self.billingOrder = billingOrder
        self.popularity = popularity
    }
}
