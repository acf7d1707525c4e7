package import CatalogMerger
internal import Mustache

/// A Mustache template of the user's, over the value that JSON shows.
///
///     {{#groups}}
///     ## {{key}}
///     {{#movies}}
///     - {{title}}{{#rating}}, {{value}}{{/rating}}
///     {{/movies}}
///     {{/groups}}
///
/// Names are the keys of JSON, and a name that an object lacks is looked for in those around it. What is null is
/// neither written nor a section. Values are escaped for the format that the template is for; `{{{name}}}` is
/// written as it is.
package struct UserTemplate: Sendable {
    private let template: MustacheTemplate
    private let library: MustacheLibrary

    /// Reads a template and the partials that it asks for.
    ///
    /// - Parameters:
    ///   - file: What the file is called. Without a format its inner extension says how values are escaped:
    ///     `page.html.mustache`, also without `.mustache`. One that says nothing is plain text.
    ///   - format: What the template is for; nil leaves that to the name of the file.
    ///   - partial: The text of a partial, and what its file is called; nil where there is none of that name.
    /// - Throws: ``TemplateFault`` for what is no template, asks for a partial that is not there, or includes
    ///   itself; and what `partial` throws.
    package init(
        file: String, text: String, format: OutputFormat?,
        partial: @escaping (String) throws -> (file: String, text: String)?
    ) throws {
        let escaping = Escaping.of(format ?? Self.format(ofFile: file) ?? .text)
        var reading = TemplateReading(escaping: escaping, partial: partial)
        template = try reading.template(text, file: file)
        library = MustacheLibrary(templates: reading.partials)
    }

    /// What a template is for that is called so; nil where the name does not tell.
    package static func format(ofFile file: String) -> OutputFormat? {
        var parts = file.split(separator: "/").last?.split(separator: ".") ?? []
        if parts.last?.lowercased() == "mustache" { parts.removeLast() }
        guard parts.count > 1, let last = parts.last else { return nil }
        return OutputFormat(fileExtension: String(last))
    }

    /// Writes a report.
    package func render(_ report: Report, to output: inout some TextOutputStream) {
        write(report, to: &output)
    }

    /// Writes a list of movies.
    package func render(_ listing: MovieListing, to output: inout some TextOutputStream) {
        write(listing, to: &output)
    }

    /// Writes the page of one movie.
    package func render(_ page: MoviePage, to output: inout some TextOutputStream) {
        write(page, to: &output)
    }

    /// Writes who made one movie.
    package func render(_ credits: CreditsPage, to output: inout some TextOutputStream) {
        write(credits, to: &output)
    }

    /// Writes how providers differ.
    package func render(_ comparison: Comparison, to output: inout some TextOutputStream) {
        write(comparison, to: &output)
    }

    /// Writes why a movie is what it is.
    ///
    /// - Parameter file: What the file of the user's verdicts is called; nil where there is none.
    package func render(
        _ explanation: Explanation, verdictsIn file: String?, to output: inout some TextOutputStream
    ) {
        write(ShownExplanation(explanation: explanation, file: file), to: &output)
    }

    private func write(_ answer: some JSONValue, to output: inout some TextOutputStream) {
        output.write(template.render(TemplateValue(answer), library: library))
    }
}

/// Templates as they are read, each with the partials that it asks for.
private struct TemplateReading {
    let escaping: Escaping
    let partial: (String) throws -> (file: String, text: String)?
    private(set) var partials: [String: MustacheTemplate] = [:]
    /// The partials that are being read, outermost first.
    private var path: [String] = []

    init(escaping: Escaping, partial: @escaping (String) throws -> (file: String, text: String)?) {
        self.escaping = escaping
        self.partial = partial
    }

    /// Reads a template, and before it those it asks for.
    mutating func template(_ text: String, file: String) throws -> MustacheTemplate {
        // The engine counts lines by line feeds alone.
        let text = text.replacing("\r\n", with: "\n").trimmingPrefix("\u{FEFF}")
        for tag in TemplateTags(String(text)).partials { try read(tag, in: file) }
        do {
            return try MustacheTemplate(string: escaping.opening + text)
        } catch {
            throw TemplateFault(error, in: String(text), file: file)
        }
    }

    private mutating func read(_ tag: TemplateTags.Tag, in file: String) throws {
        let name = tag.name
        guard !path.contains(name) else {
            // A name that an object lacks is looked for around it, so nothing would end the circle.
            throw TemplateFault(
                file: file, line: tag.line, column: nil,
                words: "The partial '\(name)' includes itself. Write out as many levels as there are.")
        }
        guard partials[name] == nil else { return }
        guard let (partialFile, text) = try partial(name) else {
            throw TemplateFault(
                file: file, line: tag.line, column: nil,
                words: "There is no partial '\(name)'. Put \(name).mustache beside the template.")
        }
        path.append(name)
        partials[name] = try template(text, file: partialFile)
        path.removeLast()
    }
}
