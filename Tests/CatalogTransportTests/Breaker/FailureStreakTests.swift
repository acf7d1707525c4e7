import CatalogTestSupport
import Testing

@testable import CatalogTransport

@Suite struct `A streak of failures` {
    private static let down = FailureStreak.Outcome.failed(.answer(status: 503))

    /// What happens to the requests of a provider, by their numbers.
    private enum Event {
        case begin(Int)
        case end(Int, FailureStreak.Outcome)
    }

    /// The documentation taken at its word, over everything that ever happened.
    private static func verdict(after events: [Event], limit: Int) -> SourceFailure? {
        var begun: [Int: Int] = [:]
        var ended: Set<Int> = []
        var lastAnswer = -1
        for (time, event) in events.enumerated() {
            switch event {
            case .begin(let request): begun[request] = time
            case .end(let request, let outcome):
                ended.insert(request)
                if outcome == .answered { lastAnswer = time }
            }
        }
        let failures = events.enumerated().compactMap { time, event -> SourceFailure? in
            guard case .end(let request, .failed(let failure)) = event, time > lastAnswer,
                begun[request, default: -1] > lastAnswer
            else { return nil }
            return failure
        }
        guard failures.count >= limit, ended.count == begun.count else { return nil }
        return failures.min { $0.words < $1.words }
    }

    @Test(arguments: 0..<40)
    func `is judged as if everything were remembered`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let limit = Int.random(in: 1...6, using: &chance)
        let health = Int.random(in: 0...9, using: &chance)
        var streak = FailureStreak(limit: limit)
        var events: [Event] = []
        var underWay: [(number: Int, admission: FailureStreak.Admission)] = []
        for number in 0..<400 {
            if underWay.isEmpty || (underWay.count < 8 && Bool.random(using: &chance)) {
                underWay.append((number, streak.begin()))
                events.append(.begin(number))
            } else {
                let index = Int.random(in: underWay.indices, using: &chance)
                let (number, admission) = underWay.remove(at: index)
                let outcomes: [FailureStreak.Outcome] =
                    Int.random(in: 0..<10, using: &chance) < health
                    ? [.answered, .open]
                    : [Self.down, .failed(.noAnswer(.timeout(.seconds(1)))), .open]
                let outcome = outcomes.randomElement(using: &chance) ?? .open
                streak.end(admission, as: outcome)
                events.append(.end(number, outcome))
            }
            #expect(streak.underWay == underWay.count)
            #expect(streak.verdict == Self.verdict(after: events, limit: limit))
        }
    }

    /// The reason for waiting until nothing is under way.
    @Test(arguments: 0..<40)
    func `of requests under way together comes to one verdict, in whatever order they end`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let answers = Int.random(in: 0...1, using: &chance)
        let outcomes: [FailureStreak.Outcome] =
            Array(repeating: .answered, count: answers)
            + (0..<Int.random(in: 1...19, using: &chance)).map {
                .failed(.answer(status: 500 + $0 % 3))
            }
        let verdicts = (0..<10).map { _ in
            var streak = FailureStreak(limit: 5)
            let admissions = outcomes.map { _ in streak.begin() }
            for (admission, outcome) in zip(admissions, outcomes.shuffled(using: &chance)) {
                streak.end(admission, as: outcome)
            }
            return streak.verdict
        }
        #expect(Set(verdicts).count == 1)
        #expect((verdicts[0] != nil) == (answers == 0 && outcomes.count >= 5))
    }

    @Test(arguments: [
        (TransportError.unreachable("refused"), true), (.cutOff("reset"), true),
        (.timeout(.seconds(1)), true),
        (.malformed("no HTTP"), true), (.rateLimited, true), (.tooLarge(limit: 1), false),
        (.invalidRequest("no URL"), false), (.notRecorded("GET /"), false), (.offline, false),
        (.cancelled, false), (.leftAlone(after: .answer(status: 500)), false),
    ])
    func `counts what the source is to blame for`(error: TransportError, counts: Bool) {
        #expect(FailureStreak.Outcome(error) == (counts ? .failed(.noAnswer(error)) : .open))
    }

    @Test(arguments: [200, 204, 304, 400, 401, 403, 404, 410, 422, 499, 600])
    func `ends with any answer that is neither 429 nor 5xx`(status: Int) {
        #expect(FailureStreak.Outcome(TransportResponse(status: status)) == .answered)
    }

    @Test(arguments: [429, 500, 501, 503, 599])
    func `goes on with one that is`(status: Int) {
        let outcome = FailureStreak.Outcome(TransportResponse(status: status))
        #expect(outcome == .failed(.answer(status: status)))
    }
}
