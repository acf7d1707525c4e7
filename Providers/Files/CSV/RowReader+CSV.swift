/// How the rows of one CSV file are read, as its header says.
struct CSVLayout {
    let scanner: CSVScanner
    /// The columns that the file has, in the order in which they are read.
    let columns: [Column]
    /// A bit for each of them.
    let present: UInt32

    init(_ header: CSVHeader) {
        scanner = header.scanner
        columns = header.columns.compactMap(\.self)
        present = columns.reduce(0) { $0 | $1.bit }
    }
}

extension RowReader {
    /// Goes to the next good row of a CSV file; false at the end. What is wrong with the rows before it is noted.
    mutating func nextRow(_ layout: borrowing CSVLayout) throws(CatalogFileError) -> Bool {
        input.tidy()
        var found = CSVScanner.Found()
        while true {
            let outcome = input.scan(with: layout.scanner, &found)
            switch outcome {
            case .row:
                if take(found, layout) { return true }
            case .incomplete(let quote):
                if try input.extend() { continue }
                if input.isAtEnd, input.start >= input.end { return false }
                try skip(unclosedQuoteOn: quote)
            case .strayQuote(let line):
                let line = input.line + line
                inspector.lose(
                    line, "a quoted cell goes on behind its closing quote; quotes inside of it are doubled")
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
        guard found.count == layout.scanner.slots.count else {
            let isBlank =
                found.count == 1
                && CellText.isBlank(input.row.bytes.span, start..<found.firstEnd)
            if !isBlank {
                let columns = layout.scanner.slots.count
                inspector.lose(
                    input.row.line,
                    "it has \(found.count) cell\(found.count == 1 ? "" : "s") where the header has \(columns)"
                )
            }
            return false
        }
        guard found.next - start <= RowInput.longestRow else {
            inspector.lose(input.row.line, RowInput.tooLong)
            return false
        }
        input.row.present = layout.present
        input.row.refused = 0
        for column in layout.columns { read(column, found) }
        return inspector.accepts(input.row)
    }

    /// Reads a cell that was found, without what CSV puts around and into texts.
    @inline(__always)
    private mutating func read(_ column: Column, _ found: CSVScanner.Found) {
        let cell = input.row.cells[column.rawValue]
        guard cell.start < cell.end else { return }
        if (found.doubled | found.escaped) & column.bit != 0
            || input.row.bytes[cell.start] == UInt8(ascii: "'")
        {
            unquote(column, found)
        }
        inspector.read(column, in: &input.row, isForeign: found.isForeign)
    }

    /// Undoes doubled quotes and what guards formulas; a list is taken apart behind that.
    private mutating func unquote(_ column: Column, _ found: CSVScanner.Found) {
        var cell = input.row.cells[column.rawValue]
        let before = (cell.start, cell.end)
        if found.doubled & column.bit != 0 {
            cell.end = CSVScanner.undouble(&input.row.bytes, cell.start..<cell.end)
        }
        if FormulaGuard.isGuarded(input.row.bytes.span, cell.start..<cell.end) { cell.start += 1 }
        let isAsFound = before == (cell.start, cell.end) && found.escaped & column.bit == 0
        input.row.cells[column.rawValue] = cell
        if column.isList, !isAsFound { input.row.splitList(column) }
    }

    /// Goes on behind a row that does not end, because a quote is not closed or the row is too long.
    private mutating func skip(unclosedQuoteOn quote: Int?) throws(CatalogFileError) {
        guard let quote else {
            inspector.lose(input.line, RowInput.tooLong)
            try input.skipRestOfLine()
            return
        }
        let line = input.line + quote
        inspector.lose(
            line,
            input.isAtEnd
                ? "a quote is opened and not closed" : "a quote is opened and not closed within 8 MiB")
        try input.skipLines(to: line + 1)
    }
}
