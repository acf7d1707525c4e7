internal import Mustache

/// What is wrong with a template of the user's.
package struct TemplateFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as the user would name it.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1; nil where the whole line is meant.
    package let column: Int?
    /// What is wrong, and what to do.
    package let words: String

    /// `page.html.mustache:12:5: {{#movies}} is never closed. Write {{/movies}} where it ends.`
    package var description: String {
        "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(words)"
    }
}

extension TemplateFault {
    /// Puts into words why the engine refused a text.
    ///
    /// - Parameter text: The template itself, without what was put in front of it.
    init(_ error: any Error, in text: String, file: String) {
        guard let refusal = error as? MustacheTemplate.ParserError else {
            self.init(file: file, line: 1, column: nil, words: "\(error)")
            return
        }
        let unclosed = TemplateTags(text).unclosed
        let advice = Self.advice(on: refusal.error, unclosed: unclosed)
        if let unclosed, advice.isAboutSection {
            self.init(file: file, line: unclosed.line, column: nil, words: advice.words)
        } else {
            // One line stands in front of the user's own.
            self.init(
                file: file, line: max(1, refusal.context.lineNumber - 1),
                column: refusal.context.columnNumber, words: advice.words)
        }
    }

    private static func advice(
        on error: any Error, unclosed: TemplateTags.Tag?
    ) -> (words: String, isAboutSection: Bool) {
        switch error as? MustacheTemplate.Error {
        case .expectedSectionEnd, .sectionCloseNameIncorrect:
            guard let unclosed else { return ("This closes a section that was never opened.", false) }
            let tag = "{{\(unclosed.sigil.map(String.init) ?? "")\(unclosed.name)}}"
            return ("\(tag) is never closed. Write {{/\(unclosed.name)}} where it ends.", true)
        case .unfinishedName, nil:
            return (
                "A tag is not finished. Write {{name}}, where the name has letters, digits, '_', '.' and '-'.",
                false
            )
        case .invalidSetDelimiter:
            return ("Delimiters are not set so. Write {{=<% %>=}}.", false)
        case .invalidConfigVariableSyntax, .unrecognisedConfigVariable:
            let names = Set(OutputFormat.allCases.map { Escaping.of($0).name }).sorted()
            return (
                "There is no such pragma. Write {{% CONTENT_TYPE:HTML}}, or one of: "
                    + "\(names.joined(separator: ", ")).", false
            )
        case .transformAppliedToInheritanceSection:
            return ("A block has a plain name. Write {{$name}}.", false)
        case .illegalTokenInsideInheritSection, .textInsideInheritSection:
            return (
                "Between {{<parent}} and {{/parent}} only blocks may stand, as {{$name}}…{{/name}}.", false
            )
        }
    }
}
