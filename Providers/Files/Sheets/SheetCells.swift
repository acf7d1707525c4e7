/// The rows of a CSV file as texts by the names of their columns.
struct SheetCells: ~Copyable {
    private var input: RowInput
    private let header: SheetHeader
    private let scanner: CSVScanner
    private var findings = CatalogFindings()

    /// Begins behind the header.
    init(_ input: consuming RowInput, _ header: SheetHeader) {
        self.input = input
        self.header = header
        scanner = CSVScanner(separator: header.separator, width: header.names.count)
        self.input.row.cells = [CatalogRow.Cell](repeating: CatalogRow.Cell(), count: header.names.count)
    }

    /// Hands on each row that has as many cells as the header.
    mutating func read(into reader: inout some SheetFile.Reader) throws(CatalogFileError) -> CatalogFindings {
        do {
            try readRows(into: &reader)
        } catch {
            if error.fault == .canceled { throw error }
            findings.damage = error.behind(line: input.line - 1)
        }
        return findings
    }

    private mutating func readRows(into reader: inout some SheetFile.Reader) throws(CatalogFileError) {
        var cursor = CSVScanner.Cursor(scanner)
        var found = CSVScanner.Found()
        while true {
            switch cursor.scan(&input, with: scanner, &found) {
            case .row:
                take(found, into: &reader)
            case .incomplete(let quote):
                if try input.extend() { continue }
                if input.isAtEnd, input.start >= input.end { return }
                try skip(unclosedQuoteOn: quote)
            case .crowded:
                input.row.items.grow()
            case .strayQuote(let line):
                let line = input.line + line
                lose(line, CSVFault.strayQuote)
                try input.skipLines(to: line + 1)
            }
        }
    }

    private mutating func take(_ found: CSVScanner.Found, into reader: inout some SheetFile.Reader) {
        let (start, line) = (input.start, input.line)
        input.start = found.next
        input.line += found.lines
        guard found.count == scanner.width, found.next - start <= input.limit.longestRow else {
            if found.count != 1 || !CellText.isBlank(input.row.bytes.span, found.first) {
                lose(line, CSVFault.words(for: found, width: scanner.width, input.limit))
            }
            return
        }
        var cells: [String: SheetRow.Cell] = [:]
        for (place, name) in header.names.enumerated() {
            cells[name] = .text(text(at: place, of: name, rowFrom: start, on: line, found))
        }
        let row = SheetRow(line: line, cells: cells)
        guard !row.isBlank else { return }
        findings.rows += 1
        for problem in reader.take(row) { findings.note(problem) }
    }

    /// The text of a cell, with doubled quotes undone and without what guards formulas. What of it is no UTF-8
    /// becomes U+FFFD.
    private mutating func text(
        at place: Int, of name: String, rowFrom start: Int, on line: Int, _ found: CSVScanner.Found
    ) -> String {
        var range = input.row.cells[place].start..<input.row.cells[place].end
        let isQuoted = range.lowerBound > start && input.row.bytes[range.lowerBound - 1] == CSVScanner.quote
        if found.doubled != 0, isQuoted {
            range = range.lowerBound..<CSVScanner.undouble(&input.row.bytes, range)
        }
        if FormulaGuard.isGuarded(input.row.bytes.span, range) {
            range = range.lowerBound + 1..<range.upperBound
        }
        if found.isForeign, !CellText.isUTF8(input.row.bytes.span, range) {
            let words = CellText.quoted(input.row.bytes.span, range)
            findings.note(
                RowProblem(line: line, what: "'\(name)' is \(words), which is no UTF-8", loss: .nothing))
        }
        return String(decoding: input.row.bytes[range], as: UTF8.self)
    }

    /// Goes on behind a row that does not end, because a quote is not closed or the row is too long.
    private mutating func skip(unclosedQuoteOn quote: Int?) throws(CatalogFileError) {
        guard let quote else {
            lose(input.line, input.limit.tooLong)
            try input.skipRestOfLine()
            return
        }
        let line = input.line + quote
        lose(line, input.isAtEnd ? CSVFault.unclosedQuote : input.limit.unclosed)
        try input.skipLines(to: line + 1)
    }

    private mutating func lose(_ line: Int, _ what: String) {
        findings.note(RowProblem(line: line, what: what, loss: .row))
    }
}
