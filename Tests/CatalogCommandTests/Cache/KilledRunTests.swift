import CatalogLoopback
import CatalogTestSupport
import Foundation
import Synchronization
import Testing

/// Real processes that end without a chance to tidy up.
@Suite struct `A run that is killed` {
    @Test(arguments: 1...30)
    func `leaves a sound cache and the old output`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run("report", "--format", "json")
        let total = site.takeRequests().count
        _ = try await site.run("cache", "clear")
        try site.place.write("old", to: "a.json")

        var random = SeededGenerator(seed: UInt64(seed))
        let answered = Int.random(in: 1..<total, using: &random)
        let killed = try await site.killed(
            ["report", "--output", "a.json"], afterAnswers: answered,
            yields: Int.random(in: 0...200, using: &random))
        #expect(killed.status == -SIGKILL)
        #expect(killed.out + killed.err == "")
        #expect(try site.place.text(of: "a.json") == "old")
        #expect(
            try site.place.contents(of: site.place.folder).keys.sorted() == ["a.json", "catalog.yaml"])

        #expect(try await site.run("report", "--format", "json") == whole)
        try await site.expectSoundCache(answers: total)
    }

    @Test(arguments: 1...10)
    func `as it ends has written its output or not, and the cache is sound`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run("report", "--format", "json")
        let total = site.takeRequests().count
        _ = try await site.run("cache", "clear")
        try site.place.write("old", to: "a.json")

        var random = SeededGenerator(seed: UInt64(seed))
        _ = try await site.killed(
            ["report", "--output", "a.json"], afterAnswers: total,
            yields: Int.random(in: 0...20_000, using: &random))
        #expect(["old", whole.out].contains(try site.place.text(of: "a.json")))
        #expect(try await site.run("report", "--format", "json") == whole)
        try await site.expectSoundCache(answers: total)
    }

    @Test(arguments: 1...5)
    func `does not disturb another one that uses the same cache`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run("report", "--format", "json")
        let total = site.takeRequests().count
        _ = try await site.run("cache", "clear")
        let answered = 1 + seed % total
        let reached = site.reaching(answered, thenHangs: false)
        let outcomes = try await Turns.shared.taking {
            let runs = try (0..<3).map { _ in try site.start(["report", "--format", "json"]) }
            for await _ in reached {}
            runs[0].send(SIGKILL)
            return try await [runs[1].outcome(), runs[2].outcome()]
        }
        #expect(outcomes == [whole, whole])
        try await site.expectSoundCache(answers: total)
    }
}

@Suite struct `Runs at the same time` {
    @Test(arguments: 1...3)
    func `on a cold cache are all complete and all alike`(round: Int) async throws {
        let site = try await Site()
        let whole = try await site.run("report", "--format", "json")
        let total = site.takeRequests().count
        try FileManager.default.removeItem(at: site.place.cacheFile.deletingLastPathComponent())
        let outcomes = try await Turns.shared.taking {
            let runs = try (0..<4).map { _ in try site.start(["report", "--format", "json"]) }
            var outcomes: [Outcome] = []
            for run in runs { outcomes.append(try await run.outcome()) }
            return outcomes
        }
        #expect(outcomes == Array(repeating: whole, count: 4))
        try await site.expectSoundCache(answers: total)
    }
}

extension Site {
    /// Ends once the services have answered so often from now on.
    ///
    /// - Parameter thenHangs: Whether later requests are left without an answer, so that no run gets further.
    fileprivate func reaching(_ count: Int, thenHangs: Bool) -> AsyncStream<Never> {
        let (reached, continuation) = AsyncStream.makeStream(of: Never.self)
        let asked = Counter()
        behave { _ in
            let number = asked.next()
            if number == count { continuation.finish() }
            return thenHangs && number > count ? .hang : nil
        }
        return reached
    }

    /// Runs the program and kills it once so many requests have been answered, and a little later.
    ///
    /// - Parameter yields: How often others go first until then.
    fileprivate func killed(
        _ arguments: [String], afterAnswers count: Int, yields: Int
    ) async throws -> Outcome {
        let reached = reaching(count, thenHangs: true)
        let outcome = try await Turns.shared.taking {
            let run = try start(arguments)
            for await _ in reached {}
            for _ in 0..<yields { await Task.yield() }
            run.send(SIGKILL)
            return try await run.outcome()
        }
        behave { _ in nil }
        return outcome
    }

    /// Checks that the cache holds what it should, that nothing had to be replaced for it, and that the file is in
    /// order.
    fileprivate func expectSoundCache(answers: Int) async throws {
        let text = try await run("cache", "stats", "--format", "json")
        #expect(text.err == "")
        let stats = try JSONDecoder().decode(Stats.self, from: Data(text.out.utf8))
        #expect(stats.answers == answers)
        let doctor = try await run("doctor", "--format", "json")
        let cache = try Health(doctor.out).check("cache", of: "catalog")
        #expect(cache.status == "ok")
        #expect(cache.message.contains("\(answers) answers") && !cache.message.contains("replaced"))
    }
}

/// Counts from 1.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
