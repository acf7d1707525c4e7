internal import Yams

/// A YAML text on its way through the parser, with what the parser must not see disguised.
///
/// Yams resolves aliases while it parses, and hashes every key as deep as it goes, keys within keys (`? `)
/// too: a file of ten lines can keep it busy for years. And it ends at the first mapping with a duplicate
/// key, pointing at the first of the two. (Nor is it given `%TAG`, each of which it compares with all those
/// before: tags are not supported anyhow.) So what begins an alias or a nested key, and the first letter of a
/// key that comes again, is replaced by a character of Unicode's private use before the text is parsed: one
/// scalar for one, so that every line and column stays true. ``restored(_:)`` turns the characters back.
struct YAMLSource {
    /// What an alias begins with, in disguise.
    private static let star: Unicode.Scalar = "\u{F0000}"
    /// What a nested key begins with, in disguise.
    private static let question: Unicode.Scalar = "\u{F0001}"

    private var scalars: [Unicode.Scalar]
    /// Where the text ends: the position behind its last character.
    private var end = FilePosition(line: 1, column: 1)
    /// What each disguise stands for.
    private var disguised: [Unicode.Scalar: Unicode.Scalar] = [star: "*", question: "?"]

    /// Takes a text; a byte order mark at its beginning is dropped.
    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        end = position(of: scalars.count)
    }

    /// Parses the text; nil where there is nothing in it but comments and white space.
    ///
    /// Keys may stand twice in a mapping of the result, and aliases are texts; see ``alias(_:)``.
    mutating func root() throws(YAMLFailure) -> Node? {
        if let index = scalars.firstIndex(where: Self.isForbidden) {
            throw YAMLFailure(.yaml(.forbiddenCharacter(scalars[index].value)), at: position(of: index))
        }
        if let index = scalars.indices.first(where: beginsTagDirective) {
            throw YAMLFailure(.yaml(.tag("%TAG")), at: position(of: index))
        }
        disguiseIndicators()
        for _ in 0..<mostDuplicates {
            do {
                return try parsed()
            } catch YamlError.duplicatedKeysInMapping(_, let context) {
                guard setApartKey(at: position(of: context.mark)) else { break }
            } catch {
                throw YAMLFailure(error, in: self)
            }
        }
        // Too many, or a key that has no letter: the parser's own message has to do.
        do {
            return try parsed()
        } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
            throw YAMLFailure(
                .duplicateKey(restored(keys.first ?? ""), under: nil), at: position(of: context.mark))
        } catch {
            throw YAMLFailure(error, in: self)
        }
    }

    /// How many keys are set apart: sixteen, and fewer in a text so large that parsing it once for each would
    /// take seconds.
    private var mostDuplicates: Int {
        max(1, min(16, (1 << 18) / max(1, scalars.count)))
    }

    private func parsed() throws -> Node? {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        // The basic resolver leaves every scalar a text, so that `no` is not a truth value.
        return try Yams.compose(yaml: String(text), .basic, .default, .utf8)
    }

    /// A text of the parser's as it stands in the file.
    func restored(_ text: String) -> String {
        // Every disguise begins with this byte, and hardly any text holds it.
        guard text.utf8.contains(0xF3) else { return text }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text.unicodeScalars.map { disguised[$0] ?? $0 })
        return String(result)
    }

    /// The name of the alias that a scalar is; nil for every other scalar.
    func alias(_ scalar: Node.Scalar) -> String? {
        guard scalar.style == .plain, scalar.string.unicodeScalars.first == Self.star else { return nil }
        return String(restored(scalar.string).dropFirst())
    }

    /// Disguises what would begin an alias or a nested key, wherever it stands.
    private mutating func disguiseIndicators() {
        for index in scalars.indices {
            if scalars[index] == "*" {
                scalars[index] = Self.star
            } else if scalars[index] == "?" {
                let next = index + 1 < scalars.count ? scalars[index + 1] : " "
                if next.properties.isWhitespace { scalars[index] = Self.question }
            }
        }
    }

    /// Whether a scalar is the first one of a line that begins with `%TAG`.
    private func beginsTagDirective(_ index: Int) -> Bool {
        scalars[index] == "%" && (index == 0 || endsLine(index - 1))
            && scalars[index...].starts(with: "%TAG".unicodeScalars)
    }

    /// Disguises the first letter of the key at a position; false where no letter of a key is there.
    private mutating func setApartKey(at position: FilePosition) -> Bool {
        guard var index = index(of: position) else { return false }
        if scalars[index] == "\"" || scalars[index] == "'" { index += 1 }
        guard scalars.indices.contains(index), scalars[index].properties.isAlphabetic,
            let disguise = Unicode.Scalar(Self.star.value + UInt32(disguised.count))
        else { return false }
        disguised[disguise] = scalars[index]
        scalars[index] = disguise
        return true
    }

    /// Whether YAML, or our use of the private characters, leaves no room for a character.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...0xEFFFF: false
        default: true
        }
    }
}

// MARK: - Positions

extension YAMLSource {
    /// The position that the parser marks, but no farther than the end of the text: what the parser misses
    /// there it marks in the line behind, which a text without a line break at its end does not have.
    func position(of mark: Mark?) -> FilePosition {
        guard let mark else { return FilePosition(line: 1, column: 1) }
        return min(FilePosition(line: mark.line, column: mark.column), end)
    }

    /// Whether a tab stands at a position.
    func isTab(at position: FilePosition) -> Bool {
        index(of: position).map { scalars[$0] == "\t" } ?? false
    }

    /// The position of a scalar, counted as the parser counts.
    private func position(of wanted: Int) -> FilePosition {
        var (line, start) = (1, 0)
        for index in scalars.indices.prefix(wanted) where endsLine(index) {
            (line, start) = (line + 1, index + 1)
        }
        return FilePosition(line: line, column: wanted - start + 1)
    }

    /// The index of the scalar at a position; nil where the text has ended.
    private func index(of position: FilePosition) -> Int? {
        var (line, start) = (1, 0)
        for index in scalars.indices where line < position.line && endsLine(index) {
            (line, start) = (line + 1, index + 1)
        }
        let index = start + position.column - 1
        return line == position.line && scalars.indices.contains(index) ? index : nil
    }

    private func endsLine(_ index: Int) -> Bool { scalars.endsLine(index) }
}

extension [Unicode.Scalar] {
    /// Whether a scalar is the last one of its line, as YAML counts lines; of CR LF it is the LF.
    func endsLine(_ index: Int) -> Bool {
        switch self[index] {
        case "\n", "\u{85}", "\u{2028}", "\u{2029}": true
        case "\r": index + 1 == endIndex || self[index + 1] != "\n"
        default: false
        }
    }
}
