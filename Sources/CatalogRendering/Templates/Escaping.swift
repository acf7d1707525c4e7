internal import Mustache

/// How a value is put into what a template writes: as data that means itself and nothing else.
///
/// The engine's own HTML looks at whole characters, so that a quotation mark with an accent behind it passes
/// unescaped and ends an attribute. These look at every scalar, as the renderers do.
struct Escaping: MustacheContentType {
    /// What a template calls it: `{{% CONTENT_TYPE:HTML}}`.
    let name: String
    private let escape: @Sendable (String) -> String

    func escapeText(_ text: String) -> String { escape(text) }

    /// The escaping of a format.
    static func of(_ format: OutputFormat) -> Escaping {
        switch format {
        case .text: Escaping(name: "TEXT", escape: Sanitizer.line)
        case .json, .ndjson: Escaping(name: "JSON", escape: JSONEscaping.escaped)
        case .csv: Escaping(name: "CSV", escape: CSVWriter.field)
        case .markdown: Escaping(name: "MARKDOWN", escape: MarkdownText.block)
        case .html: Escaping(name: "HTML", escape: HTMLText.escaped)
        }
    }

    /// The first line of a template that is to use it.
    ///
    /// The engine begins every template and every partial with its own HTML, and knows others by name alone.
    var opening: String {
        Self.register
        return "{{% CONTENT_TYPE:\(name)}}\n"
    }

    /// Names all of them to the engine, once.
    private static let register: Void = {
        for escaping in OutputFormat.allCases.map(Escaping.of) {
            MustacheContentTypes.register(escaping, named: escaping.name)
        }
    }()
}
