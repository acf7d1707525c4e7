/// What to do next, for those who have just begun.
enum Hints {
    /// How to get at live data, in one clause.
    static let token = "set TMDB_ACCESS_TOKEN (free at https://www.themoviedb.org/settings/api)"

    /// Why the answer is about so few movies.
    static let sample =
        "This is the built-in sample, because there is no configuration. For live data: "
        + "'catalog config init' writes a catalog.yaml; \(token)."
}
