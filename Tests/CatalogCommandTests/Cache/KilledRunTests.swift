import CatalogLoopback
import CatalogTestSupport
import Foundation
import Synchronization
import Testing

/// Real processes that end without a chance to tidy up, at moments chosen by what they have been answered.
@Suite struct `A run that is killed` {
    private static let report = ["report", "--format", "json"]

    @Test(arguments: 1...6)
    func `leaves a sound cache and the old output, time after time`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run(Self.report)
        let total = Set(site.takeRequests().map(\.target)).count
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<5 {
            _ = try await site.run("cache", "clear")
            try site.place.write("old", to: "a.json")
            let killed = try await site.killed(
                ["report", "--output", "a.json"], afterAnswers: Int.random(in: 1..<total, using: &random),
                yields: Int.random(in: 0...200, using: &random))
            #expect(killed == Outcome(status: -SIGKILL, out: "", err: ""))
            #expect(
                try site.place.contents(of: site.place.folder).filter { $0.key != "catalog.yaml" }
                    == ["a.json": Data("old".utf8)])
            #expect(try await site.run(Self.report) == whole)
        }
        try await site.expectSoundCache(answers: total)
    }

    @Test(arguments: 1...2)
    func `at its end leaves its output whole or as it was, and a sound cache`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run(Self.report)
        let total = Set(site.takeRequests().map(\.target)).count
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<3 {
            _ = try await site.run("cache", "clear")
            try site.place.write("old", to: "a.json")
            _ = try await site.killed(
                ["report", "--output", "a.json"], afterAnswers: total,
                yields: Int.random(in: 0...20_000, using: &random))
            #expect(["old", whole.out].contains(try site.place.text(of: "a.json")))
            #expect(try await site.run(Self.report) == whole)
        }
        try await site.expectSoundCache(answers: total)
    }

    @Test(arguments: 1...2)
    func `does not disturb others that use the same cache`(seed: Int) async throws {
        let site = try await Site()
        let whole = try await site.run(Self.report)
        let total = Set(site.takeRequests().map(\.target)).count
        _ = try await site.run("cache", "clear")
        var random = SeededGenerator(seed: UInt64(seed))
        let reached = site.reaching(Int.random(in: 1...total, using: &random), thenHangs: false)
        let outcomes = try await Turns.shared.taking {
            let runs = try (0..<3).map { _ in try site.start(Self.report) }
            for await _ in reached {}
            runs[0].send(SIGKILL)
            return try await [runs[1].outcome(), runs[2].outcome()]
        }
        #expect(outcomes == [whole, whole])
        try await site.expectSoundCache(answers: total)
    }
}

@Suite struct `Runs at the same time` {
    @Test(arguments: 1...2)
    func `on a cold cache are all complete and all alike`(round: Int) async throws {
        let site = try await Site()
        let whole = try await site.run("report", "--format", "json")
        let total = Set(site.takeRequests().map(\.target)).count
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
        let doctor = try await run("doctor", "--format", "json")
        let cache = try Health(doctor.out).check("cache", of: "catalog")
        #expect(cache.status == "ok")
        #expect(
            cache.message.contains("\(answers) answers") && !cache.message.contains("replaced"),
            "\(answers) were asked for: \(cache.message)")
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
