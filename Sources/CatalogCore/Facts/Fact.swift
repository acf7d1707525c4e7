/// What one provider says about one field of a movie.
///
/// "There is none" and "nobody could say" are different answers: the first fills a report with a dash,
/// the second with the name of whoever should be asked.
public enum Fact<Value> {
    /// The provider gave this value.
    case known(Value)
    /// The provider knows that there is no value.
    case absent
    /// The provider was not asked, cannot say, or failed.
    case unknown

    /// Takes what a source that was asked gave: nil means it has none.
    public init(_ value: Value?) {
        self = value.map(Fact.known) ?? .absent
    }

    /// The value, where there is one.
    public var value: Value? {
        if case .known(let value) = self { value } else { nil }
    }

    /// Whether nobody could say.
    public var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// The same fact about something computed from the value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
        switch self {
        case .known(let value): .known(transform(value))
        case .absent: .absent
        case .unknown: .unknown
        }
    }

    /// This fact where it says more than `other`: known before absent before unknown.
    public func or(_ other: @autoclosure () -> Self) -> Self {
        switch self {
        case .known:
            return self
        case .absent:
            let other = other()
            return other.value == nil ? .absent : other
        case .unknown:
            return other()
        }
    }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
extension Fact: Sendable where Value: Sendable {}
