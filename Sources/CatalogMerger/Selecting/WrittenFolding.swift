/// Folding of UTF-8 for sorting, for tables of many titles.
///
/// The result is what ``TextFolding/folded(_:_:)`` gives for ``TextFolding/Style/written``; a test holds the two
/// together. ASCII and the letters of European languages are folded byte by byte, everything else by way of a
/// `String`.
struct WrittenFolding: Sendable {
    /// What the scalars from U+0080 to U+017F fold to: up to four bytes of UTF-8, the first of them lowest.
    private let latin: [UInt32]

    /// Takes the table, which is made once.
    init() {
        self = Self.standard
    }

    private init(latin: [UInt32]) {
        self.latin = latin
    }

    private static let standard = WrittenFolding(
        latin: (0x80...0x17F).map { value in
            guard let scalar = Unicode.Scalar(value) else { return tooLong }
            let folded = TextFolding.folded(String(Character(scalar)), .written).utf8
            return folded.count > 4 ? tooLong : folded.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        })

    /// No four bytes of UTF-8.
    private static let tooLong = UInt32.max

    /// Folds a title.
    ///
    /// - Parameters:
    ///   - title: UTF-8.
    ///   - result: What it is written to, behind `count` bytes that stay; it grows as it needs to.
    ///   - count: Behind the last byte of the result.
    func fold(_ title: Span<UInt8>, into result: inout [UInt8], _ count: inout Int) {
        let start = count
        let most = start + title.count * 2
        if result.count < most { result.append(contentsOf: repeatElement(0, count: most - result.count)) }
        var output = result.mutableSpan
        guard let end = folded(title, into: &output, from: start) else {
            let slow = TextFolding.folded(title.text, .written).utf8
            result.replaceSubrange(start..<result.count, with: slow)
            count = result.count
            return
        }
        count = end
    }

    /// Where the result ends; nil where a scalar needs the long way.
    private func folded(
        _ title: Span<UInt8>, into output: inout MutableSpan<UInt8>, from start: Int
    ) -> Int? {
        var (place, end) = (0, start)
        while place < title.count {
            let byte = title[place]
            place += 1
            switch byte {
            case 0x41...0x5A: output[end] = byte | 0x20
            // An apostrophe, however it is written.
            case 0x60: output[end] = 0x27
            case 0..<0x80: output[end] = byte
            case 0xC2...0xC5 where place < title.count && title[place] & 0xC0 == 0x80:
                var letters = latin[(Int(byte) << 6 | Int(title[place] & 0x3F)) - 0x3080]
                guard letters != Self.tooLong else { return nil }
                place += 1
                while letters != 0 {
                    output[end] = UInt8(truncatingIfNeeded: letters)
                    end += 1
                    letters >>= 8
                }
                continue
            case _: return nil
            }
            end += 1
        }
        return end
    }
}
