public import CatalogCore

/// Compared movies in their order, which may be made while they are walked through.
///
/// Walking through them again gives the same movies.
public struct ComparedMovies: Sequence, Sendable {
    /// Some of the movies.
    public enum Part: Hashable, Sendable {
        /// All of them.
        case all
        /// Those that differ in a field that counts, each with no other field but presence, and without how its
        /// records were matched; accepted differences differ.
        case differences
        /// Those that several providers have, and not all.
        case inSome
        /// Those that one provider alone has, with presence alone.
        case only(ProviderID)
    }

    /// Makes a few hundred movies, or has them; at least one.
    package typealias Piece = @Sendable () -> [ComparedMovie]

    /// Gives the pieces of a part, a few at a time, which may be made beside each other.
    private let pieces: @Sendable (Part) -> AnyIterator<[Piece]>
    private var part = Part.all

    /// Movies that are all there.
    ///
    /// - Parameter providers: How many providers were compared.
    package init(_ movies: [ComparedMovie], providers: Int) {
        self.init { part in
            let movies = movies.compactMap { $0.inPart(part, ofProviders: providers) }
            let starts = stride(from: 0, to: movies.count, by: Self.pieceSize)
            let pieces = starts.lazy.map { start -> Piece in
                { Array(movies[start..<Swift.min(start + Self.pieceSize, movies.count)]) }
            }
            return Self.together(AnyIterator(pieces.makeIterator()))
        }
    }

    /// Movies that are made as they are asked for.
    ///
    /// - Parameter pieces: Begins anew; it gives the same movies of a part each time.
    package init(_ pieces: @escaping @Sendable (Part) -> AnyIterator<[Piece]>) {
        self.pieces = pieces
    }

    /// Some of these movies, in the same order. The others are not even made.
    public func callAsFunction(_ part: Part) -> ComparedMovies {
        var movies = self
        movies.part = part
        return movies
    }

    /// Begins at the first movie.
    public func makeIterator() -> AnyIterator<ComparedMovie> {
        AnyIterator(mapPieces { $0 }.lazy.joined().makeIterator())
    }

    /// What something makes of each few hundred movies, in their order: on all cores, and never of more than some
    /// thousands ahead of who asks.
    package func mapPieces<Value: Sendable>(
        _ transform: @escaping @Sendable ([ComparedMovie]) -> Value
    ) -> some Sequence<Value> {
        let pieces = pieces(part)
        return AnySequence(
            AnyIterator { pieces.next() }.lazy.flatMap { pieces in
                Parallel.map(pieces.count) { transform(pieces[$0]()) }
            })
    }

    /// How many movies a piece has, but the last.
    static let pieceSize = 256

    /// So many pieces are made beside each other.
    private static let piecesAhead = 32

    /// Pieces in groups that are made beside each other.
    static func together(_ pieces: AnyIterator<Piece>) -> AnyIterator<[Piece]> {
        AnyIterator {
            let group = Array(pieces.prefix(piecesAhead))
            return group.isEmpty ? nil : group
        }
    }
}

extension ComparedMovie {
    /// What a part shows of the movie; nil where that is nothing.
    fileprivate func inPart(_ part: ComparedMovies.Part, ofProviders count: Int) -> ComparedMovie? {
        switch part {
        case .all: self
        case .differences: differences.isEmpty ? nil : withDifferencesAlone
        case .inSome: ids.count > 1 && ids.count < count ? self : nil
        case .only(let provider): ids.count == 1 && id.provider == provider ? withDifferencesAlone : nil
        }
    }

    private var withDifferencesAlone: ComparedMovie {
        ComparedMovie(
            ids: ids, title: title, year: year, match: nil,
            fields: fields.filter { $0.field == .present || $0.verdict == .different }, coverage: [],
            pairs: [])
    }
}
