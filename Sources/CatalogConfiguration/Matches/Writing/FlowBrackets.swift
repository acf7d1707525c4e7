/// What stands between the brackets of a list or a mapping that is written in brackets.
struct FlowBrackets {
    /// The last of what stands there.
    enum Last {
        /// Nothing stands there.
        case nothing
        /// An item.
        case item
        /// A comma behind the last item.
        case comma
    }

    /// What the content ends with.
    let last: Last
    /// The index behind the last item or comma; behind the opening bracket where there is neither.
    let end: Int
    /// The index of the closing bracket.
    let closing: Int

    /// Finds the closing bracket of the one at an index; nil where there is none.
    ///
    /// The text is YAML: quotes, comments and inner brackets are in order.
    init?(openingAt opening: Int, in scalars: [Unicode.Scalar]) {
        var depth = 0
        var last = opening
        var index = opening
        // A quotation mark begins a quotation only where a value begins: it's in the middle of this text.
        var isAtValue = true
        while index < scalars.count {
            let scalar = scalars[index]
            var end = index
            switch scalar {
            case "[", "{":
                depth += 1
                isAtValue = true
            case "]", "}":
                depth -= 1
                if depth == 0 {
                    self.last = last == opening ? .nothing : scalars[last] == "," ? .comma : .item
                    self.end = last + 1
                    self.closing = index
                    return
                }
                isAtValue = false
            case ",": isAtValue = true
            case "\"" where isAtValue, "'" where isAtValue:
                end = Self.end(ofQuotationAt: index, in: scalars)
                isAtValue = false
            case "#" where isAtValue || scalars[index - 1].properties.isWhitespace:
                while index < scalars.count, !scalars.endsLine(index) { index += 1 }
                index += 1
                continue
            case ":":
                isAtValue =
                    isAtValue || index + 1 < scalars.count && scalars[index + 1].properties.isWhitespace
            default:
                if scalar.properties.isWhitespace {
                    index += 1
                    continue
                }
                isAtValue = false
            }
            last = end
            index = end + 1
        }
        return nil
    }

    /// The index of the mark that ends a quotation; the last index of the text where there is none.
    private static func end(ofQuotationAt start: Int, in scalars: [Unicode.Scalar]) -> Int {
        let mark = scalars[start]
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == "\\", mark == "\"" {
                index += 2
            } else if scalars[index] == mark {
                // Two single quotes are one in the text.
                guard mark == "'", index + 1 < scalars.count, scalars[index + 1] == mark else { return index }
                index += 2
            } else {
                index += 1
            }
        }
        return scalars.count - 1
    }
}
