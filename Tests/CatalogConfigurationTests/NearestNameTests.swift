import Testing

@testable import CatalogCore

@Suite struct `The nearest name` {
    private static let settings = [
        "access_token", "api_key", "base_url", "language", "timeout_seconds", "requests_per_second", "region",
    ]

    @Test(arguments: [
        (typed: "langauge", meant: "language"),
        (typed: "LANGUAGE", meant: "language"),
        (typed: "languag", meant: "language"),
        (typed: "acess_token", meant: "access_token"),
        (typed: "accessToken", meant: "access_token"),
        (typed: "api-key", meant: "api_key"),
        (typed: "apikey", meant: "api_key"),
        (typed: "timeout", meant: "timeout_seconds"),
        (typed: "requests", meant: "requests_per_second"),
        (typed: "regoin", meant: "region"),
    ])
    func `is what was probably meant`(typed: String, meant: String) {
        #expect(NearestName.nearest(to: typed, among: Self.settings) == meant)
    }

    @Test(arguments: ["", "_", "wallpaper", "re", "x", "kind"])
    func `is none where nothing is near`(typed: String) {
        #expect(NearestName.nearest(to: typed, among: Self.settings) == nil)
    }

    @Test func `is the first of those equally near`() {
        #expect(NearestName.nearest(to: "tmxb", among: ["tmab", "tmdb"]) == "tmab")
        #expect(NearestName.nearest(to: "top", among: ["top_rated", "top_most"]) == nil)
    }

    @Test(arguments: Fuzz.seeds)
    func `is measured as the definition says`(seed: UInt64) {
        var random = Fuzz(seed: seed)
        let left = random.text(of: "abc", upTo: 6)
        let right = random.text(of: "abc", upTo: 6)
        let distance = NearestName.distance(Array(left), Array(right))
        #expect(distance == Self.defined(left[...], right[...]), "\(left) \(right)")
        #expect(distance == NearestName.distance(Array(right), Array(left)))
    }

    /// The restricted Damerau–Levenshtein distance, straight from its definition and exponentially slow.
    private static func defined(_ left: Substring, _ right: Substring) -> Int {
        guard let a = left.last, let b = right.last else { return left.count + right.count }
        let (shorter, other) = (left.dropLast(), right.dropLast())
        var best = min(defined(shorter, right) + 1, defined(left, other) + 1)
        best = min(best, defined(shorter, other) + (a == b ? 0 : 1))
        if a == other.last, b == shorter.last {
            best = min(best, defined(shorter.dropLast(), other.dropLast()) + 1)
        }
        return best
    }
}
