extension CSVScanner {
    /// Where in a buffer hits were found so far, so that the rest of a block is not looked at again for the next
    /// row.
    struct Cursor {
        private var hits: ByteHits
        /// Where the next row must begin for the hits to be the next ones.
        private var start = -1

        init(_ scanner: borrowing CSVScanner) {
            hits = ByteHits(scanner.separator, CSVScanner.quote, from: 0)
        }

        /// Looks for the row that begins where what is not yet used begins.
        mutating func scan(
            _ input: inout RowInput, with scanner: borrowing CSVScanner, _ found: inout Found
        ) -> Outcome {
            if start == input.start {
                hits.forgetForeign()
            } else {
                hits = ByteHits(scanner.separator, CSVScanner.quote, from: input.start)
            }
            let outcome = input.row.scan(with: scanner, from: input.start, to: input.end, &hits, &found)
            switch outcome {
            case .row:
                start = found.next
            case .incomplete, .strayQuote, .crowded:
                // The buffer may move before the next row is looked for.
                start = -1
            }
            return outcome
        }
    }
}

extension CatalogRow {
    /// Looks for the row that begins at a place.
    fileprivate mutating func scan(
        with scanner: borrowing CSVScanner, from start: Int, to end: Int, _ hits: inout ByteHits,
        _ found: inout CSVScanner.Found
    ) -> CSVScanner.Outcome {
        // Taken out for the time, since the bytes of a row cannot be looked at while another part of it changes.
        var cells: [Cell] = []
        var items: [Range<Int>] = []
        swap(&cells, &self.cells)
        swap(&items, &self.items.room)
        defer {
            swap(&cells, &self.cells)
            swap(&items, &self.items.room)
            self.items.count = found.itemCount
        }
        var cellSpan = cells.mutableSpan
        var itemSpan = items.mutableSpan
        return scanner.scan(
            bytes.span, from: start, to: end, hits: &hits, cells: &cellSpan, items: &itemSpan, found: &found)
    }
}
