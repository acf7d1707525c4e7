internal import Yams

/// Turns a YAML text into elements, and reports what of YAML is not supported.
///
/// The reading is bounded whatever the text: it goes no deeper than ``deepest``, makes no more
/// elements than it is told to, and follows no alias.
struct YAMLReader {
    /// How many values may stand in each other.
    static let deepest = 16
    /// How many values a configuration may hold.
    static let most = 10_000

    private let limit: Int
    private var source: YAMLSource
    private var findings: Findings
    private var count = 0

    private init(_ text: String, limit: Int, findings: Findings) {
        self.limit = limit
        self.source = YAMLSource(text)
        self.findings = findings
    }

    /// Reads a text; nil, and reported, where there is nothing to go on with. A text without any value, of
    /// comments alone for example, is an element that holds nothing.
    ///
    /// - Parameter limit: How many values there may be.
    static func root(
        of text: String, atMost limit: Int = most, reportingTo findings: inout Findings
    ) -> YAMLElement? {
        var reader = YAMLReader(text, limit: limit, findings: findings)
        defer { findings = reader.findings }
        do {
            guard let node = try reader.source.root() else {
                return YAMLElement(position: FilePosition(line: 1, column: 1), content: .nothing)
            }
            return try reader.element(node, path: [])
        } catch {
            reader.findings.report(error.fault, at: error.position)
            return nil
        }
    }

    private mutating func element(_ node: Node, path: [String]) throws(YAMLFailure) -> YAMLElement {
        let position = source.position(of: node.mark)
        count += 1
        guard count <= limit else {
            throw YAMLFailure(.yaml(.tooManyValues(limit: limit)), at: position)
        }
        guard path.count <= Self.deepest else {
            throw YAMLFailure(.yaml(.tooDeep(limit: Self.deepest)), at: position)
        }
        if let tag = unsupportedTag(of: node) {
            findings.report(.yaml(.tag(tag)), at: position)
            return YAMLElement(position: position, content: .unusable)
        }
        switch node {
        case .scalar(let scalar):
            return YAMLElement(position: position, content: content(of: scalar, at: position))
        case .sequence(let sequence):
            var items: [YAMLElement] = []
            for item in sequence { items.append(try element(item, path: path + ["-"])) }
            return YAMLElement(position: position, content: .list(items))
        case .mapping(let mapping):
            return YAMLElement(position: position, content: .mapping(try entries(of: mapping, path: path)))
        case .alias(let alias):
            findings.report(.yaml(.alias(alias.anchor.rawValue)), at: position)
            return YAMLElement(position: position, content: .unusable)
        }
    }

    private mutating func content(of scalar: Node.Scalar, at position: FilePosition) -> YAMLElement.Content {
        if let alias = source.alias(scalar) {
            findings.report(.yaml(.alias(alias)), at: position)
            return .unusable
        }
        let isNull = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
        return isNull ? .nothing : .text(source.restored(scalar.string))
    }

    /// The entries with a usable key; of a duplicate key the first.
    private mutating func entries(
        of mapping: Node.Mapping, path: [String]
    ) throws(YAMLFailure) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var seen: Set<String> = []
        for (keyNode, valueNode) in mapping {
            let position = source.position(of: keyNode.mark)
            let key = key(keyNode, at: position)
            let value = try element(valueNode, path: path + [key ?? "?"])
            guard let key else { continue }
            if seen.insert(key).inserted {
                entries.append(YAMLEntry(key: key, position: position, value: value))
            } else {
                findings.report(.duplicateKey(key, under: path), at: position)
            }
        }
        return entries
    }

    /// The text of a key; nil, and reported, where it has none.
    private mutating func key(_ node: Node, at position: FilePosition) -> String? {
        guard case .scalar(let scalar) = node else {
            findings.report(.yaml(.keyIsNotText), at: position)
            return nil
        }
        if let alias = source.alias(scalar) {
            findings.report(.yaml(.alias(alias)), at: position)
            return nil
        }
        if scalar.style == .plain, scalar.string == "<<" {
            findings.report(.yaml(.mergeKey), at: position)
            return nil
        }
        return source.restored(scalar.string)
    }

    /// The tag of a node where it has one that is not YAML's own.
    private func unsupportedTag(of node: Node) -> String? {
        let tag = node.tag.description
        return tag.hasPrefix("tag:yaml.org,2002:") ? nil : source.restored(tag)
    }
}
