/// One value, or what was found in its place. Decoding it never fails, so that what is around it is read.
///
/// An array of these is a list of which a bad item costs itself alone, and keeps its place. A provider that
/// wants only the good items reads a ``LossyList``.
public struct Attempt<Value: Decodable>: Decodable {
    /// The value, or the error of `JSONDecoder`'s.
    let outcome: Result<Value, any Error>
    /// The keys that lead to a value that could not be read; not collected where it could, since that takes time.
    let place: [any CodingKey]

    /// Tries to read a value.
    public init(from decoder: any Decoder) {
        do {
            outcome = .success(try Value(from: decoder))
            place = []
        } catch {
            outcome = .failure(error)
            place = decoder.codingPath
        }
    }

    /// The value; nil where it could not be read.
    public var value: Value? { try? outcome.get() }

    /// Why there is no value, naming places inside of it (`'id' is missing`); nil where there is one.
    public var found: String? {
        switch outcome {
        case .success: nil
        case .failure(let error): WireExplanation.words(for: error, at: place, below: place.count)
        }
    }
}

extension Attempt: Sendable where Value: Sendable {}
