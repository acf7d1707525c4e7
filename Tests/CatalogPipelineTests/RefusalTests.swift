internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A provider that refuses the credential` {
    @Test(arguments: [FailureReason.unauthorized("Invalid API key"), .unconfigured("no token is set")])
    func `is not asked again, and says so once`(reason: FailureReason) async throws {
        let cinema = try Cinema.everyday(archive: ["list popular 20": .failure(reason)])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        let archive = cinema.services[0]
        #expect(archive.asked == ["archive: list popular 20"])
        #expect(report.problems == [Problem(archive.id, .list(.popular), reason)])
        #expect(report.groups.flatMap(\.movies).map(\.title).count == 3)
        #expect(report.providers.map(\.status) == [.failed, .ok])
    }

    @Test func `is asked on once it has answered: the refusal is about one question then`() async throws {
        let cinema = try Cinema.everyday(archive: ["detail 1": .failure(.unauthorized(nil))])
        let archive = cinema.services[0].id
        let refused = Question.detail(MovieID(provider: archive, number: 1))
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.problems == [Problem(archive, refused, .unauthorized(nil))])
        #expect(cinema.services[0].asked.contains("archive: detail 2"))
        #expect(cinema.services[0].asked.contains("archive: search Toy Story 1995"))
        #expect(report.providers[0].status == .partial)
    }

    @Test func `is asked on where the refusal stands beside an answer`() async throws {
        let cinema = try Cinema.everyday(archive: ["list popular 20": .problems([.unauthorized(nil)])])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(cinema.services[0].asked.contains("archive: detail 1"))
        #expect(report.problems == [Problem(cinema.services[0].id, .list(.popular), .unauthorized(nil))])
        #expect(report.providers[0].status == .partial)
    }

    /// Of the two look-ups the one that is shown is the same, whichever was refused and spared the other.
    @Test(arguments: [
        ["archive: search Toy Story 1995", "archive: search Avengers: Endgame 2019"],
        ["archive: search Avengers: Endgame 2019", "archive: search Toy Story 1995"],
    ])
    func `shows the same problem whichever question was refused first`(order: [String]) async throws {
        let cinema = try Cinema.everyday(archive: [
            "search Toy Story 1995": .failure(.unauthorized(nil)),
            "search Avengers: Endgame 2019": .failure(.unauthorized(nil)),
        ])
        cinema.gates.close()
        let words = ["kiosk:2", "kiosk:3"]
        async let report = cinema.catalog.report(of: Selection(.movies(words.map(MovieReference.init))))
        cinema.gates.open("kiosk: detail 2", "kiosk: detail 3")
        for label in order {
            await cinema.gates.arrival(of: label)
            cinema.gates.open(label)
            await cinema.gates.departure(of: label)
        }
        let archive = cinema.services[0].id
        #expect(
            try await report.problems
                == [Problem(archive, .search("Avengers: Endgame"), .unauthorized(nil))])
    }

    @Test func `for want of a setting is not asked at all`() async throws {
        var plan = try Cinema.Plan.archive()
        plan.source = { service in
            Source(
                unusable: FullStub(service: service), kind: "full", attribution: nil,
                because: .unconfigured("set ARCHIVE_TOKEN"))
        }
        let cinema = Cinema([plan, try .kiosk()])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(cinema.services[0].asked == [])
        #expect(
            report.problems
                == [Problem(plan.id, .list(.popular), .unconfigured("set ARCHIVE_TOKEN"))])
        #expect(report.providers.map(\.status) == [.failed, .ok])
    }

    @Test func `may know a movie that nobody else knows`() async throws {
        let cinema = try Cinema.everyday(archive: ["search Solaris": .failure(.unauthorized(nil))])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.credits(of: MovieReference("Solaris"))
        }
        let archive = cinema.services[0].id
        #expect(error == .noAnswer([Problem(archive, .search("Solaris"), .unauthorized(nil))]))
    }
}
