/// The genres of a movie as a set, with what catalogs call differently made one, as the matcher has it.
///
///     ["Sci-Fi", "Anime"] = ["Animation", "Science Fiction"]
struct ComparedGenres: Hashable {
    /// Those that catalogs have in common.
    private var known = GenreSet()
    /// Those of one catalog, folded.
    private var others: Set<String> = []

    /// Takes genres by their names, in any order and spelling.
    init(_ names: [String]) {
        for name in names {
            let folded = TextFolding.comparable(name)
            if let bits = GenreSet.bits(ofKnown: folded) {
                known.bits |= bits
            } else if !folded.isEmpty {
                others.insert(folded)
            }
        }
    }

    /// Whether no genre is among them.
    var isEmpty: Bool { known.isEmpty && others.isEmpty }
}
