internal import CatalogCore

/// The movies of two whole catalogs: of each its rows, and which of the pairs it is.
struct WholeMovies: Sendable {
    private let catalogs: [any WholeCatalog]
    private let providers: [ProviderID]
    private let pair: CatalogPair
    private let rules: ComparisonRules
    private var movies: [Movie]

    /// A movie of one row or two.
    private struct Movie: Sendable {
        /// Its rows in the catalogs; -1 where a catalog does not have it.
        var first: Int32 = -1
        var second: Int32 = -1
        /// The place of its pair among the accepted ones; -1 where it has one row.
        var pair: Int32 = -1
    }

    /// Joins the rows of two catalogs; movies stand in the order of these rows.
    ///
    /// - Parameters:
    ///   - providers: The catalogs' names, in precedence order.
    ///   - pair: Which of their rows are the same movie.
    init(
        _ first: any WholeCatalog, _ second: any WholeCatalog, of providers: [ProviderID],
        matched pair: CatalogPair, rules: ComparisonRules
    ) {
        catalogs = [first, second]
        self.providers = providers
        self.pair = pair
        self.rules = rules
        movies = (0..<Int32(first.count)).map { Movie(first: $0) }
        movies.reserveCapacity(first.count + second.count)
        var isTaken = [Bool](repeating: false, count: second.count)
        for (place, ranked) in pair.accepted.enumerated() {
            let rows = pair.rows(of: ranked)
            movies[rows.left].second = Int32(rows.right)
            movies[rows.left].pair = Int32(place)
            isTaken[rows.right] = true
        }
        for row in 0..<Int32(second.count) where !isTaken[Int(row)] { movies.append(Movie(second: row)) }
    }

    /// Brings the movies into an order.
    ///
    /// - Returns: Where each of them stood before.
    mutating func sort(by sort: MovieSort) -> [Int] {
        let (catalogs, unsorted) = (catalogs, movies)
        let order = sort.order(of: unsorted.count) { place, titles in
            Self.sortKey(of: unsorted[place], in: catalogs, sort, &titles)
        } id: { place in
            let movie = unsorted[place]
            return movie.first >= 0
                ? catalogs[0].id(of: Int(movie.first)) : catalogs[1].id(of: Int(movie.second))
        }
        movies = order.map { unsorted[$0] }
        return order
    }

    /// How many there are.
    var count: Int { movies.count }

    /// The record that the first catalog has of a movie.
    private func first(_ movie: Movie) -> CatalogRecord { CatalogRecord(catalogs[0], Int(movie.first)) }

    /// The record that the second has.
    private func second(_ movie: Movie) -> CatalogRecord { CatalogRecord(catalogs[1], Int(movie.second)) }

    /// The provider that alone has a movie; nil where both have it.
    func loneProvider(at place: Int) -> ProviderID? {
        let movie = movies[place]
        return movie.first < 0 ? providers[1] : movie.second < 0 ? providers[0] : nil
    }

    /// Prepares the movies of a few hundred places, which are judged or made next.
    func prepare(_ places: some Sequence<Int>) {
        var rows: (first: [Int], second: [Int]) = ([], [])
        for place in places {
            let movie = movies[place]
            if movie.first >= 0 { rows.first.append(Int(movie.first)) }
            if movie.second >= 0 { rows.second.append(Int(movie.second)) }
        }
        _ = catalogs[0].touch(rows.first)
        _ = catalogs[1].touch(rows.second)
    }

    /// Makes movies, one after the other.
    var maker: Maker { Maker(self) }

    /// The movies of some places, in pieces that are made when they are asked for.
    ///
    /// - Parameter differing: The fields in which the movie at a place is known to differ, where no others are wanted
    ///   beside presence; nil for all.
    func pieces(
        where isWanted: @escaping (_ place: Int) -> Bool,
        differing: @escaping @Sendable (_ place: Int) -> FieldSet? = { _ in nil }
    ) -> AnyIterator<[ComparedMovies.Piece]> {
        var next = 0
        let pieces = AnyIterator<ComparedMovies.Piece> {
            var places: [Int] = []
            places.reserveCapacity(ComparedMovies.pieceSize)
            while places.count < ComparedMovies.pieceSize, next < count {
                if isWanted(next) { places.append(next) }
                next += 1
            }
            guard !places.isEmpty else { return nil }
            return { [places] in
                prepare(places)
                var maker = maker
                return places.map { maker.movie(at: $0, differing: differing($0)) }
            }
        }
        return ComparedMovies.together(pieces)
    }

    /// Adds the title of a movie to others, and returns the number that decides before it; each is that of the first
    /// provider that has one.
    private static func sortKey(
        of movie: Movie, in catalogs: [any WholeCatalog], _ sort: MovieSort, _ titles: inout FoldedTitles
    ) -> Double? {
        let (first, second) = (Int(movie.first), Int(movie.second))
        if first >= 0 {
            catalogs[0].withTexts(of: .title, in: first) { titles.append($0) }
        } else {
            catalogs[1].withTexts(of: .title, in: second) { titles.append($0) }
        }
        guard let field = sort.field else { return nil }
        let value =
            (first >= 0 ? catalogs[0].fact(about: field, of: first).value : nil)
            ?? (second >= 0 ? catalogs[1].fact(about: field, of: second).value : nil)
        return value?.sortedFigure
    }

    /// Makes movies; it keeps tables and buffers from one to the next.
    struct Maker {
        private let source: WholeMovies
        private var comparer: MovieComparer
        /// Reasons in words, by the number of their evidence.
        private var reasons: [UInt64: [String]] = [:]

        fileprivate init(_ source: WholeMovies) {
            self.source = source
            comparer = MovieComparer(providers: source.providers, rules: source.rules)
        }

        /// Says of the movie at a place what counts.
        mutating func judge(_ place: Int, into judged: inout JudgedMovie) {
            let movie = source.movies[place]
            if movie.second < 0 {
                comparer.judge(source.first(movie), at: 0, in: source.pair.left, into: &judged)
            } else if movie.first < 0 {
                comparer.judge(source.second(movie), at: 1, in: source.pair.right, into: &judged)
            } else {
                comparer.judge(source.first(movie), source.second(movie), in: source.pair, into: &judged)
            }
        }

        /// The movie at a place in the order.
        ///
        /// - Parameter differing: The fields that are known to differ, where nothing is wanted beside them and
        ///   presence; nil for all that there is.
        mutating func movie(at place: Int, differing: FieldSet? = nil) -> ComparedMovie {
            let movie = source.movies[place]
            guard movie.first >= 0, movie.second >= 0 else {
                let record = movie.first >= 0 ? source.first(movie) : source.second(movie)
                return comparer.movie(
                    of: CollectionOfOne(record), title: record.title, year: record.year, match: nil,
                    differing: differing)
            }
            let records = [source.first(movie), source.second(movie)]
            return comparer.movie(
                of: records, title: records[0].title, year: records[0].year ?? records[1].year,
                match: differing == nil ? match(of: movie) : nil, differing: differing)
        }

        private mutating func match(of movie: Movie) -> ComparedMovie.Match? {
            guard movie.pair >= 0 else { return nil }
            let ranked = source.pair.accepted[Int(movie.pair)]
            let isSaid = source.pair.verdict(on: ranked) == .same
            return ComparedMovie.Match(
                score: isSaid ? 1 : ranked.probability, because: because(of: ranked))
        }

        private mutating func because(of ranked: RankedPair) -> [String] {
            let number = source.pair.evidenceNumber(of: ranked)
            if let known = reasons[number] { return known }
            let because = source.pair.because(of: ranked)
            reasons[number] = because
            return because
        }
    }
}

extension FieldValue {
    /// The number that movies are sorted by.
    fileprivate var sortedFigure: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .decimal(let number): number
        case .rating(let rating): rating.value
        case .text, .day, .texts, .externalIDs, .credits, .links: nil
        }
    }
}
