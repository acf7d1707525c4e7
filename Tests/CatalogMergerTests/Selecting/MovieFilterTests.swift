import CatalogCore
import CatalogMerger
import Testing

@Suite struct `A filter` {
    @Test(
        arguments: [
            (nil, 1990...1999, false), (1989, 1990...1999, false), (1990, 1990...1999, true),
            (1999, 1990...1999, true), (2000, 1990...1999, false), (2000, 2000...2000, true),
        ] as [(Int?, ClosedRange<Int>, Bool)])
    func `of years keeps both ends`(year: Int?, years: ClosedRange<Int>, keeps: Bool) {
        let movie = Sample.movie(Sample.record("first:1", "Film", year: year))
        #expect(MovieFilter(years: years).accepts(movie) == keeps)
    }

    @Test(arguments: [
        (["Science Fiction"], "science fiction", true), (["Animación"], "animacion", true),
        (["Drama"], "dram", false), ([], "Drama", false), (["Sci-Fi"], "sci fi", true),
    ])
    func `of a genre takes the whole name, however it is written`(
        genres: [String], genre: String, keeps: Bool
    ) {
        let movie = Sample.movie(Sample.record("first:1", "Film", genres: genres))
        #expect(MovieFilter(genre: genre).accepts(movie) == keeps)
    }

    @Test(
        arguments: [(nil, 0, false), (6.9, 7, false), (7, 7, true), (9, 7, true)] as [(Double?, Double, Bool)]
    )
    func `of ratings passes over movies that have none`(rating: Double?, least: Double, keeps: Bool) {
        let movie = Sample.movie(Sample.record("first:1", "Film", rating: rating))
        #expect(MovieFilter(leastRating: least).accepts(movie) == keeps)
    }

    @Test(
        arguments: [
            ("Amélie", 2001, "AMEL", true), ("Amélie", 2001, "2001", true), ("Amélie", 2001, "200", true),
            ("Amélie", nil, "2001", false), ("2001: A Space Odyssey", 1968, "2001", true),
            ("Fast & Furious", 2009, "and fur", true), ("Ocean's Eleven", 2001, "oceans", true),
            ("Heat", 1995, "cold", false), ("Heat", 1995, "", true), ("???", 1995, "?", true),
            ("Heat", 1995, "?", false), ("TITANIC", 1997, "tıtanıc", true),
        ] as [(String, Int?, String, Bool)])
    func `of text looks into title and year`(title: String, year: Int?, text: String, keeps: Bool) {
        let movie = Sample.movie(Sample.record("first:1", title, year: year, original: "2001 AMEL cold"))
        #expect(MovieFilter(text: text).accepts(movie) == keeps)
    }

    @Test(arguments: seeds)
    func `keeps what each of its conditions keeps`(seed: Int) {
        let whole = MovieFilter(years: 1960...1990, genre: "drama", leastRating: 3, text: "t")
        let parts = [
            MovieFilter(years: whole.years), MovieFilter(genre: whole.genre),
            MovieFilter(leastRating: whole.leastRating), MovieFilter(text: whole.text),
        ]
        for movie in RandomCatalog(seed: seed).movies {
            #expect(whole.accepts(movie) == parts.allSatisfy { $0.accepts(movie) })
            #expect(MovieFilter().accepts(movie))
        }
    }

    /// Details are asked for only where a record may pass: none that would pass may be left out.
    @Test(arguments: seeds)
    func `holds possible whatever may still pass`(seed: Int) {
        let filters = [
            MovieFilter(years: 1960...1990), MovieFilter(genre: "drama"), MovieFilter(leastRating: 3),
            MovieFilter(text: "zo"), MovieFilter(text: "19"),
        ]
        for record in RandomCatalog(seed: seed).records {
            var list = record
            list.summary.genres = .unknown
            list.summary.rating = .unknown
            for filter in filters where filter.accepts(Sample.movie(record)) {
                #expect(filter.mayAccept(record))
                #expect(filter.mayAccept(list))
            }
        }
    }

    @Test func `holds impossible what is known not to pass`() {
        let record = Sample.record("first:1", "Film", year: 2000, genres: ["Drama"], rating: 5)
        for filter in [
            MovieFilter(years: 2001...2002), MovieFilter(genre: "Comedy"), MovieFilter(leastRating: 6),
            MovieFilter(text: "movie"),
        ] {
            #expect(!filter.mayAccept(record))
        }
    }

    @Test func `names the fields it needs`() {
        #expect(MovieFilter().fields.isEmpty)
        #expect(
            MovieFilter(years: 1...2, genre: "x", leastRating: 1, text: "t").fields == [
                .year, .genres, .rating,
            ])
    }
}
