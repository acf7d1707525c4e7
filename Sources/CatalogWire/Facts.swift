public import CatalogCore

/// Facts of a source that leaves keys out at will, so that a missing key says nothing. Where a source's records
/// always have the same keys a missing one says that there is no value: read those through ``LossyFields``.
extension KeyedDecodingContainer {
    /// What the source says under a key: unknown where the key is missing or its value of another form,
    /// absent where it is null.
    public func fact<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Fact<Value> {
        guard contains(key) else { return .unknown }
        if let value = lenient(Value.self, key) { return .known(value) }
        return isNull(key) ? .absent : .unknown
    }

    /// The text under a key: unknown where the key is missing or holds no text, absent where it holds null,
    /// nothing or nothing but white space.
    public func textFact(_ key: Key) -> Fact<String> {
        let text = fact(String.self, key)
        if case .known(let text) = text, text.allSatisfy(\.isWhitespace) { return .absent }
        return text
    }

    /// The number under a key, also where it is written as text: unknown where the key is missing or holds
    /// no number, absent where it holds null.
    public func numberFact(_ key: Key) -> Fact<Double> {
        guard contains(key) else { return .unknown }
        if let number = lenientNumber(key) { return .known(number) }
        return isNull(key) ? .absent : .unknown
    }

    private func isNull(_ key: Key) -> Bool {
        (try? decodeNil(forKey: key)) ?? false
    }
}
