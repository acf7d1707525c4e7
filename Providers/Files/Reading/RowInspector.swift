/// Reads what cells hold, and says which rows and values cannot be taken.
struct RowInspector: ~Copyable {
    var findings = CatalogFindings()
    private var ids: RowIDs?
    private let prefix: [UInt8]
    /// Whether numbers may be written `8,25`.
    let allowsComma: Bool

    /// Begins a file.
    ///
    /// - Parameter allowsComma: Whether numbers may be written `8,25`.
    init(_ options: CatalogFile.Options, allowsComma: Bool) {
        self.ids = options.checksIDs ? RowIDs() : nil
        self.prefix = Array(options.droppedPrefix.utf8)
        self.allowsComma = allowsComma
    }

    /// Empties the cell of a column that holds nothing but white space.
    func emptyIfBlank(_ column: Column, in row: inout CatalogRow) {
        let cell = row.cells[column.rawValue]
        if CellText.isBlank(row.bytes.span, cell.start..<cell.end) { row.clear(column) }
    }

    /// Whether a row that has an id and a title can be taken: no row had the id before.
    mutating func accepts(_ row: inout CatalogRow) -> Bool {
        guard var id = row.range(of: .id) else { return false }
        if !prefix.isEmpty, id.count > prefix.count, row.bytes[id].starts(with: prefix) {
            id = id.lowerBound + prefix.count..<id.upperBound
            row.cells[Column.id.rawValue].start = id.lowerBound
        }
        let line = row.line
        if CellText.hasControl(row.bytes.span, id) {
            let words = CellText.quoted(row.bytes.span, id)
            lose(line, of: .id, "'id' is \(words), which holds a control character")
            return false
        }
        if let earlier = ids?.insert(row.bytes.span, id, line: line) {
            let words = CellText.quoted(row.bytes.span, id)
            lose(line, of: .id, "'id' is \(words), as on line \(earlier)")
            return false
        }
        findings.rows += 1
        return true
    }

    /// Notes which required cell of a row is empty, all texts and lists being settled. Rows of nothing but
    /// separators, which spreadsheets write, say nothing, and nothing is wrong with them.
    mutating func noteEmptiness(of row: borrowing CatalogRow) {
        guard row.refused == 0, Column.allCases.contains(where: { holdsSomething($0, row) }),
            let missing = Column.required.first(where: { !row.isFilled($0) })
        else { return }
        lose(row.line, of: missing, "it has no '\(missing.name)'")
    }

    private func holdsSomething(_ column: Column, _ row: borrowing CatalogRow) -> Bool {
        let cell = row.cells[column.rawValue]
        return column.isList
            ? cell.firstItem < cell.endOfItems
            : !CellText.isBlank(row.bytes.span, cell.start..<cell.end)
    }

    /// Notes a row that is lost.
    mutating func lose(_ line: Int, of column: Column? = nil, _ what: @autoclosure () -> String) {
        findings.note(RowProblem(line: line, column: column, what: what(), loss: .row))
    }

    /// Notes a value that is lost, and forgets it. A row that cannot do without it is lost.
    mutating func refuse(_ column: Column, in row: inout CatalogRow, _ expected: @autoclosure () -> String) {
        let cell = row.cells[column.rawValue]
        let line = row.line
        let loss: RowProblem.Loss = Column.required.contains(column) ? .row : .value
        findings.note(
            RowProblem(
                line: line, column: column,
                what: "'\(column.name)' is \(CellText.quoted(row.bytes.span, cell.start..<cell.end)), "
                    + "which is no \(expected())",
                loss: loss))
        row.clear(column)
        row.refused |= column.bit
    }
}

// MARK: UTF-8

extension RowInspector {
    /// Puts U+FFFD where the bytes of a cell, or of the items of a list, are no UTF-8.
    mutating func mend(_ column: Column, in row: inout CatalogRow) {
        let cell = row.cells[column.rawValue]
        guard column.isList else {
            if CellText.isUTF8(row.bytes.span, cell.start..<cell.end) { return }
            let mended = mended(cell.start..<cell.end, of: column, in: &row)
            row.cells[column.rawValue].start = mended.lowerBound
            row.cells[column.rawValue].end = mended.upperBound
            return
        }
        for index in cell.firstItem..<cell.endOfItems {
            let item = row.items.room[index]
            if CellText.isUTF8(row.bytes.span, item) { continue }
            row.items.room[index] = mended(item, of: column, in: &row)
        }
    }

    /// The mended text, which stands behind the buffer, where there is room.
    private mutating func mended(
        _ range: Range<Int>, of column: Column, in row: inout CatalogRow
    ) -> Range<Int> {
        let line = row.line
        findings.note(
            RowProblem(
                line: line, column: column,
                what: "'\(column.name)' is \(CellText.quoted(row.bytes.span, range)), which is no UTF-8",
                loss: .nothing))
        let mended = String(decoding: row.bytes[range], as: UTF8.self)
        let start = row.bytes.count
        row.bytes.append(contentsOf: mended.utf8)
        let end = row.bytes.count
        // Texts are looked through in words, which reach beyond their end.
        row.bytes.append(contentsOf: repeatElement(0, count: ByteHits.overhang))
        return start..<end
    }
}
