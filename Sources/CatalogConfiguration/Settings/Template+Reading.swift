extension Template {
    /// Reads `${NAME}`, `${NAME:-default}` and `$$` (one dollar); everything else stands for itself.
    ///
    /// Other forms that a shell knows are refused rather than passed on, so that none is taken for text.
    init(reading text: String) throws(TemplateFault) {
        var parts: [Part] = []
        var literal = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            literal += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            switch rest.first {
            case "$":
                literal += "$"
                rest = rest.dropFirst()
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(try Self.variable(rest[..<end].dropFirst()))
                rest = rest[end...].dropFirst()
            default: throw .loneDollar
            }
        }
        literal += rest
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.init(parts: parts)
    }

    /// Reads what stands between `${` and `}`.
    private static func variable(_ text: Substring) throws(TemplateFault) -> Part {
        let name = String(text.prefix { isNameCharacter($0) })
        let tail = text.dropFirst(name.count)
        // A token pasted where its variable's name belongs can be a name by its letters, but not by its case.
        let isToken = Excerpt.looksLikeToken(name) && name.contains(where: \.isLowercase)
        guard let first = name.first, !first.isNumber, !isToken else {
            throw .badName(String(text.prefix { $0 != ":" }))
        }
        if tail.isEmpty { return .variable(name, default: nil) }
        guard tail.hasPrefix(":-") else { throw .unknownForm(name: name) }
        let fallback = tail.dropFirst(2)
        let dollars = fallback.replacing("$$", with: "")
        guard !dollars.contains("${") else { throw .variableInDefault(name: name) }
        guard !dollars.contains("$") else { throw .loneDollar }
        return .variable(name, default: fallback.replacing("$$", with: "$").description)
    }

    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}
