internal import CatalogCore

extension CatalogFileError: CustomStringConvertible {
    /// Which file, what is wrong with it, and what to do.
    ///
    ///     films.csv has no column 'title' but 'id', 'titel'. Did you mean 'title' by 'titel'?
    package var description: String { "\(path) \(problem). \(remedy)" }

    /// What is wrong, to stand behind the file's name.
    package var problem: String {
        switch fault {
        case .missing: "does not exist"
        case .folder: "is a folder"
        case .unreadable(let words): "cannot be read (\(words))"
        case .unknownExtension(let ending): "is of no known form ('.\(ending)')"
        case .foreign(.archive): "is an archive or a spreadsheet's own file"
        case .foreign(.utf16): "is text in UTF-16"
        case .foreign(.jsonArray): "is one JSON array"
        case .empty: "is empty"
        case .missingColumn(let column, let found):
            "has no column '\(column.name)' but \(Self.list(found))"
        case .unknownHeader(let found): "begins with \(Self.list(found)), which is no header that is known"
        case .repeatedColumn(let column): "has the column '\(column.name)' twice"
        case .unreadableHeader(let words): "has a first line that cannot be read (\(words))"
        case .damaged(let line, .cutOff): "is cut off \(Self.place(behind: line))"
        case .damaged(let line, .corrupt(let words)): "is damaged \(Self.place(behind: line)) (\(words))"
        case .damaged(let line, .trailing):
            "holds something else \(Self.place(behind: line)), where its gzip ends"
        case .canceled: "was not read to its end"
        }
    }

    /// What to do about it.
    package var remedy: String {
        switch fault {
        case .missing(let nearest?): "Did you mean '\(nearest)'?"
        case .missing(nil): "Check the path."
        case .folder: "Name a file in it."
        case .unreadable: "Check its permissions, and the disk it is on."
        case .unknownExtension: "Known are \(Self.knownEndings), each also with .gz: rename it to what it is."
        case .foreign(.archive): "Export it as CSV in UTF-8."
        case .foreign(.utf16): "Save it as CSV in UTF-8."
        case .foreign(.jsonArray): "Write one object on each line, as 'jq -c .[]' does."
        case .empty: "A CSV file begins with the names of its columns, of which id and title are needed."
        case .missingColumn(let column, let found): Self.advice(on: column, among: found)
        case .unknownHeader: "The first line must name the columns."
        case .repeatedColumn: "Remove or rename one of them."
        case .unreadableHeader: "It must name the columns, with commas between them."
        case .damaged(lastLine: 0, _): "Copy or pack it again."
        case .damaged: "Copy or pack it again; the lines before were read."
        case .canceled: "The run was ended."
        }
    }

    private static var knownEndings: String {
        FileForm.endings.flatMap(\.endings).map { ".\($0)" }.joined(separator: ", ")
    }

    private static func place(behind line: Int) -> String {
        line == 0 ? "in its first line" : "behind line \(line)"
    }

    private static func advice(on column: Column, among found: [String]) -> String {
        let strangers = found.filter { Column(named: $0) == nil }
        guard let meant = NearestName.nearest(to: column.name, among: strangers) else {
            return "The first line must name the columns, of which id and title are needed."
        }
        return "Did you mean '\(column.name)' by '\(meant)'?"
    }

    /// The names of a header, as many as a message bears, without what could steer a terminal.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(20).map { name in
            let bytes = Array(name.utf8)
            return CellText.quoted(bytes.span, bytes.indices)
        }
        return shown.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    }
}
