public import CatalogCore

/// How two providers rate the movies that both rate.
///
/// Sums are kept as whole numbers, so that the figures do not depend on the order of the movies.
public struct RatingComparison: Hashable, Sendable {
    /// The provider that comes first in precedence.
    public let left: ProviderID
    /// The other one.
    public let right: ProviderID
    /// How many movies both rate.
    public private(set) var movies = 0
    /// The movies about which they disagree most, the widest gap first, then by id; five at most, and none about
    /// which they agree.
    public private(set) var widest: [RatingGap] = []

    /// How many movies there are of each gap, by the half points in it and what lies between −10 and 0.
    private var halves = [Int](repeating: 0, count: 2 * RatingSteps.halfPoints + 1)

    /// Sums over the movies, in steps (``RatingSteps``) and their squares.
    private var sums = Sums()

    private struct Sums: Hashable {
        var (gaps, absoluteGaps) = (0, 0)
        var (left, right) = (0, 0)
        var (leftSquares, rightSquares, products) = (0, 0, 0)
    }

    /// How many disagreements are kept.
    private static let mostWide = 5

    /// Makes the comparison of no ratings.
    package init(left: ProviderID, right: ProviderID) {
        self.left = left
        self.right = right
    }

    /// How much higher the left provider rates on average, in points of ten; nil where there is no movie.
    public var meanDifference: Double? { mean(of: sums.gaps) }

    /// How many movies lie how far apart: how much higher the left provider rates, to the nearest half point and away
    /// from zero in the middle of two, from the lowest to the highest that occurs. Empty where there is no movie.
    public var distribution: [(difference: Double, movies: Int)] {
        guard let first = halves.firstIndex(where: { $0 > 0 }),
            let last = halves.lastIndex(where: { $0 > 0 })
        else { return [] }
        return (first...last).map { (Double($0 - RatingSteps.halfPoints) / 2, halves[$0]) }
    }

    /// How far the two are apart on average; nil where there is no movie.
    public var meanAbsoluteDifference: Double? { mean(of: sums.absoluteGaps) }

    /// Pearson's correlation, −1 to 1: whether the two rank movies alike, however high they rate. Nil where fewer
    /// than three movies, or no differences among the marks of one, leave nothing to tell.
    public var correlation: Double? {
        guard movies > 2 else { return nil }
        let count = Int128(movies)
        func spread(_ products: Int, _ one: Int, _ other: Int) -> Int128 {
            count * Int128(products) - Int128(one) * Int128(other)
        }
        let leftSpread = spread(sums.leftSquares, sums.left, sums.left)
        let rightSpread = spread(sums.rightSquares, sums.right, sums.right)
        guard leftSpread > 0, rightSpread > 0 else { return nil }
        let common = spread(sums.products, sums.left, sums.right)
        let correlation =
            Double(common) / (Double(leftSpread).squareRoot() * Double(rightSpread).squareRoot())
        return max(-1, min(1, correlation))
    }

    private func mean(of sum: Int) -> Double? {
        movies > 0 ? RatingSteps.points(sum) / Double(movies) : nil
    }

    /// Counts a movie that both rate.
    mutating func count(_ leftMark: Double, _ rightMark: Double, of movie: () -> ComparedMovie) {
        let (one, other) = (RatingSteps.steps(of: leftMark), RatingSteps.steps(of: rightMark))
        movies += 1
        halves[RatingSteps.halfPoints + RatingSteps.halves(one - other)] += 1
        sums.gaps += one - other
        sums.absoluteGaps += abs(one - other)
        sums.left += one
        sums.right += other
        sums.leftSquares += one * one
        sums.rightSquares += other * other
        sums.products += one * other
        guard one != other,
            widest.count < Self.mostWide || abs(one - other) >= widest[Self.mostWide - 1].width
        else { return }
        keep([RatingGap(movie: movie(), left: leftMark, right: rightMark)])
    }

    /// Adds the ratings of other movies.
    mutating func add(_ other: RatingComparison) {
        movies += other.movies
        for place in halves.indices { halves[place] += other.halves[place] }
        sums.gaps += other.sums.gaps
        sums.absoluteGaps += other.sums.absoluteGaps
        sums.left += other.sums.left
        sums.right += other.sums.right
        sums.leftSquares += other.sums.leftSquares
        sums.rightSquares += other.sums.rightSquares
        sums.products += other.sums.products
        keep(other.widest)
    }

    private mutating func keep(_ gaps: [RatingGap]) {
        let sorted = (widest + gaps).sorted { one, other in
            one.width == other.width ? one.movie.id < other.movie.id : one.width > other.width
        }
        widest = Array(sorted.prefix(Self.mostWide))
    }
}

/// A movie that two providers rate differently.
public struct RatingGap: Hashable, Sendable {
    /// The movie.
    public let movie: ComparedMovie
    /// The left provider's mark, 0 to 10.
    public let left: Double
    /// The right provider's mark.
    public let right: Double

    /// How wide the gap is, in steps.
    fileprivate var width: Int { abs(RatingSteps.steps(of: left) - RatingSteps.steps(of: right)) }

    /// How much higher the left provider rates; the nearest decimal of four digits.
    public var difference: Double {
        RatingSteps.points(RatingSteps.steps(of: left) - RatingSteps.steps(of: right))
    }
}
