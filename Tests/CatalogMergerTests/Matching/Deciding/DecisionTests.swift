import CatalogCore
import Testing

@testable import CatalogMerger

/// What two records may say, nothing else being known, and whether that makes them one movie.
@Suite struct `Two records` {
    @Test(arguments: [
        ("title and year", Sample.film(year: 2000), Sample.film(year: 2000)),
        ("title and a year one off", Sample.film(year: 2000), Sample.film(year: 2001)),
        (
            "a long title and a year one off", Sample.film(title: Sample.longTitle, year: 2000),
            Sample.film(title: Sample.longTitle, year: 2001)
        ),
        ("a year in the title", Sample.film(title: "Lantern (2000)"), Sample.film(year: 2000)),
        (
            "articles", Sample.film(title: "The Lantern", year: 2000),
            Sample.film(title: "Lantern", year: 2000)
        ),
        (
            "an article moved", Sample.film(title: "Lantern, The", year: 2000),
            Sample.film(title: "The Lantern", year: 2000)
        ),
        (
            "numerals", Sample.film(title: "Lantern: Part II", year: 2000),
            Sample.film(title: "Lantern 2", year: 2000)
        ),
        (
            "an original title", Sample.film(title: "Der Leuchter", year: 2000),
            Sample.film(original: "Der Leuchter", year: 2000)
        ),
        (
            "an alternative title", Sample.film(title: "Other", year: 2000),
            Sample.film(alternatives: ["Another", "Other"], year: 2000)
        ),
        (
            "a title without its subtitle",
            Sample.film(title: "Lantern: A Story of Light", year: 2000, directors: ["Ann Day"]),
            Sample.film(year: 2000, directors: ["Ann Day"])
        ),
        (
            "a title but for a slip", Sample.film(title: "The Lantern of Stone", year: 2000),
            Sample.film(title: "The Lanttern of Stone", year: 2000)
        ),
        (
            "most of a title, and the director",
            Sample.film(title: "The Lantern of Stone", year: 2000, directors: ["Ann Day"]),
            Sample.film(title: "The Lantern of the Stone", year: 2000, directors: ["Day, Ann"])
        ),
        (
            "title and director, no year", Sample.film(directors: ["Ann Day"]),
            Sample.film(directors: ["Ann Day"])
        ),
        (
            "title and director, one year unknown", Sample.film(year: 2000, directors: ["Ann Day"]),
            Sample.film(directors: ["ANN DAY"])
        ),
        (
            "years two apart, but the same people",
            Sample.film(year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"]),
            Sample.film(year: 2002, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"])
        ),
        (
            "director, actors and running time under another title",
            Sample.film(
                title: "Downfall", year: 2004, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"],
                minutes: 156),
            Sample.film(
                title: "Der Untergang", year: 2004, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"],
                minutes: 155)
        ),
        (
            "title, year and director, with other actors named first",
            Sample.film(year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"]),
            Sample.film(year: 2000, directors: ["Ann Day"], actors: ["Di Gil", "Ed Hay"])
        ),
        (
            "title, year and actors, with a director's name gone wrong",
            Sample.film(year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay", "Di Gil"]),
            Sample.film(year: 2000, directors: ["A. Dey"], actors: ["Bo Eck", "Cy Fay", "Di Gil"])
        ),
        (
            "an outside id, whatever titles and years say",
            Sample.film(title: "One", year: 2000, external: [Sample.imdb(1)]),
            Sample.film(title: "Another", year: 2010, external: [Sample.imdb(1)])
        ),
        (
            "an outside id, whatever the directors say",
            Sample.film(year: 2000, directors: ["Ann Day"], external: [Sample.imdb(1)]),
            Sample.film(title: "Another", year: 2000, directors: ["Bo Eck"], external: [Sample.imdb(1)])
        ),
        (
            "one of two outside ids",
            Sample.film(title: "One", year: 2000, external: [Sample.imdb(1), Sample.wikidata(1)]),
            Sample.film(title: "Another", year: 2001, external: [Sample.wikidata(1)])
        ),
    ])
    func `are one movie where they share`(what: String, left: MovieDetail, right: MovieDetail) {
        #expect([left, right.at("second:9")].areOneMovie, "\(what)")
        #expect([left.at("second:9"), right].areOneMovie, "\(what), turned")
    }

    @Test(arguments: [
        ("a remake", Sample.film(year: 1960), Sample.film(year: 1998)),
        (
            "a remake of a long title", Sample.film(title: Sample.longTitle, year: 1957),
            Sample.film(title: Sample.longTitle, year: 1998)
        ),
        (
            "a remake by its own director",
            Sample.film(year: 1997, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"], minutes: 109),
            Sample.film(year: 2007, directors: ["Ann Day"], actors: ["Di Gil", "Ed Hay"], minutes: 111)
        ),
        (
            "a remake of which one year is unknown", Sample.film(year: 1972, directors: ["Ann Day"]),
            Sample.film(directors: ["Bo Eck"])
        ),
        ("title, years two apart", Sample.film(year: 2000), Sample.film(year: 2002)),
        (
            "a long title, years two apart", Sample.film(title: Sample.longTitle, year: 2000),
            Sample.film(title: Sample.longTitle, year: 2002)
        ),
        (
            "a plural, years apart", Sample.film(title: "Alien", year: 1979),
            Sample.film(title: "Aliens", year: 1986)
        ),
        (
            "a title but for a slip, and no year", Sample.film(title: "Jurassic Park"),
            Sample.film(title: "Jurasic Park")
        ),
        (
            "the beginning of a title", Sample.film(title: "Home", year: 1990),
            Sample.film(title: "Home Alone", year: 1990)
        ),
        (
            "nothing but the year", Sample.film(title: "Solaris", year: 1972),
            Sample.film(title: "Stalker", year: 1972)
        ),
        (
            "a sequel and its people, running times apart",
            Sample.film(year: 2003, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"], minutes: 111),
            Sample.film(
                title: "Lantern 2", year: 2004, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"],
                minutes: 136)
        ),
        (
            "all actors under another title, directors unknown",
            Sample.film(title: "One", year: 2000, actors: ["Bo Eck", "Cy Fay", "Di Gil"]),
            Sample.film(title: "Another", year: 2000, actors: ["Bo Eck", "Cy Fay", "Di Gil"])
        ),
        (
            "title and year, everybody else",
            Sample.film(year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"]),
            Sample.film(year: 2000, directors: ["Di Gil"], actors: ["Ed Hay", "Flo Iten"])
        ),
        (
            "a film and a series of its name, other actors",
            Sample.film(year: 1996, actors: ["Bo Eck", "Cy Fay"], minutes: 98),
            Sample.film(year: 1996, actors: ["Ed Hay", "Flo Iten"], minutes: 45)
        ),
        (
            "a film and a series a year later", Sample.film(year: 1996, minutes: 98),
            Sample.film(year: 1997, minutes: 30)
        ),
        (
            "all but the outside id",
            Sample.film(
                year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"], external: [Sample.imdb(1)]),
            Sample.film(
                year: 2000, directors: ["Ann Day"], actors: ["Bo Eck", "Cy Fay"], external: [Sample.imdb(2)])
        ),
        (
            "an outside id, with everything against it",
            Sample.film(
                title: "One", year: 2000, directors: ["Ann Day"], actors: ["Bo Eck"], minutes: 100,
                genres: ["Drama"], external: [Sample.imdb(1)]),
            Sample.film(
                title: "Another", year: 1960, directors: ["Di Gil"], actors: ["Ed Hay"], minutes: 45,
                genres: ["Western"], external: [Sample.imdb(1)])
        ),
        ("no title, the same year", Sample.film(title: "", year: 2000), Sample.film(title: "", year: 2000)),
        ("other signs", Sample.film(title: "???", year: 2000), Sample.film(title: "!!!", year: 2000)),
    ])
    func `are two movies where they share`(what: String, left: MovieDetail, right: MovieDetail) {
        #expect([left, right.at("second:9")].movies.count == 2, "\(what)")
        #expect([left.at("second:9"), right].movies.count == 2, "\(what), turned")
    }

    @Test func `of one provider are never one movie`() {
        let twins = [
            Sample.record("first:1", "Film", year: 2000, external: [Sample.imdb(1)]),
            Sample.record("first:2", "Film", year: 2000, external: [Sample.imdb(1)]),
        ]
        #expect(twins.movies.count == 2)
    }
}
