/// One row of a sheet: texts and lists of texts by the names of their columns, in which case does not count.
package struct SheetRow: Hashable, Sendable {
    /// What stands in one column.
    package enum Cell: Hashable, Sendable {
        /// A cell of CSV; a text, number or word of JSON.
        case text(String)
        /// An array of JSON; of an object the members, each as `name:value`.
        case items([String])
    }

    /// The line on which the row begins, the first of the file being 1.
    package let line: Int
    private let cells: [String: Cell]

    /// Makes a row of cells by the names of their columns in lowercase.
    package init(line: Int, cells: [String: Cell]) {
        self.line = line
        self.cells = cells
    }

    /// Whether nothing stands in any column.
    package var isBlank: Bool {
        cells.values.allSatisfy { cell in
            switch cell {
            case .text(let text): text.trimmed.isEmpty
            case .items(let items): items.isEmpty
            }
        }
    }

    /// What stands in a column, as it stands there; empty where nothing does, and where several texts do.
    package func text(_ column: String) -> String {
        if case .text(let text) = cells[column.lowercased()] { text } else { "" }
    }

    /// What stands in a column, without white space around it.
    package func trimmed(_ column: String) -> String { text(column).trimmed }

    /// The texts that stand in a column: the items of a list, or of a cell that joins them with `|`.
    package func items(_ column: String) -> [String] {
        switch cells[column.lowercased()] {
        case .items(let items): return items
        case .text(let text):
            var bytes = Array(text.utf8)
            var parts = PartList()
            JoinedCell.split(&bytes, bytes.indices, into: &parts)
            return parts.room[..<parts.count].map { String(decoding: bytes[$0], as: UTF8.self) }
        case nil: return []
        }
    }
}
