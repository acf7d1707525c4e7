/// A page as the strictest of readers takes it: every tag closed in its order, every attribute quoted, every
/// reserved character escaped. What a browser would mend is a fault here. Like a browser it reads scalar by
/// scalar: an accent behind a mark does not hide it.
struct ReadPage {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The names of the elements around it, outermost first.
        let path: [String]
        /// All text inside, with entities resolved; none for a style sheet.
        var text = ""
    }

    /// Every element, in the order in which they begin.
    private(set) var elements: [Element] = []
    /// What is wrong; empty for a page that is well formed.
    private(set) var faults: [String] = []
    /// The style sheets.
    private(set) var styles = ""

    private typealias Scalars = Substring.UnicodeScalarView

    private static let void: Set<String> = ["meta", "img", "link", "br", "hr", "input", "base"]
    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "#39": "'"]

    init(_ html: String) {
        let start = "<!DOCTYPE html>\n"
        if !html.hasPrefix(start) { faults.append("it does not begin as a document") }
        var rest = Substring(html).unicodeScalars.dropFirst(start.unicodeScalars.count)
        var open: [Int] = []
        while let next = rest.firstIndex(of: "<") {
            take(rest[..<next], inside: open)
            let tag = Self.tag(in: rest[next...])
            rest = rest[tag.endIndex...]
            let inner = tag.dropFirst().dropLast()
            if inner.first == "/" {
                guard let last = open.popLast(), elements[last].name == String(inner.dropFirst()) else {
                    faults.append("\(String(tag)) closes nothing")
                    return
                }
                continue
            }
            let element = element(of: inner, inside: open)
            elements.append(element)
            guard !Self.void.contains(element.name), inner.last != "/" else { continue }
            open.append(elements.count - 1)
            if element.name == "style" {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                styles += String(rest[..<end])
                rest = rest[end...]
            }
        }
        take(rest, inside: open)
        faults += open.map { "<\(elements[$0].name)> is never closed" }
    }

    /// The elements of a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The values of an attribute, wherever it stands.
    func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

    /// A tag up to the `>` that is not inside quotes.
    private static func tag(in text: Scalars) -> Scalars {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ">", !isQuoted { return text[...index] }
        }
        return text
    }

    private mutating func element(of inner: Scalars, inside open: [Int]) -> Element {
        let name = inner.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        var attributes: [String: String] = [:]
        var rest = Substring(inner.dropFirst(name.count))
        let attribute = /\s+([a-zA-Z-]+)="([^"<>]*)"/.matchingSemantics(.unicodeScalar)
        while let match = rest.prefixMatch(of: attribute) {
            let key = String(match.1)
            if attributes.updateValue(resolved(match.2.unicodeScalars), forKey: key) != nil {
                faults.append("twice: \(key)")
            }
            rest = rest[match.range.upperBound...]
        }
        if !rest.allSatisfy({ $0 == "/" }) { faults.append("in <\(String(name))>: \(rest)") }
        if name.isEmpty { faults.append("no name in <\(String(inner))>") }
        return Element(name: String(name), attributes: attributes, path: open.map { elements[$0].name })
    }

    private mutating func take(_ text: Scalars, inside open: [Int]) {
        guard !text.isEmpty else { return }
        if text.contains(">") { faults.append("a bare > in \(String(text))") }
        let text = resolved(text)
        for place in open { elements[place].text += text }
    }

    private mutating func resolved(_ text: Scalars) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).enumerated().map { place, part in
            guard place > 0 else { return String(part) }
            let name = String(part.prefix { $0 != ";" })
            guard let character = Self.entities[name] else {
                faults.append("a bare & before \(String(part))")
                return String(part)
            }
            return character + String(part.dropFirst(name.unicodeScalars.count + 1))
        }.joined()
    }
}
