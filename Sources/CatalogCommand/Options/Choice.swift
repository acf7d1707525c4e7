internal import ArgumentParser
internal import CatalogConfiguration
internal import Foundation

/// Values of options that have names, with the nearest name for a misspelled one.
enum Choice {
    /// Returns a parser for values of an enumeration.
    ///
    /// - Parameter what: What the values are, as in "is not a list".
    static func parsed<Value: RawRepresentable & CaseIterable & Sendable>(
        _ what: String, as type: Value.Type = Value.self
    ) -> @Sendable (String) throws -> Value where Value.RawValue == String, Value.AllCases: Sendable {
        let cases = Value.allCases
        return { text in
            if let value = cases.first(where: { $0.rawValue == text }) { return value }
            throw ValidationError(unknown(text, what, names: cases.map(\.rawValue)))
        }
    }

    /// Returns a parser for a whole number of at least `least`.
    static func number(atLeast least: Int) -> @Sendable (String) throws -> Int {
        { text in
            guard let number = Int(text), number >= least else {
                throw ValidationError("expects a whole number of at least \(least), not '\(text)'.")
            }
            return number
        }
    }

    /// The words for a name that is none.
    static func unknown(_ text: String, _ what: String, names: [String]) -> String {
        "'\(text)' is not \(what)."
            + (nearest(to: text, among: names).map { " Did you mean '\($0)'?" }
                ?? " Choose one of: \(names.joined(separator: ", ")).")
    }

    /// The name that was probably meant.
    static func nearest(to text: String, among names: [String]) -> String? {
        NearestName.nearest(to: text, among: names)
    }
}
