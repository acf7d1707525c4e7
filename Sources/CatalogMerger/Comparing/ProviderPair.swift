public import CatalogCore

/// How two providers agree on the movies that both have.
public struct ProviderPair: Hashable, Sendable {
    /// The provider that comes first in precedence.
    public let left: ProviderID
    /// The other one.
    public let right: ProviderID
    /// How many movies both have.
    public private(set) var movies = 0
    /// In how many of them the two differ in no field that counts, whatever others say; accepted differences differ.
    public private(set) var agreeing = 0
    /// How many values of the two were held against each other: one for each counted field that both tell of a movie.
    public private(set) var compared = 0
    /// How many of those are too far apart.
    public private(set) var different = 0

    /// Makes the pair of no movies.
    package init(left: ProviderID, right: ProviderID) {
        self.left = left
        self.right = right
    }

    /// Every two of some providers, in precedence order: the first with each that follows it, then the second.
    static func all(of providers: [ProviderID]) -> [ProviderPair] {
        providers.enumerated().flatMap { place, left in
            providers[(place + 1)...].map { ProviderPair(left: left, right: $0) }
        }
    }

    /// Counts a movie that both have.
    mutating func count(_ pair: RecordPair) {
        movies += 1
        if pair.different == 0 { agreeing += 1 }
        compared += pair.compared
        different += pair.different
    }

    /// Adds the counts of other movies.
    mutating func add(_ other: ProviderPair) {
        movies += other.movies
        agreeing += other.agreeing
        compared += other.compared
        different += other.different
    }
}

/// How two records of one movie agree.
package struct RecordPair: Hashable, Sendable {
    /// The records' places in the movie, the lower one first.
    let left: Int, right: Int
    /// How many counted fields both tell.
    private(set) var compared = 0
    /// In how many of these they are too far apart.
    private(set) var different = 0

    /// Every two of so many records, in their order, with nothing counted.
    static func all(of records: Int) -> [RecordPair] {
        (0..<records).flatMap { left in (left + 1..<records).map { RecordPair(left: left, right: $0) } }
    }

    /// Two records, with nothing counted.
    init(left: Int, right: Int) {
        self.left = left
        self.right = right
    }

    /// Counts a field that both tell.
    mutating func count(differs: Bool) {
        compared += 1
        if differs { different += 1 }
    }
}
