internal import CatalogCore
internal import CatalogMerger

/// The movies of a report, each once, at its first appearance, without a copy of them all.
///
/// A movie stands in every genre, director and provider group it belongs to, which is right for a page and
/// wrong for a table.
struct DistinctMovies: Sequence {
    let groups: [ReportGroup]

    func makeIterator() -> Iterator { Iterator(groups: groups) }

    struct Iterator: IteratorProtocol {
        private var seen: Set<MovieID> = []
        private var movies = [].makeIterator() as IndexingIterator<[MergedMovie]>
        /// The groups still to be walked through, the next one last.
        private var pending: [ReportGroup]

        init(groups: [ReportGroup]) {
            pending = groups.reversed()
        }

        mutating func next() -> MergedMovie? {
            while true {
                while let movie = movies.next() {
                    if seen.insert(movie.id).inserted { return movie }
                }
                guard let group = pending.popLast() else { return nil }
                switch group.content {
                case .movies(let inside): movies = inside.makeIterator()
                case .groups(let inner): pending.append(contentsOf: inner.reversed())
                }
            }
        }
    }
}

extension Report {
    /// Its movies, each once, in order of first appearance.
    var distinctMovies: DistinctMovies { DistinctMovies(groups: groups) }
}
