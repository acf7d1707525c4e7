import CatalogCore
import Testing

@testable import CatalogMerger

/// What two records may say and whether that makes them one movie.
@Suite struct `Two records` {
    @Test(arguments: [
        ("title and year", record(year: 2000), record(year: 2000)),
        ("title and a year one off", record(year: 2000), record(year: 2001)),
        ("a year in the title", record(title: "Film (2000)"), record(year: 2000)),
        ("articles", record(title: "The Film", year: 2000), record(title: "Film", year: 2000)),
        (
            "an original title", record(title: "Der Film", year: 2000),
            record(original: "Der Film", year: 2000)
        ),
        (
            "an alternative title", record(title: "Other", year: 2000),
            record(alternatives: ["Another", "Other"], year: 2000)
        ),
        ("title and director, no year", record(directors: ["Ann Day"]), record(directors: ["Ann Day"])),
        (
            "title and director, one year unknown", record(year: 2000, directors: ["Ann Day"]),
            record(directors: ["ANN DAY"])
        ),
        (
            "years two apart, but the same people",
            record(year: 2000, directors: ["Ann"], actors: ["Bo", "Cy"]),
            record(year: 2002, directors: ["Ann"], actors: ["Bo", "Cy"])
        ),
        (
            "an outside id, whatever titles and years say",
            record(title: "One", year: 2000, external: [Sample.imdb(1)]),
            record(title: "Another", year: 2010, external: [Sample.imdb(1)])
        ),
        (
            "an outside id, whatever the people say",
            record(year: 2000, directors: ["Ann"], external: [Sample.imdb(1)]),
            record(title: "Another", year: 2000, directors: ["Bo"], external: [Sample.imdb(1)])
        ),
    ])
    func `are one movie where they share`(what: String, left: MovieDetail, right: MovieDetail) {
        #expect([left, right.at("second:9")].areOneMovie, "\(what)")
    }

    @Test(arguments: [
        ("title only", record(), record()),
        ("title, one year unknown", record(year: 2000), record()),
        ("title, years two apart", record(year: 2000), record(year: 2002)),
        ("a remake", record(year: 1960), record(year: 1998)),
        (
            "a remake by its own director",
            record(year: 1997, directors: ["Ann"], actors: ["Bo", "Cy"], minutes: 109),
            record(year: 2007, directors: ["Ann"], actors: ["Bo", "Cy"], minutes: 109)
        ),
        (
            "title and year, other directors", record(year: 2000, directors: ["Ann"]),
            record(year: 2000, directors: ["Bo"])
        ),
        (
            "a sequel of the same people", record(year: 2003, directors: ["Ann"], actors: ["Bo", "Cy"]),
            record(title: "Film 2", year: 2003, directors: ["Ann"], actors: ["Bo", "Cy"])
        ),
        ("an extended title", record(year: 2000), record(title: "Film: The Beginning", year: 2000)),
        (
            "title and year, other outside ids",
            record(year: 2000, directors: ["Ann"], external: [Sample.imdb(1)]),
            record(year: 2000, directors: ["Ann"], external: [Sample.imdb(2)])
        ),
        (
            "years one apart, released more than a year apart", record(date: "2000-01-10"),
            record(date: "2001-12-20")
        ),
        (
            "years one apart, other languages", record(year: 2000, language: "en"),
            record(year: 2001, language: "hi")
        ),
        (
            "an outside id, with title, year and people against it",
            record(year: 1960, directors: ["Ann"], actors: ["Bo", "Cy"], external: [Sample.imdb(1)]),
            record(
                title: "Another", year: 1998, directors: ["Di"], actors: ["Ed", "Flo"],
                external: [Sample.imdb(1)])
        ),
    ])
    func `are two movies where they share`(what: String, left: MovieDetail, right: MovieDetail) {
        #expect([left, right.at("second:9")].movies.count == 2, "\(what)")
    }

    @Test func `of one provider are never one movie`() {
        let twins = [
            Sample.record("first:1", "Film", year: 2000, external: [Sample.imdb(1)]),
            Sample.record("first:2", "Film", year: 2000, external: [Sample.imdb(1)]),
        ]
        #expect(twins.movies.count == 2)
    }

    @Test func `say in words why they are one`() throws {
        let records = [
            Sample.record("first:1", "Film", date: "2000-05-01", directors: ["Ann"], minutes: 100),
            Sample.record(
                "second:1", "Film", date: "2000-05-20", directors: ["Ann"], minutes: 101, language: "en"),
        ]
        let evidence = try #require(Matcher.clusters(of: records).first?.evidence.first)
        #expect(
            evidence.because == [
                "same title", "same year", "release dates close", "same director", "running times close",
            ])
        #expect(evidence.score > 0.99 && evidence.score < 1)
    }

    private static func record(
        title: String = "Film", original: String? = nil, alternatives: [String]? = nil, year: Int? = nil,
        date: String? = nil, directors: [String]? = nil, actors: [String]? = nil, minutes: Int? = nil,
        language: String? = nil, external: [ExternalID]? = nil
    ) -> MovieDetail {
        Sample.record(
            "first:1", title, year: year, date: date, original: original, alternatives: alternatives,
            directors: directors, actors: actors, minutes: minutes, language: language, external: external)
    }
}

extension MovieDetail {
    /// The same record at another provider.
    fileprivate func at(_ id: String) -> MovieDetail {
        var moved = self
        moved.summary.id = Sample.id(id)
        return moved
    }
}
