public import CatalogCore

/// Facts of a source that leaves keys out at will, so that a missing key says nothing. Where a source's records
/// always have the same keys a missing one says that there is no value: read those through ``LossyFields``.
extension KeyedDecodingContainer {
    /// What the source says under a key: unknown where the key is missing or its value of another form,
    /// absent where it is null.
    public func fact<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Fact<Value> {
        lenient(Value.self, key).map(Fact.known) ?? factWithoutValue(key)
    }

    /// The text under a key: unknown where the key is missing or holds no text, absent where it holds null,
    /// nothing or nothing but white space.
    public func textFact(_ key: Key) -> Fact<String> {
        guard let text = lenient(String.self, key) else { return factWithoutValue(key) }
        return text.isBlank ? .absent : .known(text)
    }

    /// The number under a key, also where it is written as text: unknown where the key is missing or holds
    /// no number, absent where it holds null.
    public func numberFact(_ key: Key) -> Fact<Double> {
        lenientNumber(key).map(Fact.known) ?? factWithoutValue(key)
    }

    /// What a key says that holds no value of the wanted form.
    private func factWithoutValue<Value>(_ key: Key) -> Fact<Value> {
        contains(key) && isNull(key) ? .absent : .unknown
    }

    private func isNull(_ key: Key) -> Bool {
        (try? decodeNil(forKey: key)) ?? false
    }
}
