/// What is left of a title when one place in it is not looked at.
///
/// Two titles that differ by a letter or two of one word, or by one word, have a variant in common:
///
///     "jurasic park"   without its first word  "_ park",  "j_ park" …
///
/// - Of three words and more: the title without each of its words.
/// - Of two: each word, with the first letter of the other.
/// - Of one: the word without each of its letters, and whole.
struct TitleVariants {
    /// The keys of the title that was read last; they may repeat.
    private(set) var keys: [UInt64] = []

    private var words: [Range<Int>] = []

    /// Titles shorter than this have too many neighbors to be a misspelling of any.
    static let shortestTitle = 5
    private static let mostWords = 8
    private static let longestWord = 24

    /// Reads a loose form.
    mutating func read(_ bytes: borrowing [UInt8], _ range: Range<Int>) {
        keys.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        guard range.count >= Self.shortestTitle else { return }
        var start = range.lowerBound
        for index in range where bytes[index] == 0x20 {
            words.append(start..<index)
            start = index + 1
        }
        words.append(start..<range.upperBound)
        switch words.count {
        case 1: readLetters(bytes)
        case 2: readPair(bytes)
        default: readWords(bytes)
        }
    }

    private mutating func readWords(_ bytes: borrowing [UInt8]) {
        for left in words.indices.prefix(Self.mostWords) {
            var hash: UInt64 = 3
            for (place, word) in words.enumerated() where place != left {
                hash = Hashing.mixed(hash &+ Hashing.squeezed(bytes, word))
            }
            keys.append(hash)
        }
        keys.append(chained(words, bytes))
        keys.append(chained(words.prefix(3), bytes) &+ 1)
        keys.append(chained(words.suffix(3), bytes) &+ 2)
    }

    private func chained(_ words: some Sequence<Range<Int>>, _ bytes: borrowing [UInt8]) -> UInt64 {
        var hash: UInt64 = 3
        for word in words { hash = Hashing.mixed(hash &+ Hashing.squeezed(bytes, word)) }
        return hash
    }

    private mutating func readPair(_ bytes: borrowing [UInt8]) {
        keys.append(chained(words, bytes))
        for (kept, other) in [(0, 1), (1, 0)] where words[kept].count > 2 {
            let letter = UInt64(bytes[words[other].lowerBound]) << 8 | UInt64(kept)
            keys.append(Hashing.mixed(Hashing.squeezed(bytes, words[kept]) ^ letter))
        }
    }

    private mutating func readLetters(_ bytes: borrowing [UInt8]) {
        let word = words[0].prefix(Self.longestWord)
        // Polynomial, so that leaving a letter out costs one step, not a walk through the word.
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var suffixes = [UInt64](repeating: 0, count: word.count + 1)
        var powers = [UInt64](repeating: 1, count: word.count + 1)
        for (place, index) in word.enumerated().reversed() {
            suffixes[place] = UInt64(bytes[index]) &* powers[word.count - 1 - place] &+ suffixes[place + 1]
            powers[word.count - place] = powers[word.count - 1 - place] &* factor
        }
        keys.append(Hashing.mixed(suffixes[0]))
        var prefix: UInt64 = 0
        for (place, index) in word.enumerated() {
            let rest = word.count - 1 - place
            keys.append(Hashing.mixed(prefix &* powers[rest] &+ suffixes[place + 1]))
            prefix = prefix &* factor &+ UInt64(bytes[index])
        }
    }
}
