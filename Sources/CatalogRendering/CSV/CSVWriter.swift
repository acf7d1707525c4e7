/// Writes rows of comma-separated values (RFC 4180).
///
/// Rows end in a single line feed, as Unix tools expect and spreadsheets accept. Cells are quoted where they
/// must be, never start a formula (``FormulaQuoting``), and hold no control character but tabs and line
/// breaks.
struct CSVWriter {
    let output: ChunkedOutput

    /// Writes one row.
    ///
    /// - Parameter cells: Its cells, at least one.
    func row(_ cells: [String]) {
        row { bytes in
            for (column, cell) in cells.enumerated() {
                if column > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.append(cell, to: &bytes)
            }
        }
    }

    /// Writes one row, whose cells `append` appends with the commas between them: the fastest way for a million.
    func row(_ append: (_ bytes: inout [UInt8]) -> Void) {
        output.write { bytes in
            append(&bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// The first cells of a row, for several that begin alike.
    static func head(_ cells: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for cell in cells {
            append(cell, to: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        return bytes
    }

    /// A cell as it stands in a row.
    static func field(_ cell: String) -> String { String.written { append(cell, to: &$0) } }

    /// Appends a cell as it stands in a row.
    static func append(_ cell: String, to bytes: inout [UInt8]) {
        append(to: &bytes) { $0.append(cell) }
    }

    /// Appends the cell whose text `append` appends, as it stands in a row.
    static func append(to bytes: inout [UInt8], _ append: (inout [UInt8]) -> Void) {
        let start = bytes.count
        append(&bytes)
        let fits = unsafe bytes.withUnsafeBufferPointer {
            unsafe PlainBytes.fitsCSV(UnsafeBufferPointer(rebasing: $0[start...]))
        }
        guard !fits else { return }
        let cell = String(decoding: bytes[start...], as: UTF8.self)
        bytes.removeLast(bytes.count - start)
        appendQuoted(cell, to: &bytes)
    }

    /// Appends a cell of which more is to be seen to.
    private static func appendQuoted(_ cell: String, to bytes: inout [UInt8]) {
        let cell = FormulaQuoting.quoted(Sanitizer.withoutControls(cell))
        let mustBeQuoted = !cell.hasOnlyBytes { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
            default: true
            }
        }
        // Some readers trim cells that are not quoted.
        let isPadded = cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
        guard mustBeQuoted || isPadded else { return bytes.append(cell) }
        bytes.append(UInt8(ascii: "\""))
        for byte in cell.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
