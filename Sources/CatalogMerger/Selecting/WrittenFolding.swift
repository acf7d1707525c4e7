/// Folding for sorting.
///
/// The result is what ``TextFolding/folded(_:_:)`` gives for ``TextFolding/Style/written``; a test holds the two
/// together. It knows ASCII and the letters of European languages.
struct WrittenFolding: FastFolding, Sendable {
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

    static let style = TextFolding.Style.written

    static func most(of count: Int) -> Int { count * 2 }

    /// Where the result ends; nil where a scalar needs the long way.
    func folded(
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
