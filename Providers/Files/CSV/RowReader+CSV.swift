/// How the rows of one CSV file are read, as its header says.
struct CSVLayout {
    let scanner: CSVScanner
    /// The columns that the file has, a bit for each.
    let present: UInt32
    /// Those of them that hold texts and lists and that a row can do without.
    let texts: [Column]
    /// Those of them that hold numbers, days or codes.
    let values: [Column]

    /// Reads these columns, so far as the file has them.
    init(_ header: CSVHeader, _ wanted: Set<Column>) {
        let named = header.columns.map { column in column.flatMap { wanted.contains($0) ? $0 : nil } }
        scanner = CSVScanner(separator: header.separator, columns: named)
        let columns = Column.allCases.filter(named.contains)
        present = columns.reduce(0) { $0 | $1.bit }
        texts = columns.filter { ($0.isText || $0.isList) && !Column.required.contains($0) }
        values = columns.filter { !$0.isText && !$0.isList }
    }
}

extension RowReader {
    /// Goes to the next good row of a CSV file; false at the end. What is wrong with the rows before it is noted.
    mutating func nextRow(
        _ layout: borrowing CSVLayout, _ cursor: inout CSVScanner.Cursor
    ) throws(CatalogFileError) -> Bool {
        var found = CSVScanner.Found()
        while true {
            input.tidy()
            switch cursor.scan(&input, with: layout.scanner, &found) {
            case .row:
                if take(found, layout) { return true }
            case .incomplete(let quote):
                if try input.extend() { continue }
                if input.isAtEnd, input.start >= input.end { return false }
                try skip(unclosedQuoteOn: quote)
            case .crowded:
                input.row.items.grow()
            case .strayQuote(let line):
                let line = input.line + line
                inspector.lose(line, CSVFault.strayQuote)
                try input.skipLines(to: line + 1)
            }
        }
    }

    /// Takes a row that was found whole; false where it is empty or bad.
    private mutating func take(_ found: CSVScanner.Found, _ layout: borrowing CSVLayout) -> Bool {
        let start = input.start
        input.row.line = input.line
        input.start = found.next
        input.line += found.lines
        guard found.count == layout.scanner.width, found.next - start <= input.limit.longestRow else {
            if found.count != 1 || !CellText.isBlank(input.row.bytes.span, found.first) {
                let words = CSVFault.words(for: found, width: layout.scanner.width, input.limit)
                inspector.lose(input.row.line, words)
            }
            return false
        }
        input.row.present = layout.present
        input.row.refused = 0
        // Cells begin and end at ASCII, so that all are UTF-8 when the row is.
        let isBroken = found.isForeign && !CellText.isUTF8(input.row.bytes.span, start..<found.next)
        settle(Column.required, found, isBroken: isBroken)
        guard input.row.isFilled(.id), input.row.isFilled(.title) else {
            settle(layout.texts, found, isBroken: isBroken)
            inspector.noteEmptiness(of: input.row)
            return false
        }
        guard inspector.accepts(&input.row) else { return false }
        settle(layout.texts, found, isBroken: isBroken)
        for column in layout.values {
            if found.unsettled & column.bit != 0 { unquote(column, found) }
            inspector.readValue(of: column, in: &input.row)
        }
        return true
    }

    /// Makes of those cells that may be something else than they seem what they are.
    private mutating func settle(_ columns: [Column], _ found: CSVScanner.Found, isBroken: Bool) {
        guard isBroken || found.unsettled != 0 else { return }
        for column in columns {
            if found.unsettled & column.bit != 0 { unquote(column, found) }
            if isBroken { inspector.mend(column, in: &input.row) }
        }
    }

    /// Undoes doubled quotes, what guards formulas, and the escapes of a list, which is taken apart again.
    private mutating func unquote(_ column: Column, _ found: CSVScanner.Found) {
        var cell = input.row.cells[column.rawValue]
        if found.doubled & column.bit != 0 {
            cell.end = CSVScanner.undouble(&input.row.bytes, cell.start..<cell.end)
        }
        if FormulaGuard.isGuarded(input.row.bytes.span, cell.start..<cell.end) { cell.start += 1 }
        input.row.cells[column.rawValue] = cell
        if column.isList { input.row.splitList(column) }
        inspector.emptyIfBlank(column, in: &input.row)
    }

    /// Goes on behind a row that does not end, because a quote is not closed or the row is too long.
    private mutating func skip(unclosedQuoteOn quote: Int?) throws(CatalogFileError) {
        guard let quote else {
            inspector.lose(input.line, input.limit.tooLong)
            try input.skipRestOfLine()
            return
        }
        let line = input.line + quote
        inspector.lose(line, input.isAtEnd ? CSVFault.unclosedQuote : input.limit.unclosed)
        try input.skipLines(to: line + 1)
    }
}
