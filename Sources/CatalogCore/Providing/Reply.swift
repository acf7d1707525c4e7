public import struct Foundation.Date

/// What a provider returns: a value, what is missing from it, and how old it is.
public struct Reply<Value> {
    /// The answer; complete but for what `problems` name.
    public var value: Value
    /// What was left out on the way, such as an item that could not be read; empty for a whole answer.
    public var problems: [Problem]
    /// When the source said so, as the exchange itself tells; nil where it does not. Never the clock.
    public var asOf: Date?
    /// Whether an older answer stands in for one that the source could not give now.
    public var isStale: Bool

    /// Makes a reply.
    public init(_ value: Value, problems: [Problem] = [], asOf: Date? = nil, isStale: Bool = false) {
        self.value = value
        self.problems = problems
        self.asOf = asOf
        self.isStale = isStale
    }

    /// The same reply about something computed from the value.
    public func map<Other>(_ transform: (Value) -> Other) -> Reply<Other> {
        Reply<Other>(transform(value), problems: problems, asOf: asOf, isStale: isStale)
    }
}

extension Reply: Equatable where Value: Equatable {}
extension Reply: Sendable where Value: Sendable {}
