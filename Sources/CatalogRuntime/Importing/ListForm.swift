internal import CatalogCore

/// A kind of list that is understood: what its columns are called, in lowercase, and what they mean.
struct ListForm: Hashable, Sendable {
    /// Who writes such lists.
    let maker: String
    /// The columns that tell it from other lists: of each group one.
    let signature: [[String]]
    /// What an entry is called.
    var title = "title"
    /// The year it came out.
    let year = "year"
    /// Since when it is on the list, the first that holds a day.
    var days: [String] = []
    /// Whether it is a movie at all.
    var type: String?
    /// Outside ids, by who gave them out.
    var outsideIDs: [ExternalID.Authority: String] = [:]
    /// TMDB's numbers.
    var tmdbID: String?
    /// Ids of providers, the first of these columns that holds any.
    var ids: [String] = []
    /// The kind of the provider of each id.
    var kinds: String?
    /// Any outside ids, each as `imdb:tt0133093`.
    var externalIDs: String?
}

extension ListForm {
    /// What `catalog watchlist export` writes as CSV; IMDb's forms have no ids of providers.
    static let watchlist = ListForm(
        maker: "catalog watchlist export", signature: [["const"], ["title"], ["ids"], ["kinds"]],
        days: ["added"], outsideIDs: [.imdb: "const"], ids: ["ids"], kinds: "kinds",
        externalIDs: "external_ids")

    /// IMDb's export of a list, a watchlist or ratings, and what others make for it.
    static let imdb = ListForm(
        maker: "IMDb", signature: [["const"], ["title"]], days: ["created", "date added", "date rated"],
        type: "title type", outsideIDs: [.imdb: "const"])

    /// Letterboxd's export of a watchlist, of what was watched, rated or kept in a diary, and of a list.
    static let letterboxd = ListForm(
        maker: "Letterboxd", signature: [["name"], ["year"], ["letterboxd uri", "url"]], title: "name",
        days: ["date"])

    /// Trakt's export of a watchlist, a list, a collection, of ratings or the history.
    static let trakt = ListForm(
        maker: "Trakt", signature: [["type"], ["title"], ["year"], ["trakt_id", "imdb_id", "tmdb_id"]],
        days: ["listed_at", "collected_at", "rated_at", "watched_at"], type: "type",
        outsideIDs: [.imdb: "imdb_id"], tmdbID: "tmdb_id")

    /// Movies, as `catalog list -f csv` writes them and as a provider of kind `file` reads them.
    static let movies = ListForm(
        maker: "catalog list", signature: [["id"], ["title"]],
        outsideIDs: [.imdb: "imdb_id", .wikidata: "wikidata_id"], ids: ["ids", "id"])

    /// The forms of CSV, those first that others are part of.
    static let ofCSV = [watchlist, imdb, letterboxd, trakt, movies]

    /// The one form of NDJSON: an object of a watchlist, or of a movie.
    static let ofObjects = ListForm(
        maker: "NDJSON", signature: [], days: ["added"],
        outsideIDs: [.imdb: "imdb_id"], ids: ["ids", "id"], kinds: "kinds", externalIDs: "external_ids")

    /// The form of a list whose columns have these names; nil where none is known that has them.
    static func named(by header: [String]) -> ListForm? {
        let names = Set(header.map { $0.lowercased() })
        return ofCSV.first { form in form.signature.allSatisfy { !names.isDisjoint(with: $0) } }
    }

    /// `IMDb (const, title)`.
    var described: String {
        "\(maker) (\(signature.map { $0.joined(separator: " or ") }.joined(separator: ", ")))"
    }
}
