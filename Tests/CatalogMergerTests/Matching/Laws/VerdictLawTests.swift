import CatalogCore
import Testing

@testable import CatalogMerger

/// The user's word outranks every clue.
@Suite struct `Verdicts on records` {
    @Test(arguments: seeds)
    func `are obeyed, through every chain`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let verdicts = Self.verdicts(on: catalog)
        let movies = catalog.records.movies(verdicts)
        for movie in verdicts.groups {
            let ids = Set(movie.compactMap { MovieID($0) })
            #expect(movies.contains { ids.isSubset(of: $0) }, "\(movie)")
        }
        for movie in movies {
            for (one, other) in Self.pairs(movie) {
                #expect(verdicts.verdict(on: one.description, other.description) != .different)
            }
        }
    }

    @Test(arguments: seeds)
    func `do not undo the laws`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let verdicts = Self.verdicts(on: catalog)
        var random = catalog.generator
        let movies = catalog.records.movies(verdicts)
        #expect(movies.flatMap(\.self).count == catalog.records.count)
        #expect(movies.allSatisfy { Set($0.map(\.provider)).count == $0.count })
        #expect(catalog.records.shuffled(using: &random).movies(verdicts) == movies)
    }

    @Test(arguments: seeds)
    func `about nobody change nothing`(seed: Int) throws {
        let records = RandomCatalog(seed: seed).records
        let verdicts = try Verdicts(
            [.init(.same, ["ant:none", "bee:none"]), .init(.different, ["ant:none", "bee:nobody"])],
            onePerProvider: true)
        #expect(records.movies(verdicts) == records.movies)
    }

    @Test(arguments: seeds)
    func `that say what was found anyway change nothing`(seed: Int) throws {
        let records = RandomCatalog(seed: seed).records
        let found = records.movies.filter { $0.count > 1 }
        let verdicts = try Verdicts(
            found.map { .init(.same, $0.map(\.description)) }, onePerProvider: true)
        #expect(records.movies(verdicts).isSuperset(of: found))
    }

    /// Random verdicts that do not contradict each other, right ones and wrong ones.
    private static func verdicts(on catalog: RandomCatalog) -> Verdicts {
        var random = catalog.generator
        var verdicts = Verdicts.none
        for _ in 0..<8 {
            let ids = catalog.records.shuffled(using: &random).prefix(2).map(\.id.description)
            let entry = Verdicts.Entry(random.chance(0.5) ? .same : .different, ids)
            // What contradicts the others is not said.
            if let more = try? Verdicts(verdicts.entries + [entry], onePerProvider: true) { verdicts = more }
        }
        return verdicts
    }

    private static func pairs(_ movie: Set<MovieID>) -> [(MovieID, MovieID)] {
        movie.flatMap { one in movie.filter { one < $0 }.map { (one, $0) } }
    }
}

/// What a verdict does where clues say otherwise.
@Suite struct `A verdict` {
    private let film = Sample.record(
        "first:1", "Film", year: 2000, directors: ["Ann Day"], external: [Sample.imdb(1)])
    private let twin = Sample.record(
        "second:1", "Film", year: 2000, directors: ["Ann Day"], external: [Sample.imdb(1)])
    private let stranger = Sample.record(
        "second:2", "Another", year: 1960, directors: ["Bo Eck"], external: [Sample.imdb(2)])

    @Test func `of different parts twins with one outside id`() throws {
        #expect([film, twin].areOneMovie)
        let verdicts = try Verdicts([.init(.different, ["first:1", "second:1"])], onePerProvider: true)
        #expect([film, twin].movies(verdicts).count == 2)
        #expect(Matcher.match(for: [film], among: [twin], verdicts: verdicts) == nil)
    }

    @Test func `of same joins strangers of different outside ids`() throws {
        let verdicts = try Verdicts([.init(.same, ["first:1", "second:2"])], onePerProvider: true)
        #expect([film, stranger].movies(verdicts).count == 1)
        #expect(Matcher.match(for: [film], among: [stranger], verdicts: verdicts) == 0)
    }

    @Test func `of same holds against a twin that shares the outside id`() throws {
        let verdicts = try Verdicts([.init(.same, ["first:1", "second:2"])], onePerProvider: true)
        #expect(
            [film, twin, stranger].movies(verdicts)
                == [[Sample.id("first:1"), Sample.id("second:2")], [Sample.id("second:1")]])
        #expect(Matcher.match(for: [film], among: [twin, stranger], verdicts: verdicts) == 1)
    }

    @Test func `of different lets the next best have it`() throws {
        let next = Sample.record("second:3", "Film", year: 2000, directors: ["Ann Day"])
        let verdicts = try Verdicts([.init(.different, ["first:1", "second:1"])], onePerProvider: true)
        #expect(
            [film, twin, next].movies(verdicts)
                == [[Sample.id("first:1"), Sample.id("second:3")], [Sample.id("second:1")]])
    }

    @Test func `of same reaches a third provider, and of different keeps it out`() throws {
        let third = Sample.record("third:1", "Film", year: 2000, directors: ["Ann Day"])
        let joined = try Verdicts(
            [.init(.same, ["first:1", "second:2"]), .init(.same, ["second:2", "third:1"])],
            onePerProvider: true)
        #expect([film, stranger, third].movies(joined).count == 1)
        let parted = try Verdicts(
            [.init(.same, ["first:1", "second:1"]), .init(.different, ["second:1", "third:1"])],
            onePerProvider: true)
        #expect(
            [film, twin, third].movies(parted)
                == [[Sample.id("first:1"), Sample.id("second:1")], [Sample.id("third:1")]])
    }

    @Test func `is named as what it is`() throws {
        let verdicts = try Verdicts([.init(.same, ["first:1", "second:2"])], onePerProvider: true)
        let matching = Matching([film, stranger], verdicts: verdicts)
        let evidence = try #require(matching.evidence(of: matching.movies[0]).first)
        #expect(evidence.verdict == .same)
        #expect(evidence.score == 1)
        #expect(evidence.because == ["said to be the same"])
        #expect(evidence.logOdds < 0)
    }
}
