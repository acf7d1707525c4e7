/// Finds rows by a number that stands for a word or an id: eight bytes for each entry.
///
/// Half of the number is kept. Others may share that half, so that whoever asks looks at the rows themselves as well.
struct RowIndex: Sendable {
    /// Half a number above the row's, sorted; none twice.
    private var entries: [UInt64] = []

    /// Makes an index.
    ///
    /// - Parameter numbers: Gives the numbers of a row.
    init(rows: Int, _ numbers: (_ row: Int) -> [UInt64]) {
        for row in 0..<rows {
            // What a row has several times stands behind one another once all are sorted.
            for number in numbers(row) { entries.append(Self.first(of: number) | UInt64(row)) }
        }
        entries.sort()
        var kept = 0
        for place in entries.indices where kept == 0 || entries[kept - 1] != entries[place] {
            entries[kept] = entries[place]
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }

    /// The rows that may have a number, in the order of the file.
    func rows(of number: UInt64) -> some RandomAccessCollection<Int> {
        let first = Self.first(of: number)
        let places = place(of: first)..<place(of: first | 0xFFFF_FFFF)
        return entries[places].lazy.map { Int($0 & 0xFFFF_FFFF) }
    }

    /// The entry of a number that comes before all others of it.
    private static func first(of number: UInt64) -> UInt64 { number & 0xFFFF_FFFF_0000_0000 }

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
