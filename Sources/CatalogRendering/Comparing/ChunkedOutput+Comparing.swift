internal import CatalogMerger

extension ChunkedOutput {
    /// Writes movies one behind another, on all cores: what is written of a movie depends on that movie alone.
    func write(_ movies: ComparedMovies, _ write: @escaping @Sendable (ComparedMovie, ChunkedOutput) -> Void)
    {
        writePieces(of: movies) { movies, output in
            for movie in movies { write(movie, output) }
        }
    }

    /// Writes movies some hundred at a time, on all cores.
    ///
    /// - Parameter separator: What stands between two pieces.
    /// - Returns: Whether there was any movie.
    @discardableResult
    func writePieces(
        of movies: ComparedMovies, separator: String = "",
        _ write: @escaping @Sendable ([ComparedMovie], ChunkedOutput) -> Void
    ) -> Bool {
        let pieces = movies.mapPieces { movies in
            ChunkedOutput.chunks { write(movies, $0) }
        }
        var isFirst = true
        for piece in pieces {
            if !isFirst { self.write(separator) }
            for chunk in piece { pass(on: chunk) }
            isFirst = false
        }
        return !isFirst
    }
}
