import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import Testing

@Suite struct `A movie's page at TMDB` {
    private func detail(_ body: String) async throws -> Reply<MovieDetail> {
        let tmdb = try StagedTMDB(["movie/10098": body])
        return try await tmdb.provider.detail(for: tmdb.movie(10098))
    }

    @Test func `tells everything in one answer`() async throws {
        let reply = try await detail(try Fixture.text("detail.json"))
        #expect(reply.problems.isEmpty)
        let detail = reply.value
        #expect(detail.summary.title == "The Kid")
        #expect(detail.summary.year == .known(1921))
        #expect(detail.summary.genres == .known(["Comedy", "Drama"]))
        #expect(detail.summary.poster == .known("https://images.example/t/p/w500/kid.jpg"))
        #expect(detail.summary.page == .known("https://www.themoviedb.org/movie/10098"))
        #expect(detail.alternativeTitles == .known(["Il monello", "Le Kid"]))
        #expect(detail.tagline == .known("A picture with a smile, and perhaps a tear."))
        #expect(detail.status == .known("Released"))
        #expect(detail.runtimeMinutes == .known(68))
        #expect(detail.revenueUSD == .known(2_500_000))
        #expect(detail.trailer == .known("https://www.youtube.com/watch?v=official-1"))
        #expect(detail.externalIDs.value?.map(\.description) == ["imdb:tt0012349", "wikidata:Q217182"])
        #expect(detail.recommendations == .unknown)
    }

    @Test func `lists the cast in billing order, then the crew`() async throws {
        let credits = try #require(try await detail(try Fixture.text("detail.json")).value.credits.value)
        let chaplin = try #require(PersonID("tmdb:13848"))
        #expect(
            credits.prefix(2) == [
                Credit(
                    person: chaplin, name: "Charlie Chaplin", job: .actor, character: "A Tramp",
                    billingOrder: 0,
                    popularity: 11.5),
                Credit(
                    person: PersonID("tmdb:21301"), name: "Jackie Coogan", job: .actor,
                    character: "The Child",
                    billingOrder: 1, popularity: 2),
            ])
        #expect(
            credits.dropFirst(2).map { "\($0.name), \($0.character ?? "-"), \($0.job)" } == [
                "Lita Grey, The Angel, actor", "Lita Grey, A Maid, actor", "Unbilled Extra, -, actor",
                "Charlie Chaplin, -, director", "Charlie Chaplin, -, other(\"Writer\")",
                "Somebody, -, other(\"Crew\")",
            ])
    }

    @Test(arguments: [
        "", #", "credits": null, "videos": null, "external_ids": null"#,
    ])
    func `says nothing of parts that are missing`(more: String) async throws {
        let reply = try await detail(Said.item(10098, more))
        #expect(reply.problems.isEmpty)
        #expect(reply.value == MovieDetail(summary: reply.value.summary))
    }

    @Test func `says that there is none where a part is empty`() async throws {
        let detail = try await detail(
            Said.item(
                10098,
                """
                , "tagline": "", "status": null, "runtime": 0, "revenue": 0, "imdb_id": "",
                "alternative_titles": {"titles": []}, "credits": {"cast": [], "crew": []},
                "external_ids": {"imdb_id": null, "wikidata_id": "none"},
                "videos": {"results": []}
                """)
        ).value
        #expect(
            detail
                == MovieDetail(
                    summary: detail.summary, alternativeTitles: .absent, tagline: .absent, status: .absent,
                    runtimeMinutes: .unknown, revenueUSD: .unknown, trailer: .absent, externalIDs: .absent,
                    credits: .known([])))
    }

    @Test func `loses of each part what cannot be read, and says so part by part`() async throws {
        let reply = try await detail(
            Said.item(
                10098,
                """
                , "runtime": "long", "revenue": -5,
                "alternative_titles": {"titles": [{"title": "Other"}, {}, 5]},
                "credits": {"cast": [null, {"id": 1, "name": "A"}], "crew": [{"id": "2", "name": "B"}]},
                "external_ids": 5, "videos": {"results": {}}
                """))
        #expect(reply.value.alternativeTitles == .known(["Other"]))
        #expect(reply.value.credits.value?.map(\.name) == ["A"])
        #expect(reply.value.trailer == .unknown)
        #expect(reply.value.externalIDs == .unknown)
        #expect(
            reply.problems.map(\.found) == [
                "alternative_titles, item 2: 'title' is missing (and 1 more)",
                "credits, cast, item 1: it is null",
                "credits, crew, item 1: 'id' is not a number", "external_ids, it is not an object",
                "videos, 'results' is not a list",
            ])
    }

    @Test(arguments: [
        (#""imdb_id": "tt0012349""#, ["imdb:tt0012349"]),
        (
            #""imdb_id": "tt0012349", "external_ids": {"imdb_id": "nm1", "wikidata_id": "Q1"}"#,
            ["imdb:tt0012349", "wikidata:Q1"]
        ),
        (#""imdb_id": "12349", "external_ids": {"imdb_id": "tt0012349"}"#, ["imdb:tt0012349"]),
        (#""imdb_id": "12349", "external_ids": {"wikidata_id": "wikidata"}"#, []),
    ])
    func `keeps outside ids of the right form alone`(fields: String, ids: [String]) async throws {
        let facts = try await detail(Said.item(10098, ", " + fields)).value.externalIDs
        #expect(facts.value?.map(\.description) ?? [] == ids)
    }

    @Test(
        arguments: [
            ([], nil),
            (["YouTube Clip a true"], nil),
            (["Elsewhere Trailer a true"], nil),
            (
                ["YouTube Teaser a true", "YouTube Trailer b false", "YouTube Trailer c true"],
                "https://www.youtube.com/watch?v=c"
            ),
            (
                ["Vimeo Trailer a true", "YouTube Trailer b false", "YouTube Trailer c false"],
                "https://www.youtube.com/watch?v=b"
            ),
            (["YouTube Teaser a true", "Vimeo Trailer 77 false"], "https://vimeo.com/77"),
            (["Vimeo Teaser 77 true", "YouTube Teaser b false"], "https://www.youtube.com/watch?v=b"),
            (["YouTube Trailer a&b=c true"], "https://www.youtube.com/watch?v=a%26b%3Dc"),
        ] as [([String], String?)])
    func `shows the best trailer there is`(videos: [String], address: String?) async throws {
        let items = videos.map { video in
            let words = video.split(separator: " ")
            return
                #"{"site": "\#(words[0])", "type": "\#(words[1])", "key": "\#(words[2])", "official": \#(words[3])}"#
        }
        let body = Said.item(10098, #", "videos": {"results": [\#(items.joined(separator: ","))]}"#)
        #expect(try await detail(body).value.trailer == Fact(address))
    }

    @Test(arguments: ["{}", #"{"id": 10098}"#, #"{"title": "x"}"#, #"{"id": "10098", "title": "x"}"#])
    func `fails where it is no movie's`(body: String) async throws {
        let error = await #expect(throws: ProviderError.self) { try await detail(body) }
        #expect(error?.reason?.code == "unreadable")
    }

    @Test func `fails where it is another movie's`() async throws {
        let error = await #expect(throws: ProviderError.self) { try await detail(Said.item(10099)) }
        #expect(error?.reason == .unreadable("'id' is 10099"))
    }

    @Test func `has no alternative title that is blank`() async throws {
        let titles =
            #", "alternative_titles": {"titles": [{"title": "\u00a0"}, {"title": ""}, {"title": "B"}]}"#
        #expect(try await detail(Said.item(10098, titles)).value.alternativeTitles == .known(["B"]))
    }
}
