public import CatalogCore

extension FileProvider: ListProvider {
    /// Returns the movies of the file: as the popular list all of them, as the top rated one those with a rating.
    ///
    /// The popular ones are sorted by the column `popularity`; where no row has one, by `votes`; where no row has
    /// one either, they are as the file has them.
    ///
    /// - Throws: ``CatalogCore/ProviderError/unsupported`` for other lists, and for the top rated ones of a file
    ///   without a column `rating`.
    public func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        let order: FileOrder
        switch request.list {
        case .popular: order = .popular
        case .topRated: order = .topRated
        case .nowPlaying, .upcoming: throw .unsupported
        }
        return try await reply(to: .list(request.list)) { shelf throws(ProviderError) in
            guard order == .popular || shelf.has(.rating) else { throw .unsupported }
            let rows = shelf.rows(in: order)
            let listed = rows.prefix(max(0, request.limit ?? rows.count))
            return MovieList(
                movies: listed.map { shelf.summary(of: Int($0)) },
                isWholeCatalog: listed.count == shelf.rows.count)
        }
    }
}
