/// The genres of a movie as a set, with what catalogs call differently made one, as the matcher has it.
///
///     ["Sci-Fi", "Anime"] = ["Animation", "Science Fiction"]
struct ComparedGenres: Hashable {
    /// Those that catalogs have in common.
    fileprivate(set) var known = GenreSet()
    /// Those of one catalog, folded.
    fileprivate(set) var others: Set<String> = []
}

/// Reads genres by their names. A catalog has a few dozen names, each of which is folded once.
struct GenreReader {
    /// What a name stands for.
    private enum Reading {
        case known(GenreSet)
        case other(String)
    }

    /// Names that were read before, each in the place of its number.
    private var readings = [(name: [UInt8], reading: Reading)](
        repeating: ([], .known(GenreSet())), count: mostReadings)

    /// So many names are remembered, a power of two.
    private static let mostReadings = 256

    /// Takes genres by their names, in any order and spelling.
    ///
    /// - Parameter names: Hands on each name as UTF-8.
    mutating func genres(named names: ((Span<UInt8>) -> Void) -> Void) -> ComparedGenres {
        var genres = ComparedGenres()
        names { name in
            switch readings[place(of: name)].reading {
            case .known(let set): genres.known.bits |= set.bits
            case .other(let folded): genres.others.insert(folded)
            }
        }
        return genres
    }

    /// Whether any of some names is a genre.
    mutating func nameAny(_ names: ((Span<UInt8>) -> Void) -> Void) -> Bool {
        var nameAny = false
        names { name in
            if nameAny { return }
            if case .known(let set) = readings[place(of: name)].reading, set.isEmpty { return }
            nameAny = true
        }
        return nameAny
    }

    /// Where the reading of a name is.
    private mutating func place(of name: Span<UInt8>) -> Int {
        let place = Int(truncatingIfNeeded: Hashing.exact(name)) & (Self.mostReadings - 1)
        if !name.holds(readings[place].name) {
            let folded = TextFolding.comparable(name.text)
            // What is written in signs alone names no genre.
            let known = folded.isEmpty ? 0 : GenreSet.bits(ofKnown: folded)
            let reading = known.map { Reading.known(GenreSet(bits: $0)) } ?? .other(folded)
            readings[place] = (name.indices.map { name[$0] }, reading)
        }
        return place
    }
}

extension Span<UInt8> {
    /// Whether these are the bytes, and no others.
    fileprivate func holds(_ bytes: [UInt8]) -> Bool {
        count == bytes.count && indices.allSatisfy { self[$0] == bytes[$0] }
    }
}
