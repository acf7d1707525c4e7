/// A piece of compact JSON, cut out of a larger one and put together anew, but never parsed into values.
///
/// So what the sample computes keeps the recorded bytes, every number and every `null` as it was written,
/// and costs next to nothing. It relies on the form of the exchanges: valid, without white space between
/// tokens, without escapes in member names.
struct JSONText: Hashable, Sendable {
    /// The piece itself.
    let bytes: ArraySlice<UInt8>

    /// Takes bytes that are one JSON value.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// A text without anything to escape, as a JSON string.
    init(unescaped text: String) {
        self.init(Array("\"\(text)\"".utf8)[...])
    }

    /// A whole number.
    init(_ number: Int) {
        self.init(Array(String(number).utf8)[...])
    }

    /// `true` or `false`.
    init(_ truth: Bool) {
        self.init(Array(String(truth).utf8)[...])
    }

    /// An array of these elements.
    init(array elements: some Sequence<JSONText>) {
        self.init(Self.joined(elements.map(\.bytes), between: "[", and: "]"))
    }

    /// An object of these members, sorted by name as in the exchanges.
    init(object members: [String: JSONText]) {
        let members = members.sorted { $0.key < $1.key }.map { Array("\"\($0.key)\":".utf8) + $0.value.bytes }
        self.init(Self.joined(members.map { $0[...] }, between: "{", and: "}"))
    }

    /// An empty array.
    static var emptyArray: JSONText { JSONText(array: []) }

    /// The `null` of JSON.
    static var null: JSONText { JSONText(Array("null".utf8)[...]) }
}

extension JSONText {
    /// The elements of an array, in their order.
    var elements: [JSONText] {
        pieces.map { JSONText($0) }
    }

    /// The members of an object by name.
    var members: [String: JSONText] {
        Dictionary(
            pieces.compactMap { piece in
                guard let end = piece.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                let name = String(decoding: piece[(piece.startIndex + 1)..<end], as: UTF8.self)
                return (name, JSONText(piece[(end + 2)...]))
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// The text of a string that holds no escapes, as titles, names and ids do not; nil for anything else.
    var string: String? {
        guard bytes.first == UInt8(ascii: "\""), bytes.count >= 2 else { return nil }
        return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    }

    /// A number; nil for anything else.
    var number: Double? {
        Double(String(decoding: bytes, as: UTF8.self))
    }

    /// A whole number; nil for anything else.
    var integer: Int? {
        Int(String(decoding: bytes, as: UTF8.self))
    }

    /// What stands between the outermost brackets, cut at the commas that belong to them.
    ///
    /// Plain indices and numbers, because this goes over the whole sample and must be quick in a debug build,
    /// too.
    private var pieces: [ArraySlice<UInt8>] {
        guard bytes.count > 2 else { return [] }
        var pieces: [ArraySlice<UInt8>] = []
        let end = bytes.endIndex - 1
        var start = bytes.startIndex + 1
        var depth = 0
        var isInString = false
        var index = start
        while index < end {
            switch bytes[index] {
            case 0x5C: index += 1  // \ and what it escapes; it stands in strings only
            case 0x22: isInString.toggle()  // "
            case _ where isInString: break
            case 0x5B, 0x7B: depth += 1  // [ {
            case 0x5D, 0x7D: depth -= 1  // ] }
            case 0x2C where depth == 0:  // ,
                pieces.append(bytes[start..<index])
                start = index + 1
            default: break
            }
            index += 1
        }
        pieces.append(bytes[start..<end])
        return pieces
    }

    /// The pieces with commas between them, in brackets.
    private static func joined(
        _ pieces: [ArraySlice<UInt8>], between open: String, and close: String
    ) -> ArraySlice<UInt8> {
        var result = Array(open.utf8)
        for (index, piece) in pieces.enumerated() {
            if index > 0 { result.append(0x2C) }
            result += piece
        }
        result += close.utf8
        return result[...]
    }
}
