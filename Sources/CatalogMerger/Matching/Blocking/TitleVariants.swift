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
    private var hashes: [UInt64] = []
    private var tails: [Chain] = []

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
        hashes.removeAll(keepingCapacity: true)
        for word in words { hashes.append(Hashing.squeezed(bytes, word)) }
        // What stands behind each word, as one number; what stands in front is added up on the way.
        var suffixes = Chain()
        tails.removeAll(keepingCapacity: true)
        for hash in hashes.reversed() {
            tails.append(suffixes)
            suffixes.prepend(hash)
        }
        var prefix = Chain()
        for (place, hash) in hashes.enumerated().prefix(Self.mostWords) {
            keys.append(prefix.followed(by: tails[tails.count - 1 - place]).key)
            prefix.append(hash)
        }
        keys.append(suffixes.key)
        keys.append(Chain(hashes.prefix(3)).key &+ 1)
        keys.append(Chain(hashes.suffix(3)).key &+ 2)
    }

    private mutating func readPair(_ bytes: borrowing [UInt8]) {
        let (first, second) = (Hashing.squeezed(bytes, words[0]), Hashing.squeezed(bytes, words[1]))
        keys.append(Chain([first, second]).key)
        for (kept, hash, other) in [(0, first, 1), (1, second, 0)] where words[kept].count > 2 {
            let letter = UInt64(bytes[words[other].lowerBound]) << 8 | UInt64(kept)
            keys.append(Hashing.mixed(hash ^ letter))
        }
    }

    private mutating func readLetters(_ bytes: borrowing [UInt8]) {
        let word = words[0].prefix(Self.longestWord)
        // Polynomial, so that leaving a letter out costs one step, not a walk through the word.
        let factor = Chain.factor
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

/// Words, or letters, in their order as one number: a polynomial, so that two chains are joined in one step.
private struct Chain {
    /// What each place is worth more than the one behind it.
    static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    private var sum: UInt64 = 0
    /// The factor to the power of the chain's length.
    private var power: UInt64 = 1

    /// Begins with nothing.
    init() {}

    init(_ hashes: some Sequence<UInt64>) {
        for hash in hashes { append(hash) }
    }

    /// A key of its own for each chain.
    var key: UInt64 { Hashing.mixed(sum &+ power) }

    mutating func append(_ hash: UInt64) {
        sum = sum &* Self.factor &+ hash
        power = power &* Self.factor
    }

    mutating func prepend(_ hash: UInt64) {
        sum = hash &* power &+ sum
        power = power &* Self.factor
    }

    /// This chain and another behind it.
    func followed(by other: Chain) -> Chain {
        var chain = self
        chain.sum = sum &* other.power &+ other.sum
        chain.power = power &* other.power
        return chain
    }
}
