extension RowReader {
    /// Goes to the next good row of an NDJSON file; false at the end. What is wrong with the rows before it is
    /// noted.
    mutating func nextRow(_ keys: borrowing ColumnKeys) throws(CatalogFileError) -> Bool {
        while true {
            input.tidy()
            if let line = input.endOfLine(from: input.start) {
                let range = input.start..<line.end
                input.row.line = input.line
                input.start = line.next
                input.line += 1
                if take(range, keys) { return true }
            } else if try input.extend() {
                continue
            } else if input.isAtEnd, input.start >= input.end {
                return false
            } else {
                inspector.lose(input.line, input.limit.tooLong)
                try input.skipRestOfLine()
            }
        }
    }

    /// Takes the row of a line; false where it is empty or bad.
    private mutating func take(_ range: Range<Int>, _ keys: borrowing ColumnKeys) -> Bool {
        if CellText.isBlank(input.row.bytes.span, range) { return false }
        let line = input.row.line
        guard range.count <= input.limit.longestRow else {
            inspector.lose(line, input.limit.tooLong)
            return false
        }
        input.row.items.count = 0
        input.row.present = 0
        input.row.refused = 0
        for column in Column.allCases { input.row.clear(column) }
        var scanner = JSONScanner(range)
        do throws(JSONScanner.Fault) {
            try readObject(keys, with: &scanner)
        } catch {
            inspector.lose(line, error.words(at: scanner.place - range.lowerBound))
            return false
        }
        leave(keys.superfluous(of: input.row.present))
        for column in Column.allCases where input.row.has(column) {
            if !column.isList { inspector.emptyIfBlank(column, in: &input.row) }
            if scanner.isForeign { inspector.mend(column, in: &input.row) }
        }
        guard input.row.isFilled(.id), input.row.isFilled(.title) else {
            inspector.noteEmptiness(of: input.row)
            return false
        }
        guard inspector.accepts(&input.row) else { return false }
        for column in Column.allCases where input.row.has(column) {
            inspector.readValue(of: column, in: &input.row)
        }
        return true
    }

    /// Takes columns that are not looked at out of the row.
    private mutating func leave(_ columns: UInt32) {
        guard columns != 0 else { return }
        for column in Column.allCases where columns & column.bit != 0 { input.row.clear(column) }
        input.row.present &= ~columns
    }

    private mutating func readObject(
        _ keys: borrowing ColumnKeys, with scanner: inout JSONScanner
    ) throws(JSONScanner.Fault) {
        guard scanner.peek(input.row.bytes) == UInt8(ascii: "{") else {
            throw .noObject
        }
        try scanner.expect("{", input.row.bytes)
        if try !scanner.skip("}", input.row.bytes) {
            while true {
                try readMember(keys, with: &scanner)
                if try scanner.skip("}", input.row.bytes) { break }
                try scanner.expect(",", input.row.bytes)
            }
        }
        guard scanner.peek(input.row.bytes) == nil else {
            throw .moreThanObject
        }
    }

    private mutating func readMember(
        _ keys: borrowing ColumnKeys, with scanner: inout JSONScanner
    ) throws(JSONScanner.Fault) {
        guard scanner.peek(input.row.bytes) == UInt8(ascii: "\"") else {
            throw .noKey
        }
        let key = try scanner.text(&input.row.bytes)
        try scanner.expect(":", input.row.bytes)
        guard let column = keys.column(of: input.row.bytes.span.extracting(key)) else {
            return try scanner.skipValue(&input.row.bytes)
        }
        guard !input.row.has(column) else {
            throw JSONScanner.Fault(words: "'\(column.name)' stands there twice")
        }
        input.row.present |= column.bit
        try readValue(of: column, with: &scanner)
    }

    private mutating func readValue(
        of column: Column, with scanner: inout JSONScanner
    ) throws(JSONScanner.Fault) {
        switch (scanner.peek(input.row.bytes), column.isList) {
        case (UInt8(ascii: "\""), _):
            fill(column, try scanner.text(&input.row.bytes))
            guard column.isList else { return }
            input.row.splitList(column)
            inspector.emptyIfBlank(column, in: &input.row)
        case (UInt8(ascii: "["), true):
            try readItems(of: column, with: &scanner)
        case (UInt8(ascii: "["), _), (UInt8(ascii: "{"), _):
            let start = scanner.place
            try scanner.skipValue(&input.row.bytes)
            refuse(column, start..<scanner.place)
        case (_, _):
            let word = try scanner.word(input.row.bytes)
            if JSONWord.isNumber(input.row.bytes.span, word) {
                fill(column, word)
            } else if !JSONWord.isNull(input.row.bytes.span, word) {
                refuse(column, word)
            }
        }
    }

    /// Reads an array. One item of another form than text or number costs the column.
    private mutating func readItems(
        of column: Column, with scanner: inout JSONScanner
    ) throws(JSONScanner.Fault) {
        let start = scanner.place
        let first = input.row.items.count
        var isList = true
        try scanner.expect("[", input.row.bytes)
        if try scanner.skip("]", input.row.bytes) { return }
        repeat {
            switch scanner.peek(input.row.bytes) {
            case UInt8(ascii: "\""):
                let item = try scanner.text(&input.row.bytes)
                if !item.isEmpty { input.row.items.append(item) }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                isList = false
                try scanner.skipValue(&input.row.bytes)
            case _:
                let word = try scanner.word(input.row.bytes)
                if JSONWord.isNumber(input.row.bytes.span, word) {
                    input.row.items.append(word)
                } else if !JSONWord.isNull(input.row.bytes.span, word) {
                    isList = false
                }
            }
        } while try scanner.skip(",", input.row.bytes)
        try scanner.expect("]", input.row.bytes)
        guard isList else { return refuse(column, start..<scanner.place) }
        input.row.cells[column.rawValue].firstItem = first
        input.row.cells[column.rawValue].endOfItems = input.row.items.count
    }

    private mutating func fill(_ column: Column, _ range: Range<Int>) {
        input.row.cells[column.rawValue].start = range.lowerBound
        input.row.cells[column.rawValue].end = range.upperBound
    }

    private mutating func refuse(_ column: Column, _ range: Range<Int>) {
        fill(column, range)
        inspector.refuse(column, in: &input.row, column.isList ? "list of texts" : "text or number")
    }
}
