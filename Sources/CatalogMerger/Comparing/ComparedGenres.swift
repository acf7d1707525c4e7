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

    private var readings: [String: Reading] = [:]

    /// A file whose names of genres are all different must not be kept whole.
    private static let mostReadings = 1024

    /// Takes genres by their names, in any order and spelling.
    mutating func genres(named names: [String]) -> ComparedGenres {
        var genres = ComparedGenres()
        for name in names {
            switch reading(of: name) {
            case .known(let set): genres.known.bits |= set.bits
            case .other(let folded): genres.others.insert(folded)
            }
        }
        return genres
    }

    private mutating func reading(of name: String) -> Reading {
        if let reading = readings[name] { return reading }
        let folded = TextFolding.comparable(name)
        // What is written in signs alone names no genre.
        let known = folded.isEmpty ? 0 : GenreSet.bits(ofKnown: folded)
        let reading = known.map { Reading.known(GenreSet(bits: $0)) } ?? .other(folded)
        if readings.count == Self.mostReadings { readings.removeAll(keepingCapacity: true) }
        readings[name] = reading
        return reading
    }
}
