import CatalogCore
import Testing

@testable import CatalogMerger

/// Catalogs that would take the afternoon if all were compared with all.
@Suite struct `Two thousand records of one title` {
    @Test func `and year, of which nothing is known, stay apart`() {
        let pair = Self.pair { _, _ in Sample.record("first:1", "Pilot", year: 2000) }
        #expect(pair.accepted.isEmpty)
        #expect(pair.candidates.isEmpty)
    }

    @Test func `and no year stay apart`() {
        let pair = Self.pair { _, _ in Sample.record("first:1", "Pilot") }
        #expect(pair.accepted.isEmpty)
    }

    @Test func `and year are told apart by who made them, where that is known`() {
        let pair = Self.pair { _, index in
            guard index.isMultiple(of: 4) else { return Sample.record("first:1", "Pilot", year: 2000) }
            let people = ["Director", "Lead", "Friend", "Villain"].map { "\($0) \(word(index))" }
            return Sample.record(
                "first:1", "Pilot", year: 2000, directors: [people[0]], actors: Array(people[1...]),
                minutes: 30 + index % 90)
        }
        let found = pair.accepted.map { pair.rows(of: $0) }
        #expect(found.allSatisfy { $0.left == $0.right })
        #expect(found.count == Self.size / 4)
    }

    @Test func `of many years are told apart by these and their running times, or not at all`() {
        let pair = Self.pair { _, index in
            Sample.record("first:1", "Pilot", year: 1900 + index % 100, minutes: 40 + index / 100 * 6)
        }
        #expect(pair.candidates.count < Self.size * 200)
        #expect(pair.accepted.allSatisfy { pair.rows(of: $0).left == pair.rows(of: $0).right })
    }

    @Test func `differ on either side in all but the title`() {
        let pair = Self.pair { side, index in
            Sample.record(
                "first:1", "Pilot", year: 2000, directors: ["Director \(side) \(word(index))"],
                minutes: 30 + index % 90)
        }
        #expect(pair.accepted.isEmpty)
    }

    private static let size = 2000

    private static func pair(_ record: (String, Int) -> MovieDetail) -> CatalogPair {
        CatalogPair(
            MatchTable((0..<size).map { record("left", $0) }),
            MatchTable((0..<size).map { record("right", $0) }))
    }
}

@Suite struct `Crowds` {
    @Test func `of records that share one actor are not compared for that`() {
        let records = (0..<5000).map { index in
            Sample.record("first:\(index)", "Film \(word(index))", year: 2000, actors: ["Ubiquitous Star"])
        }
        let pair = CatalogPair(MatchTable(records), MatchTable(records))
        #expect(pair.candidates.count < 5000 * 20)
        #expect(pair.accepted.count == 5000)
        #expect(pair.accepted.allSatisfy { pair.rows(of: $0).left == pair.rows(of: $0).right })
    }

    @Test
    func `of records that share director, cast and year, each of another title, are paired by title alone`() {
        let records = (0..<1000).map { index in
            Sample.record(
                "first:\(index)", "\(word(index * 7919 % 99_991)) \(word(index * 104_729 % 99_991))",
                year: 2000,
                directors: ["Prolific Director"], actors: ["Ubiquitous Star", "Faithful Friend"])
        }
        let pair = CatalogPair(MatchTable(records), MatchTable(records.reversed()))
        #expect(pair.accepted.count == 1000)
        #expect(pair.accepted.allSatisfy { pair.rows(of: $0).left + pair.rows(of: $0).right == 999 })
    }

    @Test func `of records that share an outside id are not compared for that`() {
        let records = (0..<1000).map { index in
            Sample.record(
                "first:\(index)", "Film \(word(index))", year: 1900 + index % 90, external: [Sample.imdb(1)])
        }
        let pair = CatalogPair(MatchTable(records), MatchTable(records))
        #expect(pair.candidates.count < 1000 * 20)
    }

    @Test func `of titles with one word in common are not compared for that`() {
        let records = (0..<2000).map { index in
            Sample.record("first:\(index)", "The Adventures of \(word(index))", year: 2000)
        }
        let pair = CatalogPair(MatchTable(records), MatchTable(records))
        #expect(pair.candidates.count < 2000 * 40)
        #expect(pair.accepted.allSatisfy { pair.rows(of: $0).left == pair.rows(of: $0).right })
    }
}

@Suite struct `Records nobody would write` {
    @Test func `with titles of ten thousand letters are compared by their beginning`() {
        let long = String(repeating: "abcdefghi ", count: 1000)
        let records = [
            Sample.record("first:1", long + "x", year: 2000),
            Sample.record("second:1", long + "x", year: 2000),
            Sample.record("first:2", "z" + long, year: 2000),
            Sample.record("second:2", "z" + long, year: 2000),
        ]
        #expect(
            records.movies == [
                [Sample.id("first:1"), Sample.id("second:1")], [Sample.id("first:2"), Sample.id("second:2")],
            ])
    }

    @Test(arguments: ["é", "千", "&", "(", "a: ", "\u{301}", "&amp;", "Ã©", "'s ", "\u{200D}", "2 "])
    func `with a title of one thing a thousand times are read`(text: String) {
        let title = String(repeating: text, count: 1000)
        let records = [
            Sample.record("first:1", title, year: 2000), Sample.record("second:1", title, year: 2000),
        ]
        #expect(records.areOneMovie)
    }

    @Test func `with a hundred other titles are compared by the first of them`() {
        let titles = (0..<100).map { "Title \(word($0))" }
        let table = MatchTable([Sample.record("first:1", "Lantern", alternatives: titles)])
        #expect(table.forms(of: 0).count == MatchTableFiller.mostForms)
        let records = [
            Sample.record("first:1", "Lantern", year: 2000, alternatives: titles),
            Sample.record("second:1", titles[3], year: 2000),
        ]
        #expect(records.areOneMovie)
        #expect(
            [
                Sample.record("first:1", "Lantern", year: 2000, alternatives: titles),
                Sample.record("second:1", "Lantern", year: 2000, alternatives: titles.reversed()),
            ].areOneMovie)
    }

    @Test func `with a thousand people are compared by the first of them`() {
        let people = (0..<1000).map { "Person \(word($0))" }
        let record = Sample.record("first:1", "Lantern", year: 2000, directors: people, actors: people)
        let table = MatchTable([record])
        #expect(table.directors(of: 0).count == MatchTableFiller.mostPeople)
        #expect(table.actors(of: 0).count == MatchTableFiller.mostPeople)
        #expect([record, Sample.record("second:1", "Lantern", year: 2000, directors: people)].areOneMovie)
    }

    @Test(arguments: ["", " ", "\u{A0}", "\u{301}", "()", "( )", "(2000)", "…", "'", "&", "the", ":", " - "])
    func `with next to no title match nothing but their like`(title: String) {
        let odd = Sample.record("first:1", title, year: 2000)
        for other in ["Lantern", "", "!!!", "The Lantern: A Story"] where other != title {
            #expect([odd, Sample.record("second:1", other, year: 2000)].movies.count == 2, "\(other)")
        }
    }

    @Test(arguments: [-9999, -1, 0, 1, 9999, 100_000, Int.max, Int.min])
    func `with years out of this world do no harm`(year: Int) {
        let records = [
            Sample.record("first:1", "Lantern", year: year, minutes: 100),
            Sample.record("second:1", "Lantern", year: 2000, minutes: 100),
        ]
        _ = records.movies
        #expect(records.movies.flatMap(\.self).count == 2)
    }

    @Test(arguments: [Int.min, -1, 0, 1, 65_536, Int.max])
    func `with running times out of this world do no harm`(minutes: Int) {
        let records = [
            Sample.record("first:1", "Lantern", year: 2000, minutes: minutes),
            Sample.record("second:1", "Lantern", year: 2000, minutes: minutes),
        ]
        #expect(records.areOneMovie)
    }
}

/// A word of its own for each number below a hundred thousand; no two are of the same letters.
private func word(_ number: Int) -> String {
    let alphabets = ["abcdefghij", "klmnopqrst", "αβγδεζηθικ", "бвгджзлмнп", "אבגדהוזחטי"].map { Array($0) }
    return String(String(number).reversed().enumerated().map { alphabets[$0][$1.wholeNumberValue ?? 0] })
}
