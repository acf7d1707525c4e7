/// Finds rows by a number that stands for a word, a name or an id: eight bytes for each entry.
///
/// Different words may share a number, so that whoever asks looks at the rows themselves as well.
struct RowIndex: Sendable {
    /// A number above the row's, sorted; none twice.
    private var entries: [UInt64] = []

    /// Makes an index.
    ///
    /// - Parameter numbers: Gives the numbers of a row.
    init(rows: Int, _ numbers: (_ row: Int) -> [UInt32]) {
        for row in 0..<rows {
            for number in Set(numbers(row)) { entries.append(UInt64(number) << 32 | UInt64(row)) }
        }
        entries.sort()
    }

    /// The rows that have a number, in the order of the file.
    func rows(of number: UInt32) -> some RandomAccessCollection<Int> {
        let start = place(of: UInt64(number) << 32)
        let end = place(of: (UInt64(number) + 1) << 32)
        return entries[start..<end].lazy.map { Int($0 & 0xFFFF_FFFF) }
    }

    /// Where the first entry stands that is not below one.
    private func place(of entry: UInt64) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] < entry { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
