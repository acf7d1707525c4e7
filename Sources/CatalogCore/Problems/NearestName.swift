/// Finds the name somebody meant who wrote another.
package enum NearestName {
    /// The candidate that is nearest to a mistyped name; nil where none is near enough to be suggested.
    ///
    /// Near is: the same but for case and separators, an abbreviation of at least three letters that fits
    /// one candidate only, or one slip of the keyboard for every three characters, three at most. Among
    /// equally near candidates the earliest wins.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
        let known = candidates.map { (name: $0, folded: folded($0)) }
        let limit = min(3, max(1, wanted.count / 3))
        let near = known.map { (name: $0.name, distance: distance(wanted, $0.folded)) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }
        if let near { return near.name }
        let longer = known.filter { wanted.count >= 3 && $0.folded.starts(with: wanted) }
        return longer.count == 1 ? longer[0].name : nil
    }

    /// Nothing longer is a mistyped name; the limit keeps hostile input from costing time.
    private static let longestName = 64

    /// How many slips (a character left out, put in, replaced, or swapped with its neighbor) part two names.
    ///
    /// This is the Damerau–Levenshtein distance in its restricted form: no character is touched twice.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, a) in left.enumerated() {
            var current = [row + 1]
            for (column, b) in right.enumerated() {
                var best = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (a == b ? 0 : 1))
                if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    /// A name without what people vary by habit: `timeoutSeconds` and `timeout-seconds` are one.
    private static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    }
}

/// A name that is not known where it stands, and the names that are.
package struct UnknownName: Hashable, Sendable {
    /// The name as it was written.
    package let name: String
    /// The names that could stand there, in the order to list them.
    package let known: [String]

    /// Makes an unknown name.
    package init(_ name: String, known: [String]) {
        self.name = name
        self.known = known
    }

    /// The known name that was probably meant.
    package var nearest: String? { NearestName.nearest(to: name, among: known) }

    /// The end of a message: the nearest name, or all there are.
    package var hint: String {
        if let nearest { return "; did you mean '\(nearest)'?" }
        return known.isEmpty ? "; none is known" : "; known: \(known.joined(separator: ", "))"
    }
}
