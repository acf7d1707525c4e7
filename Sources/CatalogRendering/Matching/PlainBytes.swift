internal import CatalogMerger

/// Bytes that need no quoting and no escaping, so that no text has to be made of them.
enum PlainBytes {
    /// Whether they stand in a cell of CSV as they are.
    static func fitsCSV(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        switch first {
        case UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
            UInt8(ascii: " "):
            return false
        case _: break
        }
        return last != UInt8(ascii: " ")
            && bytes.allSatisfy {
                $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"")
            }
    }

    /// Whether they stand between the quotes of a JSON string as they are.
    static func fitsJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
        }
    }
}

extension MatchTable {
    /// Appends an id as it is where that fits, else as `spell` writes it.
    func appendID(
        of row: Int, to bytes: inout [UInt8], fit: (ArraySlice<UInt8>) -> Bool,
        else spell: (String) -> String
    ) {
        let start = bytes.count
        appendID(of: row, to: &bytes)
        guard !fit(bytes[start...]) else { return }
        bytes.removeSubrange(start...)
        bytes.append(contentsOf: spell(id(of: row)).utf8)
    }
}
