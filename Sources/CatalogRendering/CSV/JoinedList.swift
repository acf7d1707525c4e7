/// Several texts in one cell, with `|` between them.
///
/// A `|` inside an item is written `\|`, and a `\` is written `\\`. A backslash before anything else reads as
/// itself, so that lists of other makers are read as they are meant. No items and an empty cell are the same;
/// items are never empty otherwise. For items that hold text, `items(of: cell(of: items)) == items`.
package enum JoinedList {
    /// The cell that holds these items; empty items are left out.
    package static func cell(of items: some Sequence<String>) -> String {
        String.written { append(items, to: &$0) }
    }

    /// Appends the same.
    static func append(_ items: some Sequence<String>, to bytes: inout [UInt8]) {
        var isFirst = true
        for item in items where !item.isEmpty {
            if !isFirst { bytes.append(UInt8(ascii: "|")) }
            bytes.append(escaped(item))
            isFirst = false
        }
    }

    /// The items that a cell holds.
    package static func items(of cell: String) -> [String] {
        var items: [String] = []
        var item = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in cell.unicodeScalars {
            if isEscaped {
                if scalar != "|" && scalar != "\\" { item.append("\\") }
                item.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "|" {
                items.append(String(item))
                item.removeAll()
            } else {
                item.append(scalar)
            }
        }
        if isEscaped { item.append("\\") }
        items.append(String(item))
        return items.filter { !$0.isEmpty }
    }

    private static func escaped(_ item: String) -> String {
        if item.hasOnlyBytes(where: { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "\\") }) { return item }
        var result = String.UnicodeScalarView()
        for scalar in item.unicodeScalars {
            if scalar == "|" || scalar == "\\" { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
