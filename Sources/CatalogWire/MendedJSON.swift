package import Foundation

/// Makes JSON of what is JSON but for single values.
///
/// `JSONDecoder` refuses a whole document for one `NaN`, for one `"\u12"`, and for a value that is nested
/// more than 512 deep. Such values become `null` or empty here, so that they cost the item they stand in.
/// What is cut off or does not balance stays what it is: nobody can tell what would have followed.
///
/// It reads byte by byte and keeps the open brackets in an array, so that no depth can exhaust the stack.
package struct MendedJSON {
    /// How deep values may be nested; no format of ours needs a tenth of it.
    package static let deepest = 100

    /// The document with every value that is not JSON, or lies too deep, replaced by `null` or an empty text.
    ///
    /// - Returns: Nil when there is nothing to mend or the document is not whole. What is returned is
    ///   balanced and holds no foreign words, but need not be JSON: commas and colons are not looked at.
    package static func mended(_ document: Data) -> Data? {
        var reader = MendedJSON(bytes: [UInt8](document))
        guard reader.readWhole(), reader.hasMended else { return nil }
        return Data(reader.output)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    /// The closing brackets that are still to come, the innermost last.
    private var expected: [UInt8] = []
    private var hasMended = false

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        output.reserveCapacity(bytes.count)
    }

    /// Reads to the end; false when a text is not closed or brackets do not balance.
    private mutating func readWhole() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                guard readText() else { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open(byte)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard close(byte) else { return false }
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
                emit(bytes[position...position])
                position += 1
            default:
                readWord()
            }
        }
        return expected.isEmpty
    }

    private mutating func emit(_ piece: some Collection<UInt8>) {
        if expected.count <= Self.deepest { output.append(contentsOf: piece) }
    }

    private mutating func emitNull() {
        emit("null".utf8)
        hasMended = true
    }

    /// Takes an opening bracket; one that opens too deep stands for its whole value, as `null`.
    private mutating func open(_ bracket: UInt8) {
        if expected.count == Self.deepest { emitNull() }
        // `{` and `[` are each two before their closing bracket.
        expected.append(bracket + 2)
        emit(CollectionOfOne(bracket))
        position += 1
    }

    /// Takes a closing bracket; false when another one was due.
    private mutating func close(_ bracket: UInt8) -> Bool {
        guard expected.last == bracket else { return false }
        emit(CollectionOfOne(bracket))
        expected.removeLast()
        position += 1
        return true
    }

    /// Takes a text with both its quotes; one with an escape that is none becomes empty, so that it can still
    /// be a key. False when it is not closed.
    private mutating func readText() -> Bool {
        let start = position
        var isWhole = true
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            if !Self.isEscape(bytes[position...].prefix(6)) { isWhole = false }
            position += 2
        }
        guard position < bytes.count else { return false }
        position += 1
        if isWhole {
            emit(bytes[start..<position])
        } else {
            emit("\"\"".utf8)
            hasMended = true
        }
        return true
    }

    /// Whether these bytes begin with an escape as RFC 8259 writes it: `\n`, `\u00e9`.
    private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
        let letters = bytes.dropFirst()
        guard let letter = letters.first else { return false }
        guard letter == UInt8(ascii: "u") else { return #""\/bfnrt"#.utf8.contains(letter) }
        let digits = letters.dropFirst()
        return digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    /// Takes whatever stands without quotes up to the next mark; what is no JSON becomes `null`.
    private mutating func readWord() {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        let word = bytes[start..<position]
        if Self.isLiteral(word) || Self.isNumber(word) {
            emit(word)
        } else {
            emitNull()
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
            true
        default:
            false
        }
    }

    private static func isLiteral(_ word: ArraySlice<UInt8>) -> Bool {
        word.elementsEqual("null".utf8) || word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
    }

    /// Whether a word is a number as RFC 8259 writes it: `-12.5e+3`, without `+1`, `01`, `.5` or `1.`.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func isDigit(_ byte: UInt8?) -> Bool {
            byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        }
        /// Takes the digits ahead; false when there are none.
        func takeDigits() -> Bool {
            let count = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(count)
            return count > 0
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        if rest.first == UInt8(ascii: "0"), isDigit(rest.dropFirst().first) { return false }
        guard takeDigits() else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard takeDigits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }
}
