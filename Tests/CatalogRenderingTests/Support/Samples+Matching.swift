import CatalogCore
import CatalogMerger
import Foundation

extension Sample {
    /// A match with a verdict by hand, a runner-up that is ahead and a pair of its own weight.
    static let explanation = Explanation(
        movie: inception,
        match: MovieMatch([
            ComparedPair(
                evidence: MatchEvidence(
                    left: movieID("tmdb:27205"), right: movieID("traderev:3"),
                    clues: [
                        .init(.title, "same title", left: "Inception", right: "Inception", weight: 3.7),
                        .init(.rarity, "short title", weight: -0.068),
                        .init(.year, "same year", left: "2010", right: "2010", weight: 3.9),
                        .init(
                            .actors, "no actor in common",
                            left: "Leonardo DiCaprio, Tom Hardy, Joseph Gordon-Levitt, 渡辺謙",
                            right: "Nobody, Nobody Else", weight: -3.7),
                        .init(.genres, "genres in common", left: "Action", right: "Action, Drama", weight: 0),
                    ],
                    score: 0.876,
                    runnerUp: .init(
                        of: movieID("traderev:3"), id: movieID("tmdb:64956"), logOdds: 1.25),
                    verdict: nil, unknown: [.directors, .runtime]),
                left: record("tmdb:27205", "Inception", 2010), right: record("traderev:3", "Inception", 2010),
                runnerUp: record("tmdb:64956", "Inception: The Cobol Job", 2010))
        ]),
        undecided: [twins(score: 0.62), twins(score: 0.995)],
        heldApart: [
            HeldApart(
                record: movieID("tmdb:27205"), other: movieID("films:8"), summary: nil, verdict: .different,
                ids: [movieID("tmdb:27205"), movieID("films:8")]),
            HeldApart(
                record: movieID("tmdb:27205"), other: movieID("films:9"),
                summary: record("films:9", "Inception", nil), verdict: .same,
                ids: [movieID("films:9"), movieID("tmdb:1")]),
        ],
        providers: tallies, problems: [])

    /// A movie of which the user said what its records are, against all clues; one field of it.
    static let verdict = Explanation(
        movie: strangelove, field: .title,
        match: MovieMatch([
            ComparedPair(
                evidence: MatchEvidence(
                    left: movieID("tmdb:935"), right: movieID("traderev:9"),
                    clues: [
                        .init(
                            .title, "different titles",
                            left: "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
                            right: "Dr. Strangelove", weight: -3.4)
                    ],
                    score: 1,
                    runnerUp: .init(of: movieID("tmdb:935"), id: movieID("traderev:10"), logOdds: 2),
                    verdict: .same),
                left: record("tmdb:935", "Dr. Strangelove", 1964), right: record("traderev:9", "Dr. S", nil),
                runnerUp: nil)
        ]),
        undecided: [], heldApart: [], providers: tallies, problems: [])

    /// A movie of one record, of which little is known.
    static let loner = Explanation(
        movie: lost, match: nil, undecided: [], heldApart: [], providers: tallies, problems: problems)

    static let review = Review(
        pairs: [twins(score: 0.62), twins(score: 0.081)], providers: tallies, problems: [])

    /// Two records that may be one movie.
    static func twins(score: Double) -> ComparedPair {
        ComparedPair(
            evidence: MatchEvidence(
                left: movieID("tmdb:27205"), right: movieID("films:7"),
                clues: [
                    .init(.title, "same title", left: "Crash", right: "Crash", weight: 3.7),
                    .init(.runtime, "running times differ", left: "112 min", right: "100 min", weight: -3),
                ],
                score: score,
                runnerUp: .init(of: movieID("tmdb:27205"), id: movieID("films:8"), logOdds: 0.7),
                verdict: nil, unknown: [.year, .directors]),
            left: record("tmdb:27205", "Crash", 2004), right: record("films:7", "Crash", nil),
            runnerUp: record("films:8", "Crash", 1996))
    }

    /// What a list tells of a movie, in few words.
    static func record(_ id: String, _ title: String, _ year: Int?) -> MovieSummary {
        MovieSummary(id: movieID(id), title: title, year: year.map(Fact.known) ?? .unknown)
    }
}
