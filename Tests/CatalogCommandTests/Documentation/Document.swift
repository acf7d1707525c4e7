import Foundation

/// A text for people that stands in this repository, in Markdown.
struct Document: Sendable {
    /// What a block of code is written in, its lines, and the words before it.
    struct Block: Sendable {
        /// What stands behind the three ticks; empty where nothing does.
        let language: String
        let lines: [String]
        /// The last line before it that is not empty.
        let introduction: String

        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    /// The path in the repository.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try Repository.text(of: path)
    }

    /// The folder of the articles.
    static let articleFolder = "Sources/CatalogCore/CatalogCore.docc"

    /// The article of a name, as others link to it.
    static func article(_ name: String) throws -> Document { try Document("\(articleFolder)/\(name).md") }

    /// The README and every article, by their paths.
    static var all: [Document] {
        get throws {
            let folder = Repository.root.appending(path: articleFolder).path(percentEncoded: false)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            let articles = names.filter { $0.hasSuffix(".md") }.map { "\(articleFolder)/\($0)" }
            return try (["README.md"] + articles).map(Document.init)
        }
    }

    /// The blocks of code, in their order.
    var blocks: [Block] {
        var blocks: [Block] = []
        var (introduction, language): (String, String?) = ("", nil)
        var lines: [String] = []
        for line in allLines {
            if line.hasPrefix("```") {
                if let opened = language {
                    blocks.append(Block(language: opened, lines: lines, introduction: introduction))
                }
                (language, lines) = (language == nil ? String(line.dropFirst(3)) : nil, [])
            } else if language != nil {
                lines.append(line)
            } else if !line.isEmpty {
                introduction = line
            }
        }
        return blocks
    }

    /// The lines under a heading, up to the next one of its rank or above; empty where there is no such heading.
    func section(_ title: String) -> [String] {
        let lines = allLines
        let headings = lines.indices.filter { lines[$0].wholeMatch(of: /#+ .*/) != nil }
        guard let start = headings.first(where: { lines[$0].drop { $0 == "#" } == " " + title }) else {
            return []
        }
        let rank = lines[start].prefix { $0 == "#" }.count
        let end = headings.first { $0 > start && lines[$0].prefix { $0 == "#" }.count <= rank }
        return Array(lines[(start + 1)..<(end ?? lines.endIndex)])
    }

    /// The rows of every table under a heading, cell by cell, without the heads of the tables.
    func rows(under title: String) -> [[String]] { Self.rows(in: section(title)) }

    /// The rows of every table in some lines, without the heads of the tables.
    static func rows(in lines: [String]) -> [[String]] {
        lines.indices.filter { line in
            let isRule = lines[line].hasPrefix("|--")
            let isHead = line + 1 < lines.count && lines[line + 1].hasPrefix("|--")
            return lines[line].hasPrefix("|") && !isRule && !isHead
        }.map { line in
            // A bar of a cell's own stands behind a backslash.
            lines[line].replacing("\\|", with: "\u{0}").split(
                separator: "|", omittingEmptySubsequences: false
            )
            .dropFirst().dropLast()
            .map { $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|") }
        }
    }

    /// What stands between single ticks in a text, in its order.
    static func spans(in text: String) -> [String] {
        // Two ticks link to a symbol.
        text.replacing(/``[^`]+``/, with: "").matches(of: /`([^`\n]+(?:\n[^`\n]+)?)`/)
            .map { String($0.1).replacing("\n", with: " ") }
    }

    /// What stands between single ticks, outside of blocks of code.
    var spans: [String] { Self.spans(in: prose) }

    /// The text without its blocks of code.
    var prose: String {
        var isCode = false
        return allLines.filter { line in
            defer { if line.hasPrefix("```") { isCode.toggle() } }
            return !isCode && !line.hasPrefix("```")
        }.joined(separator: "\n")
    }

    private var allLines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
