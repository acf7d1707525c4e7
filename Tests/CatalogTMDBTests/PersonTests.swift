import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import Testing

@Suite struct `A person at TMDB` {
    /// People as search finds them: number, name, popularity.
    private func filmography(
        of name: String, among people: [(Int, String, Double?)], movies: String = #"{"cast": []}"#
    ) async throws -> Reply<Filmography?> {
        let items = people.map { number, name, popularity in
            let fame = popularity.map { #", "popularity": \#($0)"# } ?? ""
            return """
                {"id": \(number), "name": "\(name)"\(fame), \
                "known_for": [{"media_type": "tv", "name": "Show \(number)"}, {"title": "Film \(number)"}, null, {}]}
                """
        }
        var answers = ["search/person": Said.page(items)]
        for person in people { answers["person/\(person.0)/movie_credits"] = movies }
        return try await StagedTMDB(answers).provider.filmography(for: PersonRequest(.name(name), limit: nil))
    }

    @Test(arguments: ["Zoe Lund", "zoé LUND", "  Zoe   Lund "])
    func `is the most popular one of exactly that name`(name: String) async throws {
        let people = [
            (1, "Zoe Lundgren", 90.0), (2, "Zoe Lund", 3), (3, "Zoë Lund", 12), (4, "zoe lund", nil),
            (5, "Zoe Lund", 3),
        ]
        let found = try #require(try await filmography(of: name, among: people).value)
        #expect(found.person.id.key == "3")
        #expect(found.person.popularity == 12)
        #expect(found.namesakes.map(\.id.key) == ["2", "5", "4"])
        #expect(found.namesakes.first?.knownFor == ["Show 2", "Film 2"])
    }

    @Test func `is the most popular of all where nobody has that name`() async throws {
        let people = [(1, "Ada Stone", 2.0), (2, "Ada Stonewall", 7), (3, "Ada Stonewall", 1)]
        let found = try #require(try await filmography(of: "Ada Stonew", among: people).value)
        #expect(found.person.id.key == "2")
        #expect(found.namesakes.map(\.id.key) == ["3"])
    }

    @Test func `is known by the name in another script as well`() async throws {
        let body = """
            {"results": [{"id": 1, "name": "Setsuko Hara", "original_name": "原節子", "popularity": 1},
                         {"id": 2, "name": "Somebody Else", "popularity": 9}]}
            """
        let tmdb = try StagedTMDB(["search/person": body, "person/1/movie_credits": #"{"cast": []}"#])
        let reply = try await tmdb.provider.filmography(for: PersonRequest(.name("原節子"), limit: nil))
        #expect(reply.value?.person.name == "Setsuko Hara")
    }

    @Test func `is nil where nobody is found`() async throws {
        #expect(try await filmography(of: "Nobody", among: []) == Reply(nil))
    }

    @Test func `acted in and directed each movie once, most popular first`() async throws {
        let tmdb = try StagedTMDB([
            "person/7": #"{"id": 7, "name": "Buster Keaton", "popularity": 9.5}"#,
            "person/7/movie_credits": try Fixture.text("filmography.json"),
        ])
        func movies(_ limit: Int?) async throws -> [String] {
            let request = PersonRequest(.id(tmdb.person(7)), limit: limit)
            return try await tmdb.provider.filmography(for: request).value?.movies.map(\.title) ?? []
        }
        let all = ["The General", "Sherlock Jr.", "One Week", "Seven Chances", "Limelight", "Film"]
        #expect(try await movies(nil) == all)
        #expect(try await movies(2) == Array(all.prefix(2)))
        #expect(try await movies(0).isEmpty)
    }

    @Test func `asked for by number is not taken for another`() async throws {
        let tmdb = try StagedTMDB([
            "person/7": #"{"id": 8, "name": "Harold Lloyd"}"#, "person/7/movie_credits": #"{"cast": []}"#,
        ])
        let error = await #expect(throws: ProviderError.self) {
            try await tmdb.provider.filmography(for: PersonRequest(.id(tmdb.person(7)), limit: nil))
        }
        #expect(error?.reason == .unreadable("'id' is 8"))
    }

    @Test func `loses only what cannot be read, list by list`() async throws {
        let movies = """
            {"cast": [{"id": 1, "title": "One"}, null, {"id": 2}],
             "crew": [{"id": 3, "title": "Three", "job": "Director"}, 5]}
            """
        let reply = try await filmography(of: "Ada", among: [(1, "Ada", nil)], movies: movies)
        #expect(reply.value?.movies.map(\.title) == ["One", "Three"])
        #expect(
            reply.problems.map(\.found) == [
                "cast, item 2: it is null (and 1 more)", "crew, item 2: it is not an object",
            ])
    }

    @Test(arguments: ["{}", #"{"cast": 5}"#, #"{"crew": null}"#])
    func `fails where there is neither list`(body: String) async throws {
        let error = await #expect(throws: ProviderError.self) {
            try await filmography(of: "Ada", among: [(1, "Ada", nil)], movies: body)
        }
        #expect(error?.reason?.code == "unreadable")
    }
}
