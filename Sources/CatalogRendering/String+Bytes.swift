/// What texts are asked most often, byte by byte.
extension String {
    /// The text whose UTF-8 something appends.
    static func written(_ append: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        append(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether every byte of its UTF-8 is such a one.
    func hasOnlyBytes(where isSuch: (UInt8) -> Bool) -> Bool {
        // Where they lie side by side, twice as fast.
        unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(isSuch) }
            ?? utf8.allSatisfy(isSuch)
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of a text.
    mutating func append(_ text: String) {
        // Of short texts, three times as fast.
        let isAppended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe append(contentsOf: $0)
        }
        if isAppended == nil { append(contentsOf: text.utf8) }
    }

    /// Appends texts with commas between them.
    mutating func append(listing texts: some Sequence<String>) {
        var isFirst = true
        for text in texts {
            if !isFirst { append(", ") }
            append(text)
            isFirst = false
        }
    }

    /// Appends so many spaces; none where the number is negative.
    mutating func append(spaces count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, count)))
    }
}
