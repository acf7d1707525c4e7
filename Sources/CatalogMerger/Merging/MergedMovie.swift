public import CatalogCore

/// One movie as all its records together tell it.
public struct MergedMovie: Hashable, Sendable {
    /// The records' ids, one per provider, in precedence order; never empty.
    public let ids: [MovieID]
    /// Every field, with its claims.
    public let fields: [MovieField: Resolved]
    /// The actors, ranked (``RankedPerson``); a person who plays two characters stands once.
    public let actors: [RankedPerson]
    /// The directors, ranked.
    public let directors: [RankedPerson]
    /// Other titles it is known by, each once, those of earlier providers first.
    public let alternativeTitles: [String]
    /// Fields about which providers differ, in the order of `MovieField`.
    public let conflicts: [Conflict]
    /// Whether it is on the user's watchlist.
    public var isOnWatchlist: Bool

    /// Makes a merged movie; the merger is the one who should.
    package init(
        ids: [MovieID],
        fields: [MovieField: Resolved],
        actors: [RankedPerson],
        directors: [RankedPerson],
        alternativeTitles: [String] = [],
        conflicts: [Conflict],
        isOnWatchlist: Bool = false
    ) {
        self.ids = ids
        self.fields = fields
        self.actors = actors
        self.directors = directors
        self.alternativeTitles = alternativeTitles
        self.conflicts = conflicts
        self.isOnWatchlist = isOnWatchlist
    }

    /// The id at the first provider in precedence that knows the movie.
    public var id: MovieID { ids[0] }

    /// A field's value; unknown where nobody could say.
    public subscript(field: MovieField) -> Fact<FieldValue> { fields[field]?.fact ?? .unknown }

    /// The fields that nobody could be asked for or that failed, in the order of `MovieField`.
    public var unknown: [MovieField] { MovieField.allCases.filter { self[$0].isUnknown } }
}

extension MergedMovie {
    /// The title; never empty.
    public var title: String { text(.title) ?? id.description }
    /// The year of release.
    public var year: Int? { if case .known(.whole(let year)) = self[.year] { year } else { nil } }
    /// The day of release.
    public var releaseDate: CalendarDay? {
        if case .known(.day(let day)) = self[.releaseDate] { day } else { nil }
    }
    /// The rating that the user set, else that of the provider that the rule chose.
    public var rating: Rating? { if case .known(.rating(let rating)) = self[.rating] { rating } else { nil } }
    /// The popularity at the provider that the rule chose.
    public var popularity: Double? {
        if case .known(.decimal(let popularity)) = self[.popularity] { popularity } else { nil }
    }
    /// Genre names; empty where there are none or nobody could say.
    public var genres: [String] { if case .known(.texts(let genres)) = self[.genres] { genres } else { [] } }
    /// The running time in minutes.
    public var runtimeMinutes: Int? { whole(.runtimeMinutes) }
    /// Outside ids, in the order of their authorities.
    public var externalIDs: [ExternalID] {
        if case .known(.externalIDs(let ids)) = self[.externalIDs] { ids } else { [] }
    }
    /// The pages for people, in precedence order.
    public var links: [FieldValue.Link] {
        if case .known(.links(let links)) = self[.links] { links } else { [] }
    }

    /// The value of a field of text, such as the overview.
    public func text(_ field: MovieField) -> String? {
        if case .known(.text(let text)) = self[field] { text } else { nil }
    }

    /// The value of a field of whole numbers, such as the revenue.
    public func whole(_ field: MovieField) -> Int? {
        if case .known(.whole(let number)) = self[field] { number } else { nil }
    }
}
