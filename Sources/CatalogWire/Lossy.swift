/// A list of which a bad item costs itself alone.
public struct LossyList<Element: Decodable>: Decodable {
    /// The items that could be read, in their order.
    public var items: [Element]
    /// The items that could not, in their order.
    public var losses: [Loss]

    /// An item that could not be read.
    public struct Loss: Hashable, Sendable {
        /// Its place in the list, 0 first.
        public let index: Int
        /// What was found there, with its place in the whole body: `'movies[2].year' is not a number`.
        public let found: String
        /// What was found there, with its place in the item: `'year' is not a number`.
        public let foundInside: String
    }

    /// Reads a list item by item. It fails only where there is no list.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        items = []
        items.reserveCapacity(container.count ?? 0)
        losses = []
        while !container.isAtEnd {
            let index = container.currentIndex
            do {
                items.append(try container.decode(Element.self))
            } catch {
                // The container stands where it stood; this reads past the item, and remembers what it held.
                let attempt = try container.decode(Attempt<Element>.self)
                switch attempt.outcome {
                case .success(let item): items.append(item)
                case .failure(let error):
                    losses.append(
                        Loss(
                            index: index, found: WireExplanation.words(for: error, at: attempt.place),
                            foundInside: attempt.found ?? ""))
                }
            }
        }
    }
}

extension LossyList: Sendable where Element: Sendable {}

extension KeyedDecodingContainer {
    /// The value of a key, or nil where it is missing, null or of another form.
    ///
    /// For fields a movie can do without: a runtime that is a word costs the runtime, not the movie.
    public func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    /// The text of a key; as the general form, and faster: a decoder knows texts and numbers by themselves.
    public func lenient(_ type: String.Type, _ key: Key) -> String? {
        (try? decodeIfPresent(String.self, forKey: key)) ?? nil
    }

    /// The number of a key; as the general form, and faster.
    public func lenient(_ type: Double.Type, _ key: Key) -> Double? {
        (try? decodeIfPresent(Double.self, forKey: key)) ?? nil
    }

    /// The whole number of a key; as the general form, and faster.
    public func lenient(_ type: Int.Type, _ key: Key) -> Int? {
        (try? decodeIfPresent(Int.self, forKey: key)) ?? nil
    }

    /// A number that some sources write as text.
    public func lenientNumber(_ key: Key) -> Double? {
        let number = lenient(Double.self, key) ?? lenient(String.self, key).flatMap { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A text; nil where it is empty or nothing but white space.
    public func lenientText(_ key: Key) -> String? {
        lenient(String.self, key).flatMap { $0.isBlank ? nil : $0 }
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        // Most texts begin with a letter, and asking what a character is takes long.
        if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}
