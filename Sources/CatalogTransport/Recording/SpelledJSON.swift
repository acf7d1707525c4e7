/// A JSON text whose spelling survives: the order of keys, the form of numbers, the escapes of strings.
///
/// Only the white space between tokens is lost. So a body written without any comes back byte for byte
/// from a file in which it stands laid out for people.
enum SpelledJSON: Sendable {
    /// Members in their order, names as they are spelled, with their quotes; a name may come twice.
    case object([(name: ArraySlice<UInt8>, value: SpelledJSON)])
    case array([SpelledJSON])
    /// A string with its quotes, a number, `true`, `false` or `null`, as it is spelled.
    case token(ArraySlice<UInt8>)

    /// A string token of this text.
    static func string(_ text: String) -> SpelledJSON { .token(quoted(text)) }

    /// The member of this name; nil where there is none, or this is no object.
    subscript(name: String) -> SpelledJSON? {
        guard case .object(let members) = self else { return nil }
        let quoted = SpelledJSON.quoted(name)
        return members.first { $0.name == quoted }?.value
    }

    /// A text in quotes, with the escapes that JSON demands and no others.
    static func quoted(_ text: String) -> ArraySlice<UInt8> {
        var result = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += "\\n".utf8
            case 0x0D: result += "\\r".utf8
            case 0x09: result += "\\t".utf8
            case 0..<0x20: result += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return result[...]
    }

    /// The text without any white space between tokens, in UTF-8.
    var compact: [UInt8] {
        var result: [UInt8] = []
        write(to: &result, indent: nil)
        return result
    }

    /// The text with a member or an item a line, indented by two spaces a level, in UTF-8.
    var pretty: [UInt8] {
        var result: [UInt8] = []
        write(to: &result, indent: 0)
        return result
    }

    private func write(to result: inout [UInt8], indent: Int?) {
        let inner = indent.map { $0 + 2 }
        switch self {
        case .token(let spelling):
            result += spelling
        case .array(let items):
            result.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                Self.separate(index, in: &result, indent: inner)
                item.write(to: &result, indent: inner)
            }
            if !items.isEmpty { Self.breakLine(in: &result, indent: indent) }
            result.append(UInt8(ascii: "]"))
        case .object(let members):
            result.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                Self.separate(index, in: &result, indent: inner)
                result += member.name
                result.append(UInt8(ascii: ":"))
                if indent != nil { result.append(UInt8(ascii: " ")) }
                member.value.write(to: &result, indent: inner)
            }
            if !members.isEmpty { Self.breakLine(in: &result, indent: indent) }
            result.append(UInt8(ascii: "}"))
        }
    }

    private static func separate(_ index: Int, in result: inout [UInt8], indent: Int?) {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        breakLine(in: &result, indent: indent)
    }

    private static func breakLine(in result: inout [UInt8], indent: Int?) {
        guard let indent else { return }
        result.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { result.append(UInt8(ascii: " ")) }
    }
}
