import CatalogCore
import CatalogMerger

extension Sample {
    /// Two providers that agree but for the day.
    static let inception = movie(
        ids: ["tmdb:27205", "traderev:3"],
        [
            .externalIDs: [("tmdb", .known(imdb("tt1375666")))],
            .title: [("tmdb", .known(.text("Inception"))), ("traderev", .known(.text("Inception")))],
            .originalTitle: [("tmdb", .known(.text("Inception")))],
            .year: [("tmdb", .known(.whole(2010))), ("traderev", .known(.whole(2010)))],
            .releaseDate: [("tmdb", .known(day("2010-07-14"))), ("traderev", .known(day("2010-07-16")))],
            .overview: [
                (
                    "tmdb",
                    .known(
                        .text(
                            """
                            A thief who lifts secrets out of other people's dreams is offered a clean slate. \
                            The price is the opposite of his trade: to leave an idea behind in the sleeping \
                            mind of an heir, three dreams deep, without the heir ever learning that it is \
                            not his own.
                            """))
                ),
                ("traderev", .known(.text("A thief enters dreams."))),
            ],
            .tagline: [("tmdb", .known(.text("The mind is where it happens.")))],
            .status: [("tmdb", .known(.text("Released")))],
            .poster: [("tmdb", .known(.text("https://image.example/w500/inception.jpg")))],
            .backdrop: [("tmdb", .known(.text("https://image.example/w1280/inception-wide.jpg")))],
            .trailer: [("tmdb", .absent)],
            .links: [
                (
                    "tmdb",
                    .known(
                        .links([
                            FieldValue.Link(
                                provider: tmdb, address: "https://www.themoviedb.org/movie/27205")
                        ]))
                )
            ],
            .genres: [("tmdb", .known(.texts(["Action", "Science Fiction", "Adventure"])))],
            .runtimeMinutes: [("tmdb", .known(.whole(148)))],
            .revenueUSD: [("tmdb", .known(.whole(825_532_764)))],
            .originalLanguage: [("tmdb", .known(.text("en")))],
            .rating: [("tmdb", .known(rating(8.1, votes: 13752))), ("traderev", .known(rating(8.8)))],
            .popularity: [("tmdb", .known(.decimal(167.58)))],
        ],
        actors: [
            person("Leonardo DiCaprio", "tmdb:6193", as: "Dominick Cobb", popularity: 61.1),
            person("Tom Hardy", "tmdb:2524", as: "Eames", popularity: 29.8),
            person("Joseph Gordon-Levitt", "tmdb:24045", as: "Arthur", popularity: 14.25),
            person("渡辺謙", "tmdb:3899", as: "Saito", popularity: 7.5),
        ],
        directors: [person("Christopher Nolan", "tmdb:525", popularity: 12)],
        alternativeTitles: ["Origen", "インセプション"],
        isOnWatchlist: true)

    /// A long title, and providers that differ about more than one field.
    static let strangelove = movie(
        ids: ["tmdb:935", "traderev:9"],
        [
            .title: [
                (
                    "tmdb",
                    .known(
                        .text("Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb"))
                ),
                ("traderev", .known(.text("Dr. Strangelove"))),
            ],
            .year: [("tmdb", .known(.whole(2010))), ("traderev", .known(.whole(1964)))],
            .overview: [("tmdb", .known(.text("A general loses his mind and the world its time.")))],
            .genres: [("tmdb", .known(.texts(["Comedy", "War"])))],
            .runtimeMinutes: [("tmdb", .known(.whole(95))), ("traderev", .known(.whole(93)))],
            .rating: [("tmdb", .absent)],
            .popularity: [("tmdb", .known(.decimal(15)))],
        ],
        actors: [person("Peter Sellers", "tmdb:12641", popularity: 3.25)],
        directors: [person("Stanley Kubrick", "tmdb:240", popularity: 8.0)])

    /// A title in Japanese.
    static let yourName = movie(
        ids: ["tmdb:372058"],
        [
            .externalIDs: [("tmdb", .absent)],
            .title: [("tmdb", .known(.text("Your Name.")))],
            .originalTitle: [("tmdb", .known(.text("君の名は。")))],
            .year: [("tmdb", .known(.whole(2016)))],
            .releaseDate: [("tmdb", .known(day("2016-08-26")))],
            .overview: [
                (
                    "tmdb",
                    .known(
                        .text(
                            """
                            山奥の町に暮らす女子高校生と、東京の男子高校生が、眠るたびに入れ替わる。\
                            二人は日記を残し合い、会ったこともない相手を知っていく。
                            """))
                )
            ],
            .genres: [("tmdb", .known(.texts(["Animation", "Romance"])))],
            .runtimeMinutes: [("tmdb", .known(.whole(106)))],
            .rating: [("tmdb", .known(rating(8.5, votes: 1)))],
        ],
        actors: [person("神木隆之介", "tmdb:19587", as: "立花瀧", popularity: 4.2)],
        directors: [person("新海誠", "tmdb:74091", popularity: 2.6)])

    /// Nothing but a title.
    static let lost = movie(ids: ["traderev:7"], [.title: [("traderev", .known(.text("Lost Reel #7")))]])

    static let tallies = [
        ProviderTally(
            id: tmdb, kind: "tmdb", status: .partial, movies: 3,
            attribution:
                "This product uses the TMDB API but is not endorsed or certified by TMDB.", isStale: true),
        ProviderTally(
            id: traderev, kind: "traderev", status: .ok, movies: 3, attribution: nil, isStale: false),
    ]

    static let problems = [
        Problem(tmdb, .credits(movieID("tmdb:935")), .timeout(seconds: 10)),
        Problem(
            traderev, .list(.popular), .unreadable("movies[4].name held 12 where a text was expected")),
    ]

    /// A report by year with everything that can stand in one.
    static let report = Report(
        grouping: [.year],
        groups: [
            ReportGroup(
                key: "2016", year: 2016, content: .movies([yourName]),
                people: Billing(actors: yourName.actors, directors: yourName.directors)),
            ReportGroup(
                key: "2010", year: 2010, content: .movies([inception, strangelove]),
                people: Billing(
                    actors: [
                        person("Leonardo DiCaprio", "tmdb:6193", popularity: 61.1, movies: 2),
                        person("Tom Hardy", "tmdb:2524", popularity: 29.8),
                        person("Joseph Gordon-Levitt", "tmdb:24045", popularity: 14.25),
                        person("渡辺謙", "tmdb:3899", popularity: 7.5),
                        person("Peter Sellers", "tmdb:12641", popularity: 3.25),
                    ],
                    directors: [
                        person("Christopher Nolan", "tmdb:525", popularity: 12),
                        person("Stanley Kubrick", "tmdb:240", popularity: 8.0),
                    ])),
            ReportGroup(
                key: "unknown", year: nil, content: .movies([lost]),
                people: Billing(actors: [], directors: [])),
        ],
        people: Billing(
            actors: [
                person("Leonardo DiCaprio", "tmdb:6193", popularity: 61.1, movies: 2),
                person("Tom Hardy", "tmdb:2524", popularity: 29.8),
                person("神木隆之介", "tmdb:19587", popularity: 4.2),
            ],
            directors: [
                person("Christopher Nolan", "tmdb:525", popularity: 12),
                person("Stanley Kubrick", "tmdb:240", popularity: 8.0),
                person("新海誠", "tmdb:74091", popularity: 2.6),
            ]),
        providers: tallies, problems: problems)

    /// A report whose groups hold groups, and a movie that stands in two of them.
    static let nestedReport = Report(
        grouping: [.decade, .genre],
        groups: [
            ReportGroup(
                key: "2010s", year: nil,
                content: .groups([
                    ReportGroup(
                        key: "Action", year: nil, content: .movies([inception]),
                        people: Billing(actors: inception.actors, directors: inception.directors)),
                    ReportGroup(
                        key: "Romance", year: nil, content: .movies([yourName, inception]),
                        people: Billing(actors: [], directors: [])),
                ]),
                people: Billing(actors: yourName.actors, directors: yourName.directors))
        ],
        people: Billing(actors: inception.actors, directors: []), providers: tallies, problems: [])

    static let listing = MovieListing(
        movies: [inception, strangelove, yourName, lost], providers: tallies, problems: problems)

    static let page = MoviePage(
        movie: inception, recommendations: [yourName, strangelove, lost],
        recommendedPeople: Billing(
            actors: [person("Peter Sellers", "tmdb:12641", popularity: 3.25)],
            directors: [person("新海誠", "tmdb:74091", popularity: 2.6)]),
        providers: tallies, problems: [])

    /// Entries that providers know by several ids, by an outside id alone, by a key alone, and by no id at all.
    static let watchlist = Watchlist([
        entry(
            ["tmdb:27205", "traderev:3"], ["imdb:tt1375666", "wikidata:Q25188"], "Inception", 2010,
            added: "2026-11-21"),
        entry(
            ["tmdb:935"], [], "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb", 1964,
            added: "2026-11-21"),
        entry(["tmdb:372058"], [], "君の名は。", 2016, added: "2026-11-22"),
        entry(["films:77"], [], "", nil, added: "2026-11-22"),
        entry([], ["imdb:tt0018097"], "London After Midnight", 1927, added: "2026-11-23"),
        entry([], [], "Lost Reel #7", nil, added: "2026-11-24"),
    ])

    /// An entry of the watchlist; kinds go by the names of their providers.
    static func entry(
        _ ids: [String], _ externalIDs: [String], _ title: String, _ year: Int?, added: String
    ) -> WatchlistEntry {
        guard let day = CalendarDay(added) else { preconditionFailure("'\(added)' is no day") }
        return WatchlistEntry(
            members: ids.map(movieID).map { .init($0, kind: $0.provider.name) },
            externalIDs: externalIDs.compactMap { ExternalID($0) }, title: title, year: year, added: day)
    }

    static let credits = CreditsPage(movie: inception, providers: tallies, problems: [])
}
