import CatalogCore
import CatalogMerger
import Foundation

extension Sample {
    /// A movie about which the user has a say: a title by hand, genres that add up, a preferred language.
    static let ruledMovie: MergedMovie = {
        var rules = MergeRules(
            [.genres: .named(.union), .rating: .named(.mostVotes), .actors: .named(.union)],
            preferredLanguage: LanguagePreference("de"))
        rules.handValues = HandValues(
            [
                .init(
                    movieID("traderev:3"),
                    [
                        .title: .known(.text("Anfang")), .tagline: .absent,
                        .year: .known(.whole(2011)),
                    ])
            ], verdicts: .none)
        let merger = MovieMerger(
            precedence: [tmdb, traderev], rules: rules, languages: [tmdb: "en", traderev: "de-DE"])
        return merger.movie(of: [
            DatedRecord(
                ruledRecord(
                    "tmdb:27205", "Inception", 2010, "A thief enters dreams.", ["Action", "Heist"],
                    Rating(8.1, votes: 13752), ["Leonardo DiCaprio", "Tom Hardy"]),
                asOf: Date(timeIntervalSince1970: 1_795_284_131)),
            DatedRecord(
                ruledRecord(
                    "traderev:3", "Inception", 2010, "Ein Dieb dringt in Träume ein.", ["heist", "Drama"],
                    Rating(8.8), ["leonardo dicaprio", "Nobody"])),
        ])
    }()

    static let ruled = Explanation(
        movie: ruledMovie, match: explanation.match, undecided: [], heldApart: [], providers: tallies,
        problems: [])

    static let ruledPage = MoviePage(
        movie: ruledMovie, recommendations: [], recommendedPeople: Billing(actors: [], directors: []),
        providers: tallies, problems: [])

    private static func ruledRecord(
        _ id: String, _ title: String, _ year: Int, _ overview: String, _ genres: [String],
        _ rating: Rating?, _ actors: [String]
    ) -> MovieDetail {
        MovieDetail(
            summary: MovieSummary(
                id: movieID(id), title: title, year: .known(year), overview: .known(overview),
                genres: .known(genres), rating: Fact(rating)),
            credits: .known(actors.map { Credit(person: nil, name: $0, job: .actor) }))
    }
}
