/// The rows of an NDJSON file as texts and lists of texts by their keys.
struct SheetObjects: ~Copyable {
    private var input: RowInput
    private var findings = CatalogFindings()

    /// Begins at the first object.
    init(_ input: consuming RowInput) {
        self.input = input
    }

    /// Hands on each object.
    mutating func read(into reader: inout some SheetFile.Reader) throws(CatalogFileError) -> CatalogFindings {
        do {
            try readLines(into: &reader)
        } catch {
            if error.fault == .canceled { throw error }
            findings.damage = error.behind(line: input.line - 1)
        }
        return findings
    }

    private mutating func readLines(into reader: inout some SheetFile.Reader) throws(CatalogFileError) {
        while true {
            if let end = input.endOfLine(from: input.start) {
                let (range, line) = (input.start..<end.end, input.line)
                input.start = end.next
                input.line += 1
                take(range, on: line, into: &reader)
            } else if try input.extend() {
                continue
            } else if input.isAtEnd, input.start >= input.end {
                return
            } else {
                lose(input.line, input.limit.tooLong)
                try input.skipRestOfLine()
            }
        }
    }

    private mutating func take(_ range: Range<Int>, on line: Int, into reader: inout some SheetFile.Reader) {
        if CellText.isBlank(input.row.bytes.span, range) { return }
        var scanner = JSONScanner(range)
        do throws(JSONScanner.Fault) {
            let isUTF8 = CellText.isUTF8(input.row.bytes.span, range)
            let row = SheetRow(line: line, cells: try cells(with: &scanner))
            findings.rows += 1
            if !isUTF8 {
                findings.note(RowProblem(line: line, what: "it holds what is no UTF-8", loss: .nothing))
            }
            for problem in reader.take(row) { findings.note(problem) }
        } catch {
            lose(line, error.words(at: scanner.place - range.lowerBound))
        }
    }

    private mutating func cells(
        with scanner: inout JSONScanner
    ) throws(JSONScanner.Fault) -> [String: SheetRow.Cell] {
        guard scanner.peek(input.row.bytes) == UInt8(ascii: "{") else { throw .noObject }
        var cells: [String: SheetRow.Cell] = [:]
        try members(with: &scanner) { key, scanner, bytes throws(JSONScanner.Fault) in
            cells[key.lowercased()] = try Self.cell(with: &scanner, &bytes)
        }
        guard scanner.peek(input.row.bytes) == nil else { throw .moreThanObject }
        return cells
    }

    private mutating func members(
        with scanner: inout JSONScanner,
        _ body: (String, inout JSONScanner, inout [UInt8]) throws(JSONScanner.Fault) -> Void
    ) throws(JSONScanner.Fault) {
        try Self.members(with: &scanner, &input.row.bytes, body)
    }

    /// Goes over an object, whose brace comes next, and calls `body` where a value comes next.
    private static func members(
        with scanner: inout JSONScanner, _ bytes: inout [UInt8],
        _ body: (String, inout JSONScanner, inout [UInt8]) throws(JSONScanner.Fault) -> Void
    ) throws(JSONScanner.Fault) {
        try scanner.expect("{", bytes)
        if try scanner.skip("}", bytes) { return }
        while true {
            guard scanner.peek(bytes) == UInt8(ascii: "\"") else { throw .noKey }
            let key = String(decoding: bytes[try scanner.text(&bytes)], as: UTF8.self)
            try scanner.expect(":", bytes)
            try body(key, &scanner, &bytes)
            if try scanner.skip("}", bytes) { return }
            try scanner.expect(",", bytes)
        }
    }

    /// Reads any value; what is nested deeper than a list or an object of texts is left out.
    private static func cell(
        with scanner: inout JSONScanner, _ bytes: inout [UInt8]
    ) throws(JSONScanner.Fault) -> SheetRow.Cell {
        switch scanner.peek(bytes) {
        case UInt8(ascii: "["):
            var items: [String] = []
            try scanner.expect("[", bytes)
            if try scanner.skip("]", bytes) { return .items([]) }
            repeat {
                if let item = try text(with: &scanner, &bytes) { items.append(item) }
            } while try scanner.skip(",", bytes)
            try scanner.expect("]", bytes)
            return .items(items)
        case UInt8(ascii: "{"):
            var items: [String] = []
            try members(with: &scanner, &bytes) { key, scanner, bytes throws(JSONScanner.Fault) in
                if let value = try text(with: &scanner, &bytes) { items.append("\(key):\(value)") }
            }
            return .items(items)
        case _:
            return .text(try text(with: &scanner, &bytes) ?? "")
        }
    }

    /// Reads a text, or a number or word as it stands; nil for `null`, and for lists and objects, which are gone over.
    private static func text(
        with scanner: inout JSONScanner, _ bytes: inout [UInt8]
    ) throws(JSONScanner.Fault) -> String? {
        switch scanner.peek(bytes) {
        case UInt8(ascii: "\""):
            return String(decoding: bytes[try scanner.text(&bytes)], as: UTF8.self)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            try scanner.skipValue(&bytes)
            return nil
        case _:
            let word = try scanner.word(bytes)
            return JSONWord.isNull(bytes.span, word) ? nil : String(decoding: bytes[word], as: UTF8.self)
        }
    }

    private mutating func lose(_ line: Int, _ what: String) {
        findings.note(RowProblem(line: line, what: what, loss: .row))
    }
}
