/// A person's name as two numbers: what is the same however it is written, and what a short form keeps.
///
///     "Park Chan-wook" = "Chan-wook Park" = "Park, Chanwook"        one ``whole``
///     "S. Jackson", "Samuel L. Jackson"                              one ``short``
///
/// Names are compared by the thousand for every record that is read, so they are never kept as text.
struct NameSignature: Hashable, Sendable {
    /// `whole` in the upper half, `short` in the lower.
    let bits: UInt64

    /// A number of all letters, whatever their order, their accents and the blanks between them; middle initials
    /// and `Jr.` do not count.
    var whole: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

    /// A number of the family name and the first letter of the given one.
    var short: UInt32 { UInt32(truncatingIfNeeded: bits) }
}

/// Reads names, with tables and a buffer that it keeps from one name to the next.
struct NameReader {
    private let folding = ByteFolding()
    private var folded: [UInt8] = []

    /// A number for each byte, so that sums of them tell one set of letters from another.
    private let letters = Self.letters
    private let suffixes = Self.suffixes

    /// The signature of a name; nil for one of signs alone.
    mutating func signature(of name: Span<UInt8>) -> NameSignature? {
        if let signature = signatureOfUsualName(name) { return signature }
        var count = 0
        if TextRepair.isSuspect(name) {
            let repaired = Array(TextRepair.repaired(name.text).utf8)
            fold(repaired.span, &count)
        } else {
            fold(name, &count)
        }
        var words = Words()
        for index in 0..<count {
            let byte = folded[index]
            if byte == 0x20 { words.end(suffixes) } else { words.add(byte, letters[Int(byte)]) }
        }
        words.end(suffixes)
        return words.signature
    }

    /// Folds a name into the buffer; what stands behind a comma comes first.
    private mutating func fold(_ name: Span<UInt8>, _ count: inout Int) {
        var comma: Int?
        for index in name.indices where name[index] == UInt8(ascii: ",") { comma = comma ?? index }
        guard let comma else { return folding.fold(name, into: &folded, &count) }
        folding.fold(name.extracting(comma + 1..<name.count), into: &folded, &count)
        let given = count
        folding.fold(name.extracting(0..<comma), into: &folded, &count)
        if given > 0, count > given {
            folded.insert(0x20, at: given)
            count += 1
        }
    }

    /// What ``signature(of:)`` gives for the names that most people have: letters of ASCII alone, and two words or more
    /// that are no initials. Nil for all others.
    func signatureOfUsualName(_ name: Span<UInt8>) -> NameSignature? {
        let (classes, letters) = (classes.span, letters.span)
        var word = Word()
        var (sum, longWords): (UInt64, Int) = (0, 0)
        var (family, initial): (UInt64, UInt64) = (0, 0)
        for index in 0...name.count {
            let meaning = index < name.count ? classes[Int(name[index])] : Self.separator
            switch meaning {
            case Self.separator:
                if index < name.count, name[index] == UInt8(ascii: ",") { return nil }
                guard word.count > 0 else { continue }
                if initial == 0 { initial = word.initial }
                if word.isLong(suffixes) {
                    (sum, longWords, family) = (sum &+ word.letters, longWords + 1, word.hash)
                }
                word = Word()
            case Self.apostrophe: break
            case Self.foreign: return nil
            default: word.add(meaning, letters[Int(meaning)])
            }
        }
        guard longWords >= 2 else { return nil }
        return NameSignature(letters: sum, family: family, initial: initial)
    }

    private static let separator: UInt8 = 0
    private static let apostrophe: UInt8 = 1
    private static let foreign: UInt8 = 2

    /// What each byte is: one of the above, or a letter or digit, which it folds to.
    private let classes = Self.classes

    // A look at a global costs as much as a letter: each reader takes these once.
    private static let letters: [UInt64] = (0..<256).map { Hashing.mixed(($0 + 1) &* 0x9E37_79B9_7F4A_7C15) }
    private static let suffixes = WordTable([("jr", 1), ("sr", 1), ("ii", 1), ("iii", 1)])
    private static let classes: [UInt8] = (0..<256).map { value in
        let byte = UInt8(value)
        return switch byte {
        case 0x61...0x7A, 0x30...0x39: byte
        case 0x41...0x5A: byte | 0x20
        case 0x27, 0x60: apostrophe
        case 0x26, 0x80...: foreign
        default: separator
        }
    }
}

extension NameSignature {
    /// Makes a signature of what counts.
    ///
    /// - Parameters:
    ///   - letters: The sum of all letters' numbers.
    ///   - family: The hash of the family name.
    ///   - initial: The first letter of the given name.
    fileprivate init(letters: UInt64, family: UInt64, initial: UInt64) {
        let short = Hashing.mixed(family) & ~0xFF | initial
        self.init(bits: Hashing.mixed(letters) & ~0xFFFF_FFFF | short & 0xFFFF_FFFF)
    }
}

/// The words of a name, as they are read.
private struct Words {
    private var word = Word()
    private var all = WordSum()
    private var long = WordSum()

    mutating func add(_ byte: UInt8, _ letter: UInt64) { word.add(byte, letter) }

    mutating func end(_ suffixes: borrowing WordTable) {
        guard word.count > 0 else { return }
        all.add(word)
        if word.isLong(suffixes) { long.add(word) }
        word = Word()
    }

    /// The signature of the words; nil where there are none.
    var signature: NameSignature? {
        guard let first = all.first, let last = all.last else { return nil }
        let counted = long.count >= 2 ? long : all
        return NameSignature(
            letters: counted.letters, family: (counted.last ?? last).hash, initial: first.initial)
    }
}

/// What is known of one word of a name.
private struct Word {
    var letters: UInt64 = 0
    var hash = Hashing.start
    var packed: UInt64 = 0
    var initial: UInt64 = 0
    var count = 0

    mutating func add(_ byte: UInt8, _ letter: UInt64) {
        if count == 0 { initial = UInt64(byte) }
        count += 1
        letters &+= letter
        packed = packed << 8 | UInt64(byte)
        hash = Hashing.added(byte, to: hash)
    }

    /// Whether it is more than an initial or a suffix, which tell nobody from anybody.
    func isLong(_ suffixes: borrowing WordTable) -> Bool {
        count > 3 || (count > 1 && suffixes[PackedWord(bits: packed)] == 0)
    }
}

/// What is known of several words of a name together.
private struct WordSum {
    var letters: UInt64 = 0
    var count = 0
    var first: Word?
    var last: Word?

    mutating func add(_ word: Word) {
        if count == 0 { first = word }
        last = word
        letters &+= word.letters
        count += 1
    }
}
