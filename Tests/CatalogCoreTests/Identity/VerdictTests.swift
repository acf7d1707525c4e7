internal import CatalogCore
internal import CatalogTestSupport
internal import Testing

@Suite struct `The user's verdicts` {
    private static let seeds: [UInt64] = Array(1...300)

    /// A few entries over a few ids, some of which are of one provider and some of which have none.
    private static func anyEntries(_ random: inout SeededGenerator) -> [Verdicts.Entry] {
        let ids = ["a:1", "a:2", "b:1", "b:2", "c:1", "plain", "7", "d:1", "d:2", "e:1"].shuffled(
            using: &random)
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in
            let verdict: Verdict = Int.random(in: 0..<5, using: &random) < 3 ? .same : .different
            return Verdicts.Entry(
                verdict,
                (0..<Int.random(in: 2...4, using: &random)).compactMap { _ in
                    ids.randomElement(using: &random)
                })
        }
    }

    // MARK: - Laws

    @Test(arguments: seeds)
    func `say what a slow look at every pair says`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let entries = Self.anyEntries(&random)
        let oracle = VerdictOracle(entries)
        for onePerProvider in [false, true] {
            guard !oracle.isContradictory(onePerProvider: onePerProvider) else {
                #expect(throws: VerdictContradictions.self) {
                    try Verdicts(entries, onePerProvider: onePerProvider)
                }
                continue
            }
            let verdicts = try Verdicts(entries, onePerProvider: onePerProvider)
            #expect(verdicts.ids.sorted() == oracle.ids)
            for left in oracle.ids + ["unnamed"] {
                #expect(verdicts.mentions(left) == oracle.ids.contains(left))
                #expect(verdicts.sames(of: left) == oracle.ids(.same, as: left))
                #expect(verdicts.differents(of: left) == oracle.ids(.different, as: left))
                for right in oracle.ids + ["unnamed"] {
                    #expect(verdicts.verdict(on: left, right) == oracle.verdict(on: left, right))
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `mean the same in any order`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let entries = Self.anyEntries(&random)
        let others = entries.map { Verdicts.Entry($0.verdict, $0.ids.shuffled(using: &random)) }.shuffled(
            using: &random)
        let verdicts = try? Verdicts(entries, onePerProvider: true)
        let same = try? Verdicts(others, onePerProvider: true)
        #expect(verdicts?.groups == same?.groups)
        #expect(verdicts?.ids == same?.ids)
        for id in verdicts?.ids ?? [] {
            #expect(verdicts?.movie(of: id) == same?.movie(of: id))
            #expect(verdicts?.differents(of: id) == same?.differents(of: id))
        }
    }

    @Test(arguments: seeds)
    func `say by number what they say by id`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        guard let verdicts = try? Verdicts(Self.anyEntries(&random), onePerProvider: false) else { return }
        for left in verdicts.ids {
            for right in verdicts.ids where right != left {
                let movie = try #require(verdicts.movie(of: left))
                let other = try #require(verdicts.movie(of: right))
                #expect((verdicts.verdict(on: left, right) == .same) == (movie == other))
                #expect(
                    (verdicts.verdict(on: left, right) == .different) == verdicts.areDifferent(movie, other))
            }
        }
        let movies = Set(verdicts.ids.compactMap(verdicts.movie))
        #expect(movies.sorted() == Array(0..<movies.count))
    }

    @Test(arguments: seeds)
    func `that contradict each other do so by the entries that are named, and by no fewer`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let entries = Self.anyEntries(&random)
        do throws(VerdictContradictions) {
            _ = try Verdicts(entries, onePerProvider: true)
        } catch {
            for contradiction in error.contradictions {
                let (left, right) = (contradiction.left, contradiction.right)
                let wanted: Set<Verdict> =
                    contradiction.against == .oneProvider ? [.same] : [.same, .different]
                let named = contradiction.entries.map { entries[$0] }
                #expect(VerdictOracle(named).verdicts(on: left, right).isSuperset(of: wanted))
                for index in named.indices {
                    var fewer = named
                    fewer.remove(at: index)
                    #expect(!VerdictOracle(fewer).verdicts(on: left, right).isSuperset(of: wanted))
                }
            }
        }
    }

    // MARK: - Examples

    @Test func `are none where nothing was said`() {
        #expect(Verdicts.none.isEmpty)
        #expect(Verdicts.none.groups.isEmpty)
        #expect(Verdicts.none.verdict(on: "a", "b") == nil)
        #expect(!Verdicts.none.mentions("a"))
    }

    @Test func `come to groups, sorted`() throws {
        let verdicts = try Verdicts(
            [
                Verdicts.Entry(.same, ["z:1", "y:1"]), Verdicts.Entry(.different, ["b:1", "c:1", "z:1"]),
                Verdicts.Entry(.same, ["b:1", "a:1"]), Verdicts.Entry(.same, ["x:1", "y:1"]),
            ], onePerProvider: true)
        #expect(verdicts.groups == [["a:1", "b:1"], ["x:1", "y:1", "z:1"]])
        #expect(verdicts.differents(of: "a:1") == ["c:1", "x:1", "y:1", "z:1"])
        #expect(verdicts.verdict(on: "a:1", "a:1") == nil)
    }

    @Test func `of fewer than two ids, or of one id twice, say nothing`() throws {
        let verdicts = try Verdicts(
            [
                Verdicts.Entry(.same, ["a:1"]), Verdicts.Entry(.different, ["b:1", "b:1"]),
                Verdicts.Entry(.same, []),
            ],
            onePerProvider: true)
        #expect(verdicts.groups.isEmpty)
        #expect(verdicts.differents(of: "b:1").isEmpty)
    }

    @Test func `tell the shortest chain that makes different ids the same`() throws {
        let entries = [
            Verdicts.Entry(.same, ["a:1", "b:1"]), Verdicts.Entry(.different, ["a:1", "d:1"]),
            Verdicts.Entry(.same, ["b:1", "c:1"]), Verdicts.Entry(.same, ["c:1", "d:1"]),
            Verdicts.Entry(.same, ["d:1", "b:1"]),
        ]
        let error = #expect(throws: VerdictContradictions.self) {
            try Verdicts(entries, onePerProvider: true)
        }
        #expect(
            error?.contradictions == [
                VerdictContradiction(left: "a:1", right: "d:1", chain: [0, 4], against: .entry(1))
            ])
        #expect(error?.contradictions.first?.entries == [0, 1, 4])
    }

    @Test func `put no two ids of one provider into a movie, unless that is allowed`() throws {
        let entries = [Verdicts.Entry(.same, ["a:1", "b:1"]), Verdicts.Entry(.same, ["b:1", "a:2"])]
        let error = #expect(throws: VerdictContradictions.self) {
            try Verdicts(entries, onePerProvider: true)
        }
        #expect(
            error?.contradictions == [
                VerdictContradiction(left: "a:1", right: "a:2", chain: [0, 1], against: .oneProvider)
            ])
        #expect(try Verdicts(entries, onePerProvider: false).groups == [["a:1", "a:2", "b:1"]])
    }

    /// Each of these would take minutes if a verdict cost a look at all others.
    @Test(.timeLimit(.minutes(10)))
    func `by the ten thousand, in chains and stars, are quick to take and to ask`() throws {
        let count = 20_000
        let chain = (0..<count).map { Verdicts.Entry(.same, ["\($0)", "\($0 + 1)"]) }
        let star = (0..<count).map { Verdicts.Entry(.different, ["0", "x\($0)"]) }
        let verdicts = try Verdicts(chain + star, onePerProvider: true)
        for number in 0..<count {
            #expect(verdicts.verdict(on: "\(count)", "x\(number)") == .different)
        }
        #expect(verdicts.verdict(on: "0", "\(count)") == .same)
        let error = #expect(throws: VerdictContradictions.self) {
            try Verdicts(chain + [Verdicts.Entry(.different, ["0", "\(count)"])], onePerProvider: true)
        }
        #expect(error?.contradictions.first?.chain == Array(0..<count))
    }
}
