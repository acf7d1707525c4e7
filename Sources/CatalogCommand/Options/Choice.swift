internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore

/// Values of options that have names, with the nearest name for a misspelled one.
///
/// Messages stand behind "The value 'x' is invalid for '--option': " and are whole sentences.
enum Choice {
    /// Returns a parser for values of an enumeration.
    static func parsed<Value: RawRepresentable & CaseIterable & Sendable>(
        as type: Value.Type = Value.self
    ) -> @Sendable (String) throws -> Value where Value.RawValue == String, Value.AllCases: Sendable {
        let cases = Value.allCases
        return { text in
            if let value = cases.first(where: { $0.rawValue == text }) { return value }
            throw ValidationError(remedy(for: text, among: cases.map(\.rawValue)))
        }
    }

    /// Returns a parser for a whole number of at least `least`.
    static func number(atLeast least: Int) -> @Sendable (String) throws -> Int {
        { text in
            guard let number = Int(text), number >= least else {
                throw ValidationError("Write a whole number, \(least) or more.")
            }
            return number
        }
    }

    /// Reads text that says something.
    @Sendable static func text(_ text: String) throws -> String {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError("It must not be empty.")
        }
        return text
    }

    /// What to write in place of a name that is none.
    static func remedy(for text: String, among names: [String]) -> String {
        NearestName.nearest(to: text, among: names).map { "Did you mean '\($0)'?" }
            ?? "Choose one of: \(names.joined(separator: ", "))."
    }
}
