/// A movie on the user's own list, remembered so that it can be found again.
///
/// It belongs to no provider and no cache: it keeps every id the movie was known by when it was added, and
/// a title and a year for the day when none of them means anything any more.
public struct WatchlistEntry: Hashable, Sendable {
    /// An id, and the kind of the provider that gave it.
    ///
    /// The provider's name is the user's and may change; the kind says whose the key really is.
    public struct Member: Hashable, Sendable {
        /// The provider and its key.
        public let id: MovieID
        /// The code that the provider ran, such as `tmdb`.
        public let kind: String

        /// Makes a member.
        public init(_ id: MovieID, kind: String) {
            self.id = id
            self.kind = kind
        }
    }

    /// The movie at each provider that knew it, in the order in which that was learned; none twice.
    public private(set) var members: [Member]
    /// Its outside ids, in the order in which they were learned; none twice.
    public private(set) var externalIDs: [ExternalID]
    /// What it was called.
    public private(set) var title: String
    /// When it came out; nil when nobody said.
    public private(set) var year: Int?
    /// Since when it is on the list.
    public private(set) var added: CalendarDay

    /// Makes an entry. One without any id is known by its title and year alone.
    public init(
        members: [Member], externalIDs: [ExternalID] = [], title: String, year: Int?, added: CalendarDay
    ) {
        self.members = members.withoutRepetitions
        self.externalIDs = externalIDs.withoutRepetitions
        self.title = title
        self.year = year
        self.added = added
    }

    /// The ids of its members, in their order.
    public var ids: [MovieID] { members.map(\.id) }

    /// What names the entry in a message, and stays the same when more is learned about it: its first id,
    /// an outside id where it has none, its title where it has neither.
    public var key: String {
        ids.first?.description ?? externalIDs.first?.description ?? title
    }

    /// Whether two entries prove to be one movie: they share a member or an outside id. Without any id it
    /// takes the same title and the same year.
    public func isSameMovie(as other: WatchlistEntry) -> Bool {
        proofs.contains(where: other.proofs.contains)
    }

    /// Something that two entries share only where they are of one movie.
    enum Proof: Hashable {
        case member(Member)
        case externalID(ExternalID)
        case title(String, year: Int?)
    }

    /// What proves which movie the entry is of; none twice.
    var proofs: [Proof] {
        let ids = members.map(Proof.member) + externalIDs.map(Proof.externalID)
        return ids.isEmpty ? [.title(title, year: year)] : ids
    }

    /// Whether a movie of a provider is this one.
    ///
    /// It is when the entry has the id from a provider of the same kind. An id from a provider that is
    /// gone counts for every provider of that kind: it has been renamed.
    ///
    /// - Parameters:
    ///   - id: A provider's id.
    ///   - kind: The kind of that provider.
    ///   - configured: The kind of every configured provider, also of those that do not run.
    public func holds(_ id: MovieID, kind: String, configured: [ProviderID: String]) -> Bool {
        members.contains { member in
            member.kind == kind && member.id.key == id.key
                && (member.id == id || configured[member.id.provider] != kind)
        }
    }

    /// This entry with what another one knows more; it keeps its place, its title and the earlier day.
    public func joined(with other: WatchlistEntry) -> WatchlistEntry {
        WatchlistEntry(
            members: members + other.members,
            externalIDs: externalIDs + other.externalIDs,
            title: title.isEmpty ? other.title : title,
            year: year ?? other.year,
            added: min(added, other.added))
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each where it stands first.
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
