/// Reads the rows of one file, one after the other, and keeps what is wrong with them.
struct RowReader: ~Copyable {
    var input: RowInput
    var inspector: RowInspector

    /// Begins behind whatever stands in front of the rows.
    init(_ input: consuming RowInput, _ inspector: consuming RowInspector) {
        self.input = input
        self.inspector = inspector
    }

    /// Calls `body` for each good row of a file that has a layout.
    ///
    /// - Returns: What was found. Where the file cannot be read on, that is its damage.
    /// - Throws: Only when the run is ended.
    mutating func read(
        _ layout: CSVLayout, _ body: (borrowing CatalogRow) -> Void
    ) throws(CatalogFileError) -> CatalogFindings {
        do {
            var cursor = CSVScanner.Cursor(layout.scanner)
            while try nextRow(layout, &cursor) { body(input.row) }
        } catch {
            try note(error)
        }
        return inspector.findings
    }

    /// The same for a file of objects.
    mutating func read(
        _ keys: ColumnKeys, _ body: (borrowing CatalogRow) -> Void
    ) throws(CatalogFileError) -> CatalogFindings {
        do {
            while try nextRow(keys) { body(input.row) }
        } catch {
            try note(error)
        }
        return inspector.findings
    }

    private mutating func note(_ error: CatalogFileError) throws(CatalogFileError) {
        if error.fault == .canceled { throw error }
        inspector.findings.damage = error.behind(line: input.line - 1)
    }
}
