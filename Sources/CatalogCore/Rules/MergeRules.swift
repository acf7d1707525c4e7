/// What the user says about whose value counts where providers differ.
///
/// Whatever is not said goes by the precedence of the run: the first provider that has a value is chosen. The
/// rules name providers and fields and hold no data, so one value serves any number of runs, whichever providers
/// take part in them.
public struct MergeRules: Hashable, Sendable {
    /// How the value of one field is chosen.
    public enum Choice: Hashable, Sendable {
        /// These providers come first, in this order; the others follow as in the precedence of the run.
        ///
        /// Those that do not take part in a run, or do not have the movie, are passed over. Outside ids and links
        /// add up all the same: the order says whose id counts where two of one authority differ.
        case precedence([ProviderID])
        /// A named rule chooses, and precedence only among what the rule leaves even. A rule that the field does
        /// not take (``MovieField/namedRules``) leaves the field to precedence.
        case named(NamedRule)
    }

    /// The fields that do not go by the precedence of the run.
    public var choices: [MovieField: Choice]
    /// The language whose titles and texts go before all others; nil where languages do not count.
    public var preferredLanguage: LanguagePreference?
    /// What the user set by hand, which outranks whatever providers say.
    package var handValues = HandValues.none

    /// Makes rules; without any, everything goes by precedence.
    public init(_ choices: [MovieField: Choice] = [:], preferredLanguage: LanguagePreference? = nil) {
        self.choices = choices
        self.preferredLanguage = preferredLanguage
    }
}

/// A rule that chooses a field's value by what the values are, whoever says them. Named as in the configuration.
public enum NamedRule: String, Hashable, Sendable, CaseIterable {
    /// The rating that most people gave; one that does not tell its votes comes last.
    case mostVotes = "most_votes"
    /// The greatest number, the best rating, the latest day.
    case highest
    /// The smallest number, the worst rating, the earliest day.
    case lowest
    /// The text of the most characters, the list of the most items, each person counted once.
    case longest
    /// What the first provider has, and what each later one has beside.
    case union
}

extension MovieField {
    /// The named rules that can choose this field's value, in the order of ``NamedRule``.
    public var namedRules: [NamedRule] {
        switch self {
        case .externalIDs, .links: [.union]
        case .title, .originalTitle, .overview, .tagline: [.longest]
        case .status, .poster, .backdrop, .trailer, .originalLanguage: []
        case .year, .releaseDate, .runtimeMinutes, .revenueUSD, .popularity: [.highest, .lowest]
        case .genres, .actors, .directors: [.longest, .union]
        case .rating: [.mostVotes, .highest, .lowest]
        }
    }

    /// Whether a value is written in the language that its provider was asked in.
    public var isWrittenInLanguage: Bool {
        switch self {
        case .title, .overview, .tagline, .genres: true
        case .externalIDs, .originalTitle, .year, .releaseDate, .status, .poster, .backdrop, .trailer, .links,
            .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity, .actors, .directors:
            false
        }
    }
}
