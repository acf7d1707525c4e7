internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A source that is left alone` {
    private static let down = StubService.Scripted.failure(.serverError(status: 503))

    /// The everyday cinema, in which the archive may have been left alone by the end.
    private func cinema(
        archive script: [String: StubService.Scripted], isLeftAlone: Bool = true
    ) throws -> Cinema {
        let archive = try Cinema.Plan.archive(script)
        return Cinema([isLeftAlone ? archive.leftAlone() : archive, try .kiosk()])
    }

    @Test func `says so once, for the first question and the number of the others`() async throws {
        let cinema = try cinema(archive: [
            "detail 1": Self.down, "detail 2": Self.down, "search Toy Story 1995": Self.down,
            "search Avengers: Endgame 2019": Self.down,
        ])
        let archive = cinema.services[0].id
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(
            report.problems == [
                Problem(
                    archive, .search("Avengers: Endgame"), .serverError(status: 503), othersLeft: 3)
            ])
        #expect(report.providers.map(\.status) == [.partial, .ok])
    }

    @Test func `and gave nothing is no answer at all, once`() async throws {
        let cinema = Cinema([try Cinema.Plan.archive(["list popular 20": Self.down]).leftAlone()])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.report(of: Selection(.list(.popular)))
        }
        let id = cinema.services[0].id
        #expect(
            error == .noAnswer([Problem(id, .list(.popular), .serverError(status: 503), othersLeft: 0)]))
    }

    @Test func `keeps the problems that are about one question alone`() async throws {
        let cinema = try cinema(archive: [
            "list popular 20": .problems([.unreadable("item 9"), .serverError(status: 502)]),
            "detail 1": Self.down, "detail 2": .failure(.notFound), "search Toy Story 1995": Self.down,
        ])
        let archive = cinema.services[0].id
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(
            report.problems == [
                Problem(archive, .list(.popular), .unreadable("item 9")),
                Problem(archive, .list(.popular), .serverError(status: 502), othersLeft: 2),
                Problem(archive, .detail(MovieID(provider: archive, number: 2)), .notFound),
            ])
    }

    @Test func `takes a question for one that failed in several ways`() async throws {
        let cinema = try cinema(archive: [
            "list popular 20": .problems([.serverError(status: 502), .timeout(seconds: 1)])
        ])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        let archive = cinema.services[0].id
        #expect(
            listing.problems
                == [Problem(archive, .list(.popular), .serverError(status: 502), othersLeft: 0)])
    }

    @Test func `does not speak for another, nor does one that is not left alone`() async throws {
        let script = ["detail 1": Self.down, "detail 2": Self.down]
        let cinema = try cinema(archive: script, isLeftAlone: false)
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.problems.map(\.othersLeft) == [nil, nil])

        let both = Cinema([try .archive(script), try Cinema.Plan.kiosk(["detail 1": Self.down]).leftAlone()])
        let mixed = try await both.catalog.report(of: Selection(.list(.popular)))
        #expect(mixed.problems.map(\.othersLeft) == [nil, nil, 0])
    }

    @Test func `and has nothing to report reports nothing`() async throws {
        let report = try await cinema(archive: [:]).catalog.report(of: Selection(.list(.popular)))
        #expect(report.problems == [])
    }

    /// Whichever questions failed by themselves and whichever were spared: all of them failed.
    @Test(arguments: 0..<30)
    func `says the same in whatever order its questions failed`(seed: UInt64) async throws {
        let script = [
            "detail 1": Self.down, "detail 2": Self.down, "search Toy Story 1995": Self.down,
            "search Avengers: Endgame 2019": Self.down,
        ]
        var course = Course()
        course.add("archive: list popular 20", "kiosk: list popular 20")
        course.add("archive: detail 1", "archive: detail 2", after: "archive: list popular 20")
        course.add("kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3", after: "kiosk: list popular 20")
        course.add(
            "archive: search Toy Story 1995", "archive: search Avengers: Endgame 2019",
            after: "archive: list popular 20", "kiosk: list popular 20")
        let first = try cinema(archive: script)
        let report = try await first.catalog.report(of: Selection(.list(.popular)))
        try #require(first.asked == course.labels)

        let other = try cinema(archive: script)
        other.gates.close()
        async let again = other.catalog.report(of: Selection(.list(.popular)))
        await course.play(at: other.gates, seed: seed)
        let same = try await again
        #expect(same == report)
    }
}

extension Cinema.Plan {
    /// The same source, which will have been left alone.
    fileprivate func leftAlone() -> Self {
        var plan = self
        plan.source = { service in
            var source = self.source(service)
            source.isLeftAlone = { true }
            return source
        }
        return plan
    }
}
