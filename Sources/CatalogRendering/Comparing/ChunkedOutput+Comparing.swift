internal import CatalogMerger

extension ChunkedOutput {
    /// Writes movies one behind another, on all cores: what is written of a movie depends on that movie alone.
    func write(_ movies: ComparedMovies, _ write: @escaping @Sendable (ComparedMovie, ChunkedOutput) -> Void)
    {
        let pieces = movies.mapPieces { movies in
            var collected = Collected()
            ChunkedOutput.write(to: &collected) { output in
                for movie in movies { write(movie, output) }
            }
            return collected.chunks
        }
        for piece in pieces {
            for chunk in piece { pass(on: chunk) }
        }
    }

    /// Keeps the chunks of a piece, until it is that piece's turn.
    private struct Collected: TextOutputStream {
        var chunks: [String] = []

        mutating func write(_ text: String) { chunks.append(text) }
    }
}
