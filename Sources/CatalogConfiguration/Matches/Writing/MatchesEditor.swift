internal import CatalogCore

/// Puts verdicts into the text of a matches file, each in a line of its own behind the last one of its list and
/// written as that one is, and leaves everything that stands there. Only a `null` gives way.
struct MatchesEditor {
    /// A key that is missing, and the groups that are to stand under it.
    private struct NewSection {
        let key: String
        let groups: [NewVerdict]
    }

    /// How far a list stands behind its key where nothing shows what the user likes.
    private static let usualIndent = 2

    private let lines: TextLines
    private let written: WrittenVerdicts
    private var edits = TextEdits()

    /// Takes a text and what was read from it.
    init(_ text: String, written: WrittenVerdicts) {
        self.lines = TextLines(text)
        self.written = written
    }

    /// The text with verdicts added, in their order.
    ///
    /// - Returns: Nil where the text is written in a way that has no place for them.
    func text(adding new: [NewVerdict]) -> String? {
        var editor = self
        var missing: [NewSection] = []
        for verdict in Verdict.allCases {
            let groups = new.filter { $0.entry.verdict == verdict }
            guard !groups.isEmpty else { continue }
            if let entry = written.lists[verdict] {
                guard editor.append(groups, to: entry) else { return nil }
            } else {
                missing.append(NewSection(key: verdict.rawValue, groups: groups))
            }
        }
        guard missing.isEmpty || editor.append(missing) else { return nil }
        return editor.edits.applied(to: lines.scalars)
    }

    /// What begins a line with so many spaces.
    private func newLine(_ indent: Int) -> String { lines.lineBreak + String(repeating: " ", count: indent) }
}

// MARK: - Lists that are there

extension MatchesEditor {
    private mutating func append(_ groups: [NewVerdict], to entry: YAMLEntry) -> Bool {
        let start = lines.index(of: entry.value.position)
        switch entry.value.content {
        case .list(let items):
            switch start < lines.scalars.count ? lines.scalars[start] : " " {
            case "-": return append(groups, toDashed: items, of: entry)
            case "[": return append(groups, toBracketed: items, of: entry)
            default: return false
            }
        case .nothing: return fill(entry, with: groups)
        case .text, .mapping, .unusable: return false
        }
    }

    /// Adds to a list with a dash before each group.
    private mutating func append(
        _ groups: [NewVerdict], toDashed items: [YAMLElement], of entry: YAMLEntry
    ) -> Bool {
        guard let last = items.last else { return false }
        let dash = entry.value.position.column - 1
        let isDashed = lines.scalars[lines.index(of: last.position)] == "-"
        let text = groups.map {
            isDashed ? dashedGroup($0, dash: dash, inner: last.position.column - 1) : dashed($0, at: dash)
        }
        edits.insert(text.joined(), at: lines.end(ofLine: lastLine(of: entry, from: last.position.line)))
        return true
    }

    /// A new line with a group behind a dash.
    private func dashed(_ group: NewVerdict, at indent: Int) -> String {
        newLine(indent) + "- " + group.group + group.remark
    }

    /// New lines with a group that has a dash before each id as well.
    private func dashedGroup(_ group: NewVerdict, dash: Int, inner: Int) -> String {
        group.entry.ids.enumerated().map { index, id in
            let first = newLine(dash) + "-" + String(repeating: " ", count: max(1, inner - dash - 1))
            return (index == 0 ? first : newLine(inner)) + "- " + YAMLText.item(id)
                + (index == 0 ? group.remark : "")
        }.joined()
    }

    /// The last line of an entry of the file that says something.
    ///
    /// - Parameter first: A line of the entry that says something.
    private func lastLine(of entry: YAMLEntry, from first: Int) -> Int {
        var line = lines.last
        if case .mapping(let entries) = written.root?.content,
            let next = entries.map(\.position.line).filter({ $0 > first }).min()
        {
            line = next - 1
        }
        while line > first, lines.saysNothing(line) { line -= 1 }
        return line
    }

    /// Adds to a list in brackets.
    private mutating func append(
        _ groups: [NewVerdict], toBracketed items: [YAMLElement], of entry: YAMLEntry
    ) -> Bool {
        let start = lines.index(of: entry.value.position)
        guard let brackets = FlowBrackets(openingAt: start, in: lines.scalars) else { return false }
        var indent = entry.position.column - 1 + Self.usualIndent
        if let first = items.first, let last = items.last {
            indent = (lines.isFirst(last.position) ? last : first).position.column - 1
        }
        insertItems(groups.map { ($0.group, $0.remark) }, into: brackets, indent: indent)
        return true
    }

    /// Gives a key its first groups.
    private mutating func fill(_ entry: YAMLEntry, with groups: [NewVerdict]) -> Bool {
        let start = lines.index(of: entry.value.position)
        let null = nullLength(at: start)
        if isBracketed {
            guard null > 0 else { return false }
            let key =
                lines.isFirst(entry.position) ? entry.position : written.root?.position ?? entry.position
            let list = bracketed(groups, indent: key.column - 1 + Self.usualIndent)
            edits.replace(start..<start + null, with: list)
        } else {
            if null > 0 { edits.replace(start..<start + null, with: "") }
            let indent = entry.position.column - 1 + usualDash
            edits.insert(
                groups.map { dashed($0, at: indent) }.joined(), at: lines.end(ofLine: entry.position.line))
        }
        return true
    }

    /// How long a `null` at an index is; 0 where nothing is written for it.
    private func nullLength(at index: Int) -> Int {
        guard index < lines.scalars.count else { return 0 }
        return switch lines.scalars[index] {
        case "~": 1
        case "n", "N": 4
        default: 0
        }
    }
}

// MARK: - Brackets

extension MatchesEditor {
    /// Whether the whole file stands in brackets, as JSON does.
    private var isBracketed: Bool {
        guard let root = written.root, case .mapping = root.content else { return false }
        return lines.scalars[lines.index(of: root.position)] == "{"
    }

    /// Puts items behind those that stand in brackets, each in a line of its own.
    private mutating func insertItems(
        _ items: [(text: String, remark: String)], into brackets: FlowBrackets, indent: Int
    ) {
        if case .item = brackets.last { edits.insert(",", at: brackets.end) }
        var text = ""
        for (index, item) in items.enumerated() {
            var comma = index < items.count - 1
            if case .comma = brackets.last { comma = true }
            text += newLine(indent) + item.text + (comma ? "," : "") + item.remark
        }
        let line = lines.line(of: brackets.end)
        if line < lines.line(of: brackets.closing) {
            edits.insert(text, at: lines.end(ofLine: line))
        } else {
            let endsInRemark = items.last?.remark.isEmpty == false
            edits.insert(text + (endsInRemark ? newLine(indent) : ""), at: brackets.end)
        }
    }

    /// A list in brackets.
    private func bracketed(_ groups: [NewVerdict], indent: Int) -> String {
        let items = groups.enumerated().map { index, group in
            newLine(indent) + group.group + (index < groups.count - 1 ? "," : "") + group.remark
        }
        return "[" + items.joined() + (groups.last?.remark.isEmpty == false ? newLine(indent) : "") + "]"
    }
}

// MARK: - Keys that are not there

extension MatchesEditor {
    /// Adds keys and their groups at the end of the file.
    private mutating func append(_ sections: [NewSection]) -> Bool {
        var indent = (written.root?.position.column ?? 1) - 1
        if case .mapping(let entries) = written.root?.content {
            indent = entries.first.map { $0.position.column - 1 } ?? indent + Self.usualIndent
        }
        guard !isBracketed else { return append(sections, inBracketsAt: indent) }
        let line = lines.lastOfDocument
        guard line > 0 else { return false }
        let text = sections.map { section in
            section.key + ":" + section.groups.map { dashed($0, at: indent + usualDash) }.joined()
        }.joined(separator: newLine(indent))
        if lines.isEmpty(line), line == 1 {
            edits.insert(text + lines.lineBreak, at: lines.end(ofLine: line))
        } else {
            edits.insert(newLine(indent) + text, at: lines.end(ofLine: line))
        }
        return true
    }

    private mutating func append(_ sections: [NewSection], inBracketsAt indent: Int) -> Bool {
        guard let root = written.root,
            let brackets = FlowBrackets(openingAt: lines.index(of: root.position), in: lines.scalars)
        else { return false }
        let items = sections.map { section in
            (section.key + ": " + bracketed(section.groups, indent: indent + Self.usualIndent), "")
        }
        insertItems(items, into: brackets, indent: indent)
        return true
    }

    /// How far behind its key a dash stands in this file.
    private var usualDash: Int {
        for entry in written.lists.values.sorted(by: { $0.position < $1.position }) {
            guard case .list(let items) = entry.value.content, !items.isEmpty,
                lines.scalars[lines.index(of: entry.value.position)] == "-"
            else { continue }
            return entry.value.position.column - entry.position.column
        }
        return Self.usualIndent
    }
}
