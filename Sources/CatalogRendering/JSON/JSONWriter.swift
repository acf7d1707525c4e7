internal import CatalogMerger

/// Writes JSON as it goes, with keys in the order in which they are given.
///
/// Foundation's encoder can sort keys or shuffle them, and builds the whole document first. Here the order
/// is the contract's, and a document of any size passes through one chunk. What is written is well formed as
/// long as members are written inside ``object(_:)`` and elements inside ``array(_:_:)``.
///
/// What is written for a template becomes a value in place of text.
struct JSONWriter {
    /// How a document is laid out.
    enum Layout {
        /// One member or element a line, two spaces deeper at each level.
        case indented
        /// No space and no line break anywhere.
        case compact
    }

    /// Where it goes.
    private enum Target {
        case text(ChunkedOutput, Layout)
        case value(TemplateBuilder)
    }

    private let target: Target
    private var depth = 0
    /// Whether the object or array that is open has no member or element yet.
    private var isEmpty = true

    init(output: ChunkedOutput, layout: Layout) {
        target = .text(output, layout)
    }

    init(builder: TemplateBuilder) {
        target = .value(builder)
    }

    /// Writes one value as a whole document, indented and with a line break at its end.
    static func writeDocument(_ value: some JSONValue, to output: ChunkedOutput) {
        var json = JSONWriter(output: output, layout: .indented)
        value.write(to: &json)
        output.write("\n")
    }

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclose("{", "}", body)
    }

    /// Writes an array with an element for each of `elements`, in their order.
    mutating func array<Element>(
        _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
    ) {
        enclose("[", "]") { json in
            for element in elements {
                if case .text(let output, let layout) = json.target { output.write(json.separator(layout)) }
                write(&json, element)
            }
        }
    }

    /// Writes an array of compared movies, on all cores where it becomes text.
    mutating func array(_ movies: ComparedMovies) {
        guard case .text(let output, let layout) = target else {
            return array(movies) { $1.write(to: &$0) }
        }
        enclose("[", "]") { json in
            let depth = json.depth
            let isAny = output.writePieces(of: movies, separator: ",") { movies, output in
                var piece = JSONWriter(output: output, layout: layout)
                piece.depth = depth
                for movie in movies {
                    output.write(piece.separator(layout))
                    movie.write(to: &piece)
                }
            }
            json.isEmpty = !isAny
        }
    }

    /// Writes one member of the object that is open.
    mutating func member(_ key: String, _ value: some JSONValue) {
        member(key) { value.write(to: &$0) }
    }

    /// Writes one member of the object that is open, whose value `write` writes.
    ///
    /// - Parameter key: A word of ours or a provider's name: nothing in it must be escaped.
    mutating func member(_ key: String, _ write: (inout JSONWriter) -> Void) {
        switch target {
        case .text(let output, let layout):
            output.write(separator(layout), quoted: key, layout == .indented ? ": " : ":")
        case .value(let builder):
            builder.name(key)
        }
        write(&self)
    }

    /// Writes `null`.
    mutating func null() { write("null", as: .null) }

    /// Writes a truth value.
    mutating func bool(_ value: Bool) { write(value ? "true" : "false", as: .flag(value)) }

    /// Writes a whole number.
    mutating func whole(_ number: Int) { write(String(number), as: .whole(number)) }

    /// Writes a number in the shortest form that reads back the same; one that JSON does not have as `null`.
    mutating func decimal(_ number: Double) {
        guard let text = ShortestDecimal.text(of: number) else { return null() }
        write(text, as: .text(text))
    }

    /// Writes a string.
    mutating func string(_ text: String) {
        switch target {
        case .text(let output, _): output.write("", quoted: JSONEscaping.escaped(text), "")
        case .value(let builder): builder.add(.text(text))
        }
    }

    /// - Parameter value: What a template sees in place of the text.
    private func write(_ text: String, as value: @autoclosure () -> TemplateValue) {
        switch target {
        case .text(let output, _): output.write(text)
        case .value(let builder): builder.add(value())
        }
    }

    private mutating func enclose(_ opening: String, _ closing: String, _ body: (inout JSONWriter) -> Void) {
        switch target {
        case .text(let output, let layout):
            output.write(opening)
            let wasEmpty = isEmpty
            isEmpty = true
            depth += 1
            body(&self)
            depth -= 1
            if !isEmpty, layout == .indented { output.write(lineBreak(behind: "")) }
            isEmpty = wasEmpty
            output.write(closing)
        case .value(let builder):
            opening == "{" ? builder.openObject() : builder.openList()
            body(&self)
            builder.close()
        }
    }

    /// What stands in front of a member or an element of what is open, of which there is one from now on.
    private mutating func separator(_ layout: Layout) -> String {
        let comma = isEmpty ? "" : ","
        isEmpty = false
        return layout == .indented ? lineBreak(behind: comma) : comma
    }

    private func lineBreak(behind mark: String) -> String {
        guard depth < Self.lineBreaks.count else { return mark + Self.lineBreak(depth) }
        return mark.isEmpty ? Self.lineBreaks[depth] : Self.commaBreaks[depth]
    }

    private static func lineBreak(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }

    /// The line breaks of the depths that there usually are, alone and behind a comma.
    private static let lineBreaks = (0..<16).map(lineBreak)
    private static let commaBreaks = lineBreaks.map { "," + $0 }
}

/// What knows how it stands in JSON.
protocol JSONValue {
    /// Writes the whole value.
    func write(to json: inout JSONWriter)
}
