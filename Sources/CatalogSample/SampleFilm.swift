/// A film of the sample, cut out of its recorded detail.
struct SampleFilm: Findable {
    let id: Int
    /// The whole recorded answer, by member.
    let detail: [String: JSONText]
    /// The film as lists show it, by member.
    let item: [String: JSONText]
    let name: SearchWords
    let originalName: SearchWords
    let popularity: Double

    /// All films, in the order of the archive.
    static let all: [SampleFilm] = SampleArchive.standard.exchanges.compactMap { exchange in
        exchange.url.contains("/movie/") ? SampleFilm(SampleArchive.standard.body(of: exchange)) : nil
    }

    /// The film with this id, if the sample has it.
    static func film(_ id: Int) -> SampleFilm? {
        all.first { $0.id == id }
    }

    /// The members of a recorded detail that `append_to_response` asks for.
    static let parts: Set = [
        "alternative_titles", "credits", "external_ids", "recommendations", "similar", "videos",
    ]

    /// The members that a film has in lists and in its detail alike; lists add `genre_ids`.
    private static let shared: Set = [
        "adult", "backdrop_path", "id", "original_language", "original_title", "overview", "popularity",
        "poster_path", "release_date", "title", "video", "vote_average", "vote_count",
    ]

    /// Cuts a detail up; nil for what is none, such as a list.
    private init?(_ body: JSONText) {
        detail = body.members
        guard let id = detail["id"]?.integer, let genres = detail["genres"] else { return nil }
        self.id = id
        var item = detail.filter { Self.shared.contains($0.key) }
        item["genre_ids"] = JSONText(array: genres.elements.compactMap { $0.members["id"] })
        self.item = item
        name = SearchWords(item["title"]?.string ?? "")
        originalName = SearchWords(item["original_title"]?.string ?? "")
        popularity = item["popularity"]?.number ?? 0
    }

    /// The first four digits of the release date; empty where there is none.
    var year: String { String((item["release_date"]?.string ?? "").prefix(4)) }

    /// The film as lists show it.
    var listed: JSONText { JSONText(object: item) }

    /// The film as lists of several media show it.
    var listedWithMedium: JSONText {
        JSONText(object: item.merging(["media_type": JSONText(unescaped: "movie")]) { $1 })
    }
}
