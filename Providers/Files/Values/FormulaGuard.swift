/// Undoes what keeps a cell from being run as a formula by the spreadsheet that opens it.
///
/// A cell whose first character that is neither an apostrophe nor a space of any kind could begin a formula (`=`,
/// `+`, `-`, `@`, their full-width twins, a tab or a line break) is written with one apostrophe more in front. These
/// are the rules by which `catalog` writes cells.
enum FormulaGuard {
    /// Whether a cell has an apostrophe in front that is not its own.
    static func isGuarded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty, bytes[range.lowerBound] == apostrophe else { return false }
        var place = range.lowerBound
        while place < range.upperBound {
            if bytes[place] == apostrophe || bytes[place] == UInt8(ascii: " ") {
                place += 1
            } else {
                let space = CellText.whiteSpace(in: bytes, place..<range.upperBound)
                if space == 0 { break }
                place += space
            }
        }
        guard place < range.upperBound else { return false }
        switch bytes[place] {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A, 0x0D:
            return true
        case 0xEF:
            guard place + 2 < range.upperBound, bytes[place + 1] == 0xBC else { return false }
            return [0x9D, 0x8B, 0x8D, 0xA0].contains(bytes[place + 2])
        case _:
            return false
        }
    }

    private static let apostrophe = UInt8(ascii: "'")
}
