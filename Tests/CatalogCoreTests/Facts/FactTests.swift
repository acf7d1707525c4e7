internal import CatalogCore
internal import Testing

@Suite struct `Facts` {
    static let all: [Fact<Int>] = [.known(1), .known(2), .absent, .unknown]

    @Test func `of a source that was asked are known or absent`() {
        #expect(Fact(7) == .known(7))
        #expect(Fact<Int>(nil) == .absent)
    }

    @Test(arguments: [
        (Fact.known(1), Fact.known(2), Fact.known(1)),
        (.known(1), .absent, .known(1)), (.known(1), .unknown, .known(1)),
        (.absent, .known(1), .known(1)), (.absent, .absent, .absent), (.absent, .unknown, .absent),
        (.unknown, .known(1), .known(1)), (.unknown, .absent, .absent), (.unknown, .unknown, .unknown),
    ])
    func `give way to those that say more, and to no others`(
        left: Fact<Int>, right: Fact<Int>, joined: Fact<Int>
    ) {
        #expect(left.or(right) == joined)
    }

    @Test(arguments: all, all)
    func `join in any grouping and not twice, and the unknown adds nothing`(
        left: Fact<Int>, middle: Fact<Int>
    ) {
        for right in Self.all {
            #expect(left.or(middle).or(right) == left.or(middle.or(right)))
        }
        #expect(left.or(left) == left)
        #expect(left.or(.unknown) == left)
        #expect(Fact.unknown.or(left) == left)
    }

    @Test func `that are known do not ask for another`() {
        var isAsked = false
        func other() -> Fact<Int> {
            isAsked = true
            return .known(2)
        }
        #expect(Fact.known(1).or(other()) == .known(1))
        #expect(!isAsked)
    }

    @Test(arguments: all)
    func `keep their state when something is computed from them`(fact: Fact<Int>) {
        #expect(fact.map { $0 } == fact)
        #expect(fact.map { $0 * 2 }.map(String.init) == fact.map { String($0 * 2) })
        #expect(fact.map { $0 + 1 }.value == fact.value.map { $0 + 1 })
        #expect(fact.map { $0 + 1 }.isUnknown == fact.isUnknown)
    }
}

@Suite struct `Ratings` {
    @Test(arguments: [
        (mark: 0, scale: 10, value: 0), (mark: 8.8, scale: 10, value: 8.8), (mark: 10, scale: 10, value: 10),
        (mark: 88, scale: 100, value: 8.8), (mark: 4.5, scale: 5, value: 9), (mark: 1, scale: 1, value: 10),
        (mark: 0.1 + 0.2, scale: 10, value: 0.1 + 0.2),
    ])
    func `are marks out of ten, whatever the source's scale`(mark: Double, scale: Double, value: Double)
        throws
    {
        let rating = try #require(Rating(mark, outOf: scale, votes: 3))
        #expect(rating.value == value)
        #expect(rating.votes == 3)
    }

    @Test(arguments: [
        (mark: -0.1, scale: 10), (mark: 10.1, scale: 10), (mark: 88, scale: 10), (mark: 5.1, scale: 5),
        (mark: .nan, scale: 10), (mark: .infinity, scale: 10), (mark: -.infinity, scale: 10),
        (mark: 0, scale: 0),
        (mark: 1, scale: -10), (mark: 1, scale: .nan),
    ])
    func `are nothing outside their scale`(mark: Double, scale: Double) {
        #expect(Rating(mark, outOf: scale) == nil)
    }

    @Test(arguments: [(votes: nil, isRating: true), (votes: 0, isRating: true), (votes: -1, isRating: false)])
    func `have no fewer than no votes`(votes: Int?, isRating: Bool) {
        #expect((Rating(5, votes: votes) != nil) == isRating)
    }
}
