import CatalogCore
import CatalogMerger
import Testing

@Suite struct `People` {
    @Test func `of one name at one provider stay two`() {
        let movies = [
            Sample.movie(
                Sample.record("first:1", "One", credits: [Sample.actor("Ann Day", "first:5", popularity: 2)])),
            Sample.movie(
                Sample.record("first:2", "Two", credits: [Sample.actor("Ann Day", "first:6", popularity: 1)])),
        ]
        #expect(
            Self.actors(in: movies).map(\.ids) == [[Sample.person("first:5")], [Sample.person("first:6")]])
        #expect(Self.actors(in: movies).map(\.movies) == [1, 1])
    }

    @Test func `of a provider without ids are known by their name there`() {
        let movies = [
            Sample.movie(Sample.record("first:1", "One", actors: ["Zoë Day"])),
            Sample.movie(Sample.record("first:2", "Two", actors: ["ZOE DAY"])),
            Sample.movie(Sample.record("first:3", "Three", actors: ["Zoë Day"])),
            Sample.movie(Sample.record("second:4", "Four", actors: ["Zoë Day"])),
        ]
        #expect(Self.actors(in: movies).map(\.name) == ["Zoë Day", "Zoë Day"])
        #expect(Self.actors(in: movies).map(\.movies) == [3, 1])
    }

    @Test func `of two providers are one where name and movie agree`() {
        let movies = [
            Sample.movie(
                Sample.record("first:1", "One", credits: [Sample.actor("Ann Day", "first:5")]),
                Sample.record("second:1", "One", credits: [Sample.actor("ANN DAY", "second:9")])),
            Sample.movie(Sample.record("second:2", "Two", credits: [Sample.actor("ANN DAY", "second:9")])),
            // The same name in another movie is no proof.
            Sample.movie(Sample.record("second:3", "Three", credits: [Sample.actor("Ann Day", "second:8")])),
        ]
        let actors = Self.actors(in: movies)
        #expect(
            actors.map(\.ids) == [
                [Sample.person("first:5"), Sample.person("second:9")], [Sample.person("second:8")],
            ])
        #expect(actors.map(\.name) == ["Ann Day", "Ann Day"])
        #expect(actors.map(\.movies) == [2, 1])
    }

    @Test func `known by name at one provider and by id at another are one where name and movie agree`() {
        let movies = [
            Sample.movie(
                Sample.record("first:1", "One", credits: [Sample.actor("Ann Day", "first:5", popularity: 4)]),
                Sample.record("second:1", "One", actors: ["Ann Day"])),
            Sample.movie(Sample.record("second:2", "Two", actors: ["ann day"])),
        ]
        let expected = RankedPerson(
            name: "Ann Day", ids: [Sample.person("first:5")], character: nil, popularity: 4, movies: 2)
        #expect(Self.actors(in: movies) == [expected])
    }

    @Test func `are not joined where a record has two of the name`() {
        let movie = Sample.movie(
            Sample.record("first:1", "One", credits: [Sample.actor("Ann Day", "first:5")]),
            Sample.record(
                "second:1", "One",
                credits: [Sample.actor("Ann Day", "second:8"), Sample.actor("Ann Day", "second:9")]),
            Sample.record("third:1", "One", credits: [Sample.actor("Ann Day", "third:7")]))
        #expect(movie.actors.map(\.ids) == [[Sample.person("first:5")]])
    }

    @Test func `are not chained together over movies`() {
        // The second provider holds for one person whom the first knows to be two.
        func movie(_ number: Int, _ first: String, _ second: String) -> MergedMovie {
            Sample.movie(
                Sample.record("first:\(number)", "M\(number)", credits: [Sample.actor("Ann Day", first)]),
                Sample.record("second:\(number)", "M\(number)", credits: [Sample.actor("Ann Day", second)]))
        }
        let movies = [
            movie(1, "first:5", "second:9"), movie(2, "first:6", "second:9"), movie(3, "first:6", "second:9"),
        ]
        let people = Self.actors(in: movies)
        #expect(
            people.map(\.ids) == [
                [Sample.person("first:6"), Sample.person("second:9")], [Sample.person("first:5")],
            ])
        #expect(people.map(\.movies) == [2, 1])
    }

    @Test func `who act and direct are one person in two lists`() {
        let movie = Sample.movie(
            Sample.record(
                "first:1", "One",
                credits: [Sample.actor("Ann", "first:5"), Sample.director("Ann", "first:5")]))
        let billing = BillingOffice(movies: [movie], precedence: [Sample.first]).billing(
            of: [movie], top: nil)
        #expect(billing.actors == billing.directors)
        #expect(billing.actors.map(\.movies) == [1])
    }

    @Test func `count for whoever the chosen provider lists`() {
        let movie = Sample.movie(
            Sample.record("first:1", "One", credits: [Sample.actor("Ann", "first:5")]),
            Sample.record(
                "second:1", "One",
                credits: [Sample.actor("Bo", "second:6"), Sample.director("Cy", "second:7")]))
        #expect(movie.actors.map(\.name) == ["Ann"])
        #expect(movie.directors.map(\.name) == ["Cy"])
    }

    private static func actors(in movies: [MergedMovie]) -> [RankedPerson] {
        BillingOffice(movies: movies, precedence: [Sample.first, Sample.second, Sample.third])
            .billing(of: movies, top: nil).actors
    }
}

@Suite struct `The people of one movie` {
    @Test func `stand once, with every character`() {
        let movie = Sample.movie(
            Sample.record(
                "first:1", "One",
                credits: [
                    Sample.actor("Ann", "first:5", as: "Twin", popularity: 1),
                    Sample.actor("Bo", "first:6", as: "Dog", popularity: 3),
                    Sample.actor("Ann", "first:5", as: "Other twin", popularity: 2),
                    Sample.actor("Ann", "first:5", as: "Twin"),
                ]))
        #expect(movie.actors.map(\.character) == ["Dog", "Twin / Other twin"])
        #expect(movie.actors.map(\.popularity) == [3, 2])
        #expect(movie.actors.map(\.movies) == [1, 1])
    }

    @Test func `stand by popularity, then name, then id, those without any figure last`() {
        let movie = Sample.movie(
            Sample.record(
                "first:1", "One",
                credits: [
                    Sample.actor("Zed", "first:1"), Sample.actor("Ann", "first:20", popularity: 0),
                    Sample.actor("Ann", "first:3", popularity: 0),
                    Sample.actor("Émile", "first:4", popularity: 7),
                    Sample.actor("Eva", "first:5", popularity: 7), Sample.actor("Bo", "first:6"),
                ]))
        #expect(movie.actors.flatMap(\.ids).map(\.key) == ["4", "5", "3", "20", "6", "1"])
    }

    @Test func `have another provider's popularity where their own has none`() {
        let movie = Sample.movie(
            Sample.record("first:1", "One", actors: ["Ann", "Bo"]),
            Sample.record("second:1", "One", credits: [Sample.actor("Bo", "second:9", popularity: 5)]))
        #expect(movie.actors.map(\.name) == ["Bo", "Ann"])
        #expect(movie.actors.map(\.popularity) == [5, nil])
        #expect(movie.actors.map(\.ids) == [[Sample.person("second:9")], []])
    }
}

@Suite struct `Ranks` {
    private static let movies = [
        Sample.movie(
            Sample.record(
                "first:1", "One",
                credits: [
                    Sample.actor("Star", "first:1", order: 2, popularity: 9),
                    Sample.actor("Lead", "first:2", order: 0, popularity: 1),
                    Sample.actor("Extra", "first:3", order: 1, popularity: 2),
                ])),
        Sample.movie(
            Sample.record(
                "first:2", "Two", credits: [Sample.actor("Extra", "first:3", order: 5, popularity: 2)])),
    ]

    @Test(arguments: [
        (PeopleRank.popularity, ["Star", "Extra", "Lead"]),
        (.movies, ["Extra", "Star", "Lead"]),
        (.billing, ["Extra", "Lead", "Star"]),
    ])
    func `put first what they are named for`(rank: PeopleRank, names: [String]) {
        let office = BillingOffice(movies: Self.movies, precedence: [Sample.first], rank: rank)
        #expect(office.billing(of: Self.movies, top: nil).actors.map(\.name) == names)
    }

    @Test func `know everybody's popularity wherever they play`() {
        let movies =
            Self.movies + [
                Sample.movie(Sample.record("first:3", "Three", credits: [Sample.actor("Star", "first:1")]))
            ]
        let office = BillingOffice(movies: movies, precedence: [Sample.first])
        #expect(office.billing(of: [movies[2]], top: nil).actors.map(\.popularity) == [9])
    }

    @Test func `do not compare the figures of two providers`() {
        let movies = [
            Sample.movie(
                Sample.record("first:1", "One", credits: [Sample.actor("Ann", "first:5", popularity: 3)]),
                Sample.record("second:1", "One", credits: [Sample.actor("Ann", "second:5", popularity: 900)])),
            Sample.movie(
                Sample.record("second:2", "Two", credits: [Sample.actor("Ann", "second:5", popularity: 900)])),
        ]
        let office = BillingOffice(movies: movies, precedence: [Sample.first, Sample.second])
        #expect(office.billing(of: movies, top: nil).actors.map(\.popularity) == [3])
    }
}
