internal import CatalogMerger

extension ChunkedOutput {
    /// Writes movies one behind another, on all cores: what is written of a movie depends on that movie alone.
    func write(_ movies: ComparedMovies, _ write: @escaping @Sendable (ComparedMovie, ChunkedOutput) -> Void) {
        let pieces = movies.mapPieces { movies in
            var text = ""
            ChunkedOutput.write(to: &text) { output in
                for movie in movies { write(movie, output) }
            }
            return text
        }
        for piece in pieces { self.write(piece) }
    }
}
