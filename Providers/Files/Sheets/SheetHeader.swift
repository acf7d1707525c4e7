/// The names under which the rows of a CSV file stand, and what stands between cells.
struct SheetHeader {
    /// What stands between cells.
    let separator: UInt8
    /// The names in lowercase, in the order of their columns.
    let names: [String]

    /// So many lines may stand above the names.
    private static let mostLinesAbove = 8

    /// Goes behind the first row that a reader takes for its header, be its names parted by commas, semicolons or
    /// tabs.
    ///
    /// - Throws: Where none of the first rows is one.
    init(
        of reader: inout some SheetFile.Reader, readFrom input: inout RowInput
    ) throws(CatalogFileError) {
        _ = try input.firstByte()
        var first: [String]?
        for _ in 0...Self.mostLinesAbove {
            guard let row = try input.takeHeaderRow() else { break }
            for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
                let names = CSVHeader.names(in: row, separator)
                first = first ?? names
                if reader.begins(under: names) {
                    self.separator = separator
                    self.names = names.map { $0.lowercased() }
                    return
                }
            }
        }
        throw CatalogFileError(input.path, .unknownHeader(found: first ?? []))
    }
}
