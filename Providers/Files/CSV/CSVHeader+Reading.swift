extension CSVHeader {
    /// Reads the first row of a file that has something in it.
    init(readFrom input: inout RowInput) throws(CatalogFileError) {
        _ = try input.firstByte()
        try self.init(try input.takeHeaderRow() ?? [], path: input.path)
    }
}
