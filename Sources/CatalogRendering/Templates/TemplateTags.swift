/// The tags of a Mustache template, in their order, with the lines they stand on.
///
/// The engine keeps what it has parsed to itself, and of a section that is never closed it knows no more than
/// that the text has ended. This finds which one, and which partials are asked for.
struct TemplateTags {
    /// One tag: `{{#movies}}` has the sigil `#` and the name `movies`.
    struct Tag: Hashable {
        let sigil: Character?
        let name: String
        let line: Int
    }

    /// The tags, but for comments and changes of delimiters.
    let tags: [Tag]

    init(_ text: String) {
        var tags: [Tag] = []
        var (opening, closing) = ("{{", "}}")
        var rest = text[...]
        var line = 1
        while let start = rest.firstRange(of: opening) {
            line += Self.lines(in: rest[..<start.lowerBound])
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: closing) else { break }
            let inside = rest[..<end.lowerBound]
            switch inside.first {
            case "!": break
            case "=":
                let delimiters = inside.dropFirst().dropLast().split(whereSeparator: \.isWhitespace)
                if delimiters.count == 2 {
                    (opening, closing) = (String(delimiters[0]), String(delimiters[1]))
                }
            case let sigil:
                let isSigil = sigil.map { "#^/><$&{%".contains($0) } ?? false
                let name = inside.dropFirst(isSigil ? 1 : 0).filter { !$0.isWhitespace }
                tags.append(Tag(sigil: isSigil ? sigil : nil, name: name, line: line))
            }
            line += Self.lines(in: inside)
            rest = rest[end.upperBound...]
        }
        self.tags = tags
    }

    /// The partials that are asked for by name, each once, where they are asked for first.
    var partials: [Tag] {
        var seen: Set<String> = []
        return tags.filter { tag in
            (tag.sigil == ">" || tag.sigil == "<") && !tag.name.hasPrefix("*")
                && seen.insert(tag.name).inserted
        }
    }

    /// The section that is opened last of those that are never closed; nil where all are closed in order.
    var unclosed: Tag? {
        var open: [Tag] = []
        for tag in tags {
            switch tag.sigil {
            case "#", "^", "<", "$": open.append(tag)
            case "/":
                guard open.last?.name == tag.name else { return open.last }
                open.removeLast()
            case _: break
            }
        }
        return open.last
    }

    private static func lines(in text: Substring) -> Int {
        text.utf8.reduce(into: 0) { count, byte in if byte == UInt8(ascii: "\n") { count += 1 } }
    }
}
