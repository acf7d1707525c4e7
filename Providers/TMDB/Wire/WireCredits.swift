internal import CatalogWire

/// `movie/{id}/credits`: who played and who did the rest.
struct WireCredits: Decodable, Sendable {
    let cast: [WireCredit]
    let crew: [WireCredit]
    /// What could not be read, a sentence for each list.
    let losses: [String]

    init(from decoder: any Decoder) throws {
        let lists = try WireCastAndCrew<WireCredit>(from: decoder)
        cast = lists.cast
        crew = lists.crew
        losses = lists.losses
    }
}

/// A person's part in a movie. Who it was must be said by number and name.
struct WireCredit: Decodable, Sendable {
    let person: Int
    let name: String
    /// The part, of the cast.
    let character: String?
    /// The place in the billing, of the cast.
    let order: Int?
    /// What was done, of the crew.
    let job: String?
    let popularity: Double?

    private enum Key: String, CodingKey {
        case id, name, character, order, job, popularity
        case originalName = "original_name"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        person = try container.recordNumber(.id)
        name = try container.name(.name, or: .originalName)
        character = container.lenientText(.character)
        order = container.lenient(Int.self, .order).flatMap { $0 < 0 ? nil : $0 }
        job = container.lenientText(.job)
        popularity = container.lenientNumber(.popularity)
    }
}

/// Two lists under the keys `cast` and `crew`, of which one may be missing.
struct WireCastAndCrew<Item: Decodable & Sendable>: Decodable, Sendable {
    let cast: [Item]
    let crew: [Item]
    /// What could not be read, a sentence for each list.
    let losses: [String]

    private enum Key: String, CodingKey {
        case cast, crew
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let crew = try container.decodeIfPresent(WireList<Item>.self, forKey: .crew)
        // A movie without a crew list is odd; a body with neither list is something else altogether.
        let cast =
            crew == nil
            ? try container.decode(WireList<Item>.self, forKey: .cast)
            : try container.decodeIfPresent(WireList<Item>.self, forKey: .cast)
        self.cast = cast?.items ?? []
        self.crew = crew?.items ?? []
        losses = [cast?.loss.map { "cast, " + $0 }, crew?.loss.map { "crew, " + $0 }].compactMap(\.self)
    }
}
