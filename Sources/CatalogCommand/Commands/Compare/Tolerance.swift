internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogMerger

/// A tolerance as the user writes it: `release_date=7d`, `rating=0.5`, `runtime_minutes=2min`.
struct Tolerance: Hashable {
    /// The field.
    let field: MeasuredField
    /// The distance in the field's unit, 0 or more.
    let amount: Double

    /// Reads a field, `=` and an amount. Messages stand behind "The value 'x' is invalid for '--tolerance': ".
    @Sendable init(_ text: String) throws {
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard halves.count == 2 else {
            throw ValidationError("Write a field and an amount, as in release_date=7d.")
        }
        guard let field = MeasuredField(rawValue: halves[0]) else {
            throw ValidationError(Self.remedy(for: halves[0]))
        }
        guard let amount = field.amount(halves[1]) else { throw ValidationError(field.advice) }
        self.field = field
        self.amount = amount
    }

    private static func remedy(for name: String) -> String {
        let measured = MeasuredField.allCases.map(\.rawValue)
        guard ComparedField(rawValue: name) != nil else { return Choice.remedy(for: name, among: measured) }
        return
            "There is no distance between two values of \(name); there is for \(measured.joined(separator: ", "))."
    }
}

extension MeasuredField {
    /// An amount with or without a unit; nil for what is none.
    fileprivate func amount(_ text: String) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(digits.count)
        guard let number = Double(digits), number.isFinite, number == number.rounded() || !isWhole,
            let factor = units.first(where: { $0.name == unit })?.factor
        else { return nil }
        return number * factor
    }

    /// Whether there is nothing between one step and the next.
    private var isWhole: Bool {
        switch self {
        case .rating: false
        case .year, .releaseDate, .runtimeMinutes, .revenueUSD: true
        }
    }

    /// The units that an amount may have, and how many of the field's own each is.
    private var units: [(name: String, factor: Double)] {
        switch self {
        case .year: [("", 1), ("y", 1)]
        case .releaseDate: [("", 1), ("d", 1), ("w", 7)]
        case .runtimeMinutes: [("", 1), ("m", 1), ("min", 1)]
        case .rating, .revenueUSD: [("", 1)]
        }
    }

    /// What to write.
    fileprivate var advice: String {
        switch self {
        case .year: "Write a whole number of years, as in year=1."
        case .releaseDate: "Write a whole number of days or weeks, as in release_date=7d or release_date=2w."
        case .runtimeMinutes: "Write a whole number of minutes, as in runtime_minutes=2."
        case .rating: "Write a number of points of ten, as in rating=0.5."
        case .revenueUSD: "Write a whole number of dollars, as in revenue_usd=1000000."
        }
    }
}
