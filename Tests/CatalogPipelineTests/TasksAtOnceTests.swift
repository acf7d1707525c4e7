internal import CatalogCore
internal import CatalogMerger
@testable internal import CatalogPipeline
internal import CatalogTestSupport
internal import Synchronization
internal import Testing

/// Held against doing all of it at once, which is the same but for the time it takes.
@Suite(.timeLimit(.minutes(10)))
struct `Where some tasks are under way and others wait` {
    /// How many pieces of work are under way, and how many were at most.
    private final class Count: Sendable {
        private let state = Mutex((underWay: 0, most: 0))

        var most: Int { state.withLock(\.most) }

        func begin() {
            state.withLock { state in
                state.underWay += 1
                state.most = max(state.most, state.underWay)
            }
        }

        func end() { state.withLock { $0.underWay -= 1 } }
    }

    @Test(arguments: 0..<60)
    func `the values are those of all at once, in the order of the items`(seed: UInt64) async throws {
        var chance = SeededGenerator(seed: seed)
        // What each piece gives, and how long it takes.
        let items = (0..<Int.random(in: 0...40, using: &chance)).map { _ in
            (value: Int.random(in: 0...9, using: &chance), turns: Int.random(in: 0...3, using: &chance))
        }
        let width = Int.random(in: 1...12, using: &chance)
        let count = Count()
        let values = try await concurrently(items, atOnce: width) { item in
            count.begin()
            defer { count.end() }
            for _ in 0..<item.turns { await Task.yield() }
            return item.value
        }
        #expect(values == items.map(\.value))
        #expect(count.most <= width)
    }

    @Test func `as many begin as may, in their order, and another with each that ends`() async throws {
        let gates = Gates()
        gates.close()
        async let values = concurrently(Array(0..<9), atOnce: 4) { item in
            _ = await gates.pass("\(item)")
            return item
        }
        await gates.arrival(of: "0", "1", "2", "3")
        #expect(gates.waiting == ["0", "1", "2", "3"])
        gates.open("2")
        await gates.arrival(of: "4")
        #expect(gates.waiting == ["0", "1", "3", "4"])
        gates.openAll()
        #expect(try await values == Array(0..<9))
    }

    @Test func `one that fails ends them all, and no other begins`() async throws {
        let gates = Gates()
        gates.close()
        let begun = Log<Int>()
        let run = Task {
            try await concurrently(Array(0..<9), atOnce: 3) { item in
                begun.add(item)
                guard await gates.pass("\(item)"), item != 1 else { throw CancellationError() }
            }
        }
        await gates.arrival(of: "0", "1", "2")
        gates.open("1")
        await #expect(throws: CancellationError.self) { try await run.value }
        #expect(begun.entries.sorted() == [0, 1, 2])
    }

    @Test(arguments: 0..<24)
    func `movies are gathered as if all were asked for at once`(seed: UInt64) async throws {
        var chance = SeededGenerator(seed: seed)
        let plans = try plans(by: &chance)
        let width = Int.random(in: 1...4, using: &chance)
        let (few, all) = (Cinema(plans), Cinema(plans))
        let answer = try await gather(in: few, tasksForEach: width)
        #expect(try await answer == gather(in: all, tasksForEach: .max))
        #expect(few.asked == all.asked && few.notices == all.notices)
        #expect(answer.movies.count > width)
        for service in few.services {
            #expect(service.mostAtOnce <= width)
        }
    }

    @Test func `a source that hangs does not keep another from being asked to the end`() async throws {
        let films = (0..<12).map { Film(title: "Number \($0)", year: 1990 + $0) }
        let cinema = Cinema([
            try .house("slow", Array(films[..<6])) { Source(FullStub(service: $0), kind: "full") },
            try .house("quick", Array(films[6...])) { Source(FullStub(service: $0), kind: "full") },
        ])
        let quick =
            (1...6).map { "quick: detail \($0)" }
            + films[..<6].flatMap { ["quick: search \($0.title) \($0.year)", "quick: search \($0.title)"] }
        cinema.gates.close()
        cinema.gates.open("slow: list popular 20", "quick: list popular 20")
        for label in quick { cinema.gates.open(label) }
        async let answer = gather(in: cinema, tasksForEach: 2)
        for label in quick { await cinema.gates.departure(of: label) }
        await cinema.gates.arrival(of: "slow: detail 1", "slow: detail 2")
        #expect(cinema.gates.waiting == ["slow: detail 1", "slow: detail 2"])
        cinema.gates.openAll()
        #expect(try await answer.movies.count == 12)
        #expect(cinema.services.allSatisfy { $0.mostAtOnce <= 2 })
    }

    @Test func `a run that is ended begins nothing that waits`() async throws {
        let films = (0..<9).map { Film(title: "Number \($0)", year: 1990 + $0) }
        let cinema = Cinema([
            try .house("archive", films) { Source(FullStub(service: $0), kind: "full") }
        ])
        cinema.gates.close()
        cinema.gates.open("archive: list popular 20")
        let run = Task { () -> PipelineError? in
            do throws(PipelineError) {
                _ = try await gather(in: cinema, tasksForEach: 2)
                return nil
            } catch {
                return error
            }
        }
        await cinema.gates.arrival(of: "archive: detail 1", "archive: detail 2")
        run.cancel()
        #expect(await run.value == .cancelled)
        #expect(cinema.cancelled == ["archive: detail 1", "archive: detail 2"])
        #expect(
            cinema.asked == ["archive: detail 1", "archive: detail 2", "archive: list popular 20"])
    }

    // MARK: Gathering

    /// What a run came to.
    private struct Answer: Equatable, Sendable {
        let movies: [MergedMovie]
        let problems: [Problem]
    }

    /// The popular movies with everything that the sources of a cinema know of them.
    private func gather(in cinema: Cinema, tasksForEach width: Int) async throws(PipelineError) -> Answer {
        let interview = cinema.catalog.interview()
        let gathering = Gathering(
            interview: interview, watchlist: cinema.catalog.index, needs: .everything, looksUp: true,
            tasksForEach: width)
        let harvest = try await gathering.harvest { source throws(CancellationError) in
            try await interview.opening(Selection(.list(.popular)), at: source)
        }
        return Answer(movies: harvest.outcomes.map(\.movie), problems: interview.problems)
    }

    /// Sources that have each some of thirty films, list some of those, and fail one question in eight.
    private func plans(by chance: inout SeededGenerator) throws -> [Cinema.Plan] {
        let films = (0..<30).map { Film(title: "Number \($0)", year: 1990 + $0, director: "Director \($0)") }
        var plans: [Cinema.Plan] = []
        for name in ["archive", "kiosk", "vault"] {
            let own = films.filter { _ in Int.random(in: 0...2, using: &chance) > 0 }
            var plan = try Cinema.Plan.house(name, own) { service in
                name == "kiosk"
                    ? Source(PlainStub(service: service), kind: "plain")
                    : Source(FullStub(service: service), kind: "full")
            }
            plan.holdings.lists[.popular] = plan.holdings.lists[.popular]?.shuffled(using: &chance)
            let questions =
                own.indices.map { "detail \($0 + 1)" } + films.map { "search \($0.title) \($0.year)" }
            let failing = questions.filter { _ in Int.random(in: 0...7, using: &chance) == 0 }
            plans.append(
                plan.scripted(
                    Dictionary(uniqueKeysWithValues: failing.map { ($0, .failure(.timeout(seconds: 2))) })))
        }
        return plans
    }
}
