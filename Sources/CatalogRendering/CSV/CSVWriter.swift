/// Writes rows of comma-separated values (RFC 4180).
///
/// Rows end in a single line feed, as Unix tools expect and spreadsheets accept. Cells are quoted where they
/// must be, never start a formula (``FormulaQuoting``), and hold no control character but tabs and line
/// breaks.
struct CSVWriter {
    let output: ChunkedOutput

    /// Writes one row.
    ///
    /// - Parameters:
    ///   - cells: Its cells, at least one.
    ///   - head: What stands before them, as ``head(_:)`` makes it.
    func row(_ cells: [String], after head: [UInt8] = []) {
        output.write { bytes in
            bytes.append(contentsOf: head)
            for (column, cell) in cells.enumerated() {
                if column > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.append(cell, to: &bytes)
            }
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
    static func field(_ cell: String) -> String {
        var bytes: [UInt8] = []
        append(cell, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a cell as it stands in a row.
    private static func append(_ cell: String, to bytes: inout [UInt8]) {
        if unsafe cell.utf8.withContiguousStorageIfAvailable(PlainBytes.fitsCSV) == true {
            return bytes.append(contentsOf: cell.utf8)
        }
        let cell = FormulaQuoting.quoted(Sanitizer.withoutControls(cell))
        let mustBeQuoted = !cell.hasOnlyBytes { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
            default: true
            }
        }
        // Some readers trim cells that are not quoted.
        let isPadded = cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
        guard mustBeQuoted || isPadded else { return bytes.append(contentsOf: cell.utf8) }
        bytes.append(UInt8(ascii: "\""))
        for byte in cell.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
