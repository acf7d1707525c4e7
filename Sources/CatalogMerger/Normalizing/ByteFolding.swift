/// Folding of UTF-8 into UTF-8, for tables that never hold a `String` a record.
///
/// The result is what ``TextFolding/folded(_:_:)`` gives for ``TextFolding/Style/words``; a test holds the two
/// together.
enum ByteFolding {
    /// Appends the folded text: words of letters and digits, one space apart.
    ///
    /// - Parameter text: UTF-8; what is not valid counts as a sign.
    static func fold(_ text: Span<UInt8>, into result: inout [UInt8]) {
        let start = result.count
        var owesSpace = false
        for index in text.indices {
            let byte = text[index]
            switch byte {
            case 0x61...0x7A, 0x30...0x39:
                if owesSpace { separate(&result, from: start, &owesSpace) }
                result.append(byte)
            case 0x41...0x5A:
                if owesSpace { separate(&result, from: start, &owesSpace) }
                result.append(byte | 0x20)
            case 0x27, 0x60:
                // "Ocean's" is one word.
                break
            case 0x26:
                if result.count > start { result.append(0x20) }
                result.append(contentsOf: [0x61, 0x6E, 0x64])
                owesSpace = true
            case 0x80...:
                result.removeSubrange(start...)
                result.append(contentsOf: TextFolding.folded(text.text, .words).utf8)
                return
            default:
                owesSpace = true
            }
        }
    }

    private static func separate(_ result: inout [UInt8], from start: Int, _ owesSpace: inout Bool) {
        if result.count > start { result.append(0x20) }
        owesSpace = false
    }
}

extension Span<UInt8> {
    /// The text of these bytes; what is not UTF-8 becomes replacement characters.
    var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in indices { bytes.append(self[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether every byte is ASCII.
    var isASCII: Bool {
        for index in indices where self[index] >= 0x80 { return false }
        return true
    }
}
