/// A table that another program wrote: CSV under a header of its own, or one JSON object on each line.
///
/// It is read as catalogs are (``CatalogFile``), forward and once, packed or not, and what is wrong with a row costs
/// that row; but what its columns are called, and what their cells mean, is for whoever reads it to know.
package struct SheetFile: Hashable, Sendable {
    /// The file's path, as it was named.
    package let path: String
    private let capacity: Int
    private let limit: RowLimit

    /// Names a file; see ``CatalogFile/init(path:)``. Nothing is opened yet.
    package init(path: String) {
        self.init(path: path, capacity: 1 << 18)
    }

    /// Names a file of which so many bytes are looked at, at first.
    init(path: String, capacity: Int, limit: RowLimit = RowLimit()) {
        self.path = path
        self.capacity = capacity
        self.limit = limit
    }

    /// What takes the rows of a file.
    package protocol Reader {
        /// Whether the rows of a CSV file stand under these names, which have no white space around them.
        ///
        /// It is asked about the first lines, one after the other: exports may begin with lines about themselves.
        mutating func begins(under header: [String]) -> Bool

        /// Takes a row.
        ///
        /// - Returns: What is wrong with it, where something is.
        mutating func take(_ row: SheetRow) -> [RowProblem]
    }

    /// Reads the file, row by row in its order.
    ///
    /// - Returns: What was wrong with rows, and with the file behind the last one that was handed on.
    /// - Throws: When there is nothing to read, before any row was handed on, and when the run is ended.
    package func read(into reader: inout some Reader) throws(CatalogFileError) -> CatalogFindings {
        var input = try RowInput(path: path, capacity: capacity, limit: limit)
        switch try input.form() {
        case .csv:
            let header = try SheetHeader(of: &reader, readFrom: &input)
            var rows = SheetCells(input, header)
            return try rows.read(into: &reader)
        case .ndjson:
            try input.skipToObjects()
            var rows = SheetObjects(input)
            return try rows.read(into: &reader)
        }
    }
}
