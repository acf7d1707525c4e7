import CatalogCore
import Testing

@testable import CatalogMerger

/// What a decision gives as its reasons.
@Suite struct `Evidence` {
    private let film = Sample.record(
        "first:1", "Lantern", date: "2000-05-01", directors: ["Ann Day"], minutes: 100)

    @Test func `says in words what speaks for a match`() throws {
        let twin = Sample.record(
            "second:1", "The Lantern", date: "2000-05-20", directors: ["Day, Ann"], minutes: 101,
            language: "en")
        let evidence = try #require(Self.evidence(film, twin))
        #expect(
            evidence.clues.map(\.words) == [
                "same title but for articles and numerals", "short title", "same year", "release dates close",
                "same director", "same running time",
            ])
        #expect(
            evidence.because == ["same year", "release dates close", "same director", "same running time"])
        #expect(evidence.score > 0.99 && evidence.score < 1)
        #expect(evidence.verdict == nil)
        #expect(evidence.runnerUp == nil)
    }

    @Test func `says what both records say`() throws {
        let twin = Sample.record(
            "second:1", "Lantern (2000)", directors: ["Ann Day"], actors: ["Bo Eck"], minutes: 101,
            genres: ["Drama"])
        let evidence = try #require(Self.evidence(film, twin))
        let said = Dictionary(uniqueKeysWithValues: evidence.clues.map { ($0.kind, [$0.left, $0.right]) })
        #expect(said[.title] == ["Lantern", "Lantern (2000)"])
        #expect(said[.year] == ["2000", "2000"])
        #expect(said[.directors] == ["Ann Day", "Ann Day"])
        #expect(said[.runtime] == ["100 min", "101 min"])
        #expect(said[.actors] == nil && said[.genres] == nil)
    }

    @Test func `names what is not known, what decides most first`() throws {
        let evidence = try #require(
            Self.evidence(
                Sample.record("first:1", "Lantern", year: 2000), Sample.record("second:1", "Lantern")))
        #expect(evidence.unknown == [.year, .directors, .runtime, .actors, .genres])
    }

    @Test func `names the runner-up`() throws {
        let records = [
            film, Sample.record("second:1", "Lantern", date: "2000-05-01", directors: ["Ann Day"]),
            Sample.record("second:2", "Lantern", year: 2001),
        ]
        let matching = Matching(records)
        let movie = try #require(matching.movies.first)
        let runnerUp = try #require(matching.evidence(of: movie).first?.runnerUp)
        #expect(movie == [0, 1])
        #expect(runnerUp.of == Sample.id("first:1") && runnerUp.id == Sample.id("second:2"))
    }

    @Test(arguments: seeds)
    func `of each movie is about its records, and adds up`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let matching = Matching(records)
        for movie in matching.movies {
            let ids = Set(movie.map { records[$0].id })
            let evidence = matching.evidence(of: movie)
            #expect((movie.count - 1...movie.count * (movie.count - 1) / 2).contains(evidence.count))
            for piece in evidence {
                #expect(ids.contains(piece.left) && ids.contains(piece.right) && piece.left != piece.right)
                #expect((0...1).contains(piece.score))
                #expect(Set(piece.clues.map(\.kind)).count == piece.clues.count)
            }
        }
    }

    @Test(arguments: seeds)
    func `of doubt comes in order and is about movies that stayed apart`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let matching = Matching(records)
        let movieOf = Dictionary(
            uniqueKeysWithValues: matching.movies.enumerated().flatMap { movie, members in
                members.map { (records[$0].id, movie) }
            })
        let doubts = matching.uncertain
        #expect(doubts.map(\.score) == doubts.map(\.score).sorted(by: >))
        for doubt in doubts {
            #expect(doubt.score >= Competition.doubt && doubt.score < Competition.threshold)
            #expect(movieOf[doubt.left] != movieOf[doubt.right])
        }
    }

    private static func evidence(_ left: MovieDetail, _ right: MovieDetail) -> MatchEvidence? {
        let matching = Matching([left, right])
        return matching.evidence(of: [0, 1]).first
    }
}
