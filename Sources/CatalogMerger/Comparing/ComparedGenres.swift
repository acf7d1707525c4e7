/// The genres of a movie as a set, with what catalogs call differently made one, as the matcher has it.
///
///     ["Sci-Fi", "Anime"] = ["Animation", "Science Fiction"]
struct ComparedGenres: Hashable {
    /// Those that catalogs have in common.
    fileprivate(set) var known = GenreSet()
    /// Those of one catalog, folded.
    fileprivate(set) var others: Set<String> = []

    /// Whether no genre is among them.
    var isEmpty: Bool { known.isEmpty && others.isEmpty }
}

/// Reads genres by their names. A catalog has a few dozen names, each of which is folded once.
struct GenreReader {
    /// What a name stands for.
    private enum Reading {
        case known(GenreSet)
        case other(String)
    }

    /// By a number of the name's bytes, with those bytes: others may have the same number.
    private var readings: [UInt64: (name: [UInt8], reading: Reading)] = [:]

    /// A file whose names of genres are all different must not be kept whole.
    private static let mostReadings = 1024

    /// Takes genres by their names, in any order and spelling.
    ///
    /// - Parameter names: Hands on each name as UTF-8.
    mutating func genres(named names: ((Span<UInt8>) -> Void) -> Void) -> ComparedGenres {
        var genres = ComparedGenres()
        names { name in
            switch reading(of: name) {
            case .known(let set): genres.known.bits |= set.bits
            case .other(let folded): genres.others.insert(folded)
            }
        }
        return genres
    }

    private mutating func reading(of name: Span<UInt8>) -> Reading {
        let number = Hashing.exact(name)
        if let known = readings[number], name.holds(known.name) { return known.reading }
        let folded = TextFolding.comparable(name.text)
        // What is written in signs alone names no genre.
        let known = folded.isEmpty ? 0 : GenreSet.bits(ofKnown: folded)
        let reading = known.map { Reading.known(GenreSet(bits: $0)) } ?? .other(folded)
        if readings.count == Self.mostReadings { readings.removeAll(keepingCapacity: true) }
        readings[number] = (name.indices.map { name[$0] }, reading)
        return reading
    }
}

extension Span<UInt8> {
    /// Whether these are the bytes, and no others.
    fileprivate func holds(_ bytes: [UInt8]) -> Bool {
        count == bytes.count && indices.allSatisfy { self[$0] == bytes[$0] }
    }
}
