import CatalogCore

extension Sample {
    /// A title that hardly two films have.
    static let longTitle = "The Incredible Shrinking Lantern"

    /// What the first provider says of some film; what is not given it does not know.
    static func film(
        title: String = "Lantern", original: String? = nil, alternatives: [String]? = nil, year: Int? = nil,
        date: String? = nil, directors: [String]? = nil, actors: [String]? = nil, minutes: Int? = nil,
        language: String? = nil, genres: [String]? = nil, external: [ExternalID]? = nil
    ) -> MovieDetail {
        record(
            "first:1", title, year: year, date: date, original: original, alternatives: alternatives,
            directors: directors, actors: actors, minutes: minutes, language: language, genres: genres,
            external: external)
    }
}

extension MovieDetail {
    /// The same record at another provider.
    func at(_ id: String) -> MovieDetail {
        var moved = self
        moved.summary.id = Sample.id(id)
        return moved
    }
}
