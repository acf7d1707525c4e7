/// A JSON text whose spelling survives: the order of keys, the form of numbers, the escapes of strings.
///
/// Only the white space between tokens is lost. So a body written without any comes back byte for byte
/// from a file in which it stands laid out for people.
enum SpelledJSON: Sendable {
    /// Members in their order, names as they are spelled, with their quotes; a name may come twice.
    case object([(name: String, value: SpelledJSON)])
    case array([SpelledJSON])
    /// A string with its quotes, a number, `true`, `false` or `null`, as it is spelled.
    case token(String)

    /// A string token of this text.
    static func string(_ text: String) -> SpelledJSON { .token(quoted(text)) }

    /// The member of this name; nil where there is none, or this is no object.
    subscript(name: String) -> SpelledJSON? {
        guard case .object(let members) = self else { return nil }
        let quoted = SpelledJSON.quoted(name)
        return members.first { $0.name == quoted }?.value
    }

    /// A text in quotes, with the escapes that JSON demands and no others.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The text without any white space between tokens.
    var compact: String {
        var result = ""
        write(to: &result, indent: nil)
        return result
    }

    /// The text with a member or an item a line, indented by two spaces a level.
    var pretty: String {
        var result = ""
        write(to: &result, indent: 0)
        return result
    }

    private func write(to result: inout String, indent: Int?) {
        switch self {
        case .token(let spelling):
            result += spelling
        case .array(let items):
            SpelledJSON.write(items, "[", "]", to: &result, indent: indent) { item, result, indent in
                item.write(to: &result, indent: indent)
            }
        case .object(let members):
            SpelledJSON.write(members, "{", "}", to: &result, indent: indent) { member, result, indent in
                result += member.name
                result += indent == nil ? ":" : ": "
                member.value.write(to: &result, indent: indent)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item],
        _ open: String,
        _ close: String,
        to result: inout String,
        indent: Int?,
        item write: (Item, inout String, Int?) -> Void
    ) {
        result += open
        let inner = indent.map { $0 + 2 }
        for (index, item) in items.enumerated() {
            if index > 0 { result += "," }
            if let inner { result += "\n" + String(repeating: " ", count: inner) }
            write(item, &result, inner)
        }
        if let indent, !items.isEmpty { result += "\n" + String(repeating: " ", count: indent) }
        result += close
    }
}
