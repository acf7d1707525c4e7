public import CatalogCore

/// A record of which a bad field costs itself alone.
///
/// What ``LossyList`` is for the items of a list, this is for the fields of an item. A provider's wire type
/// makes one in its `init(from:)`, reads each field as a `Fact`, and keeps ``losses`` beside
/// them, so that what was left out can be reported. It is for records that always have the same keys: a missing
/// one says that there is no value.
public struct LossyFields<Key: CodingKey> {
    /// For each field that could not be read: where it stands and what was found, in reading order.
    public private(set) var losses: [String] = []

    private let container: KeyedDecodingContainer<Key>

    /// Opens a record. It fails only where there is no record.
    public init(_ decoder: any Decoder, keyedBy keys: Key.Type) throws {
        container = try decoder.container(keyedBy: keys)
    }

    /// The value of a field that the record is worthless without.
    ///
    /// - Throws: `DecodingError` where it is missing, null, of another form or blank text.
    public func required<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) throws -> Value {
        let value = try container.decode(Value.self, forKey: key)
        guard !Self.isBlank(value) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "blank")
        }
        return value
    }

    /// What a field says: absent where it is missing, null or blank text, unknown where it is of another form.
    public mutating func fact<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Fact<Value> {
        fact(key, as: Value.self) { $0 }
    }

    /// What a field means: as ``fact(_:as:)``, and unknown where `meaning` returns nil.
    ///
    /// - Parameters:
    ///   - key: The field.
    ///   - type: What the source writes it as.
    ///   - meaning: Turns the field's value into the catalog's; nil for a value that cannot be.
    public mutating func fact<Wire: Decodable, Value>(
        _ key: Key, as type: Wire.Type, _ meaning: (Wire) -> Value?
    ) -> Fact<Value> {
        let place = container.codingPath + [key]
        do {
            guard let wire = try container.decodeIfPresent(Wire.self, forKey: key), !Self.isBlank(wire) else {
                return .absent
            }
            if let value = meaning(wire) { return .known(value) }
            let found = Quotation.line(of: String(describing: wire), upTo: 80)
            losses.append("\(WireExplanation.place(place)) cannot be \(found)")
        } catch {
            losses.append(WireExplanation.words(for: error, at: place))
        }
        return .unknown
    }

    private static func isBlank(_ value: some Any) -> Bool {
        (value as? String)?.allSatisfy(\.isWhitespace) ?? false
    }
}
