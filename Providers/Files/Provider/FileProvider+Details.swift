public import CatalogCore

extension FileProvider: DetailProvider {
    /// Returns everything the movie's row says, its credits as well.
    public func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        let question = Question.detail(movie)
        return try await reply(to: question) { shelf throws(ProviderError) in
            guard let row = shelf.row(of: movie) else { throw .failed(Problem(id, question, .notFound)) }
            return shelf.rows[row].detail(movie)
        }
    }
}
