internal import CatalogCore

/// How far two values may be apart and still not count as different.
///
///     var tolerances = Tolerances.usual
///     tolerances[.releaseDate] = 14
///     tolerances[.rating] = 1
public struct Tolerances: Hashable, Sendable {
    /// A week between days of release, which countries differ by; half a point of ten; two minutes of credits.
    public static let usual = Tolerances([.releaseDate: 7, .runtimeMinutes: 2, .rating: 0.5])

    private var amounts: [MeasuredField: Double]

    /// Makes tolerances; what is not named has none.
    ///
    /// - Parameter amounts: In the unit of each field.
    public init(_ amounts: [MeasuredField: Double] = [:]) {
        self.amounts = amounts
    }

    /// The distance that is still tolerated, in the field's unit; 0 tolerates nothing.
    public subscript(field: MeasuredField) -> Double {
        get { amounts[field] ?? 0 }
        set { amounts[field] = newValue }
    }

    /// The same in the finest unit, in which values are compared.
    func steps(of field: MeasuredField) -> Int { field.steps(of: self[field]) }
}

/// The fields whose values have a distance.
public enum MeasuredField: String, Hashable, Sendable, CaseIterable {
    /// In years.
    case year
    /// In days.
    case releaseDate = "release_date"
    /// In minutes.
    case runtimeMinutes = "runtime_minutes"
    /// In points of ten.
    case rating
    /// In US dollars.
    case revenueUSD = "revenue_usd"

    /// How many steps the unit has; ratings are compared to the ten-thousandth of a point, so that what is written
    /// as half a point is one.
    private var stepsPerUnit: Double {
        switch self {
        case .rating: Double(RatingSteps.perPoint)
        case .year, .releaseDate, .runtimeMinutes, .revenueUSD: 1
        }
    }

    fileprivate func steps(of amount: Double) -> Int {
        Int(exactly: (amount * stepsPerUnit).rounded()) ?? (amount > 0 ? .max : 0)
    }

    /// Where a value stands, in steps; nil for what is no value of such a field.
    func position(of value: FieldValue) -> Int? {
        switch value {
        case .whole(let number): number
        case .day(let day): day.dayNumber
        case .decimal(let mark): RatingSteps.steps(of: mark)
        case .text, .texts, .rating, .externalIDs, .credits, .links: nil
        }
    }
}

/// Marks of ratings as whole numbers, whose sums are the same in whatever order they are added.
enum RatingSteps {
    /// Sources give two digits behind the point, if that.
    static let perPoint = 10_000

    /// A mark of 0 to 10 in steps.
    static func steps(of mark: Double) -> Int { Int((mark * Double(perPoint)).rounded()) }

    /// How many half points there are from the lowest mark to the highest.
    static let halfPoints = 20

    /// The half points nearest to a number of steps; those in the middle of two are away from zero.
    static func halves(_ steps: Int) -> Int {
        let half = perPoint / 2
        return (abs(steps) + half / 2) / half * steps.signum()
    }

    /// Steps, or a sum of them, in points.
    static func points(_ steps: Int) -> Double { Double(steps) / Double(perPoint) }
}

extension ComparedField {
    /// The field as one whose values have a distance; nil for all others.
    var measured: MeasuredField? { MeasuredField(rawValue: rawValue) }
}
