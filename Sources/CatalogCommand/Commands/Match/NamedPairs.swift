internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogRuntime

/// Finds the records of two files that verdicts name, so that a mistyped id is told and not noted.
struct NamedPairs {
    let left: String
    let right: String

    /// The verdicts with both titles beside them, in their order.
    ///
    /// - Parameter written: Each with a left and a right id, a comma between them.
    /// - Throws: ``UnknownPair``, and where a file cannot be read.
    func verdicts(_ written: [(verdict: Verdict, ids: String)]) async throws -> [NewVerdict] {
        let pairs = written.map { VerdictOptions.pairs(in: $0.ids) }
        let records = try await WrittenRecords.reading(
            Set(pairs.joined().map(\.left)), of: left, Set(pairs.joined().map(\.right)), of: right)
        return try zip(written, pairs).map { written, pairs in
            // A comma may belong to an id: what the files have decides.
            let found = pairs.filter { records.left[$0.left] != nil && records.right[$0.right] != nil }
            guard let pair = found.first, found.count == 1 else {
                throw UnknownPair(
                    ids: written.ids, left: left, right: right, isAmbiguous: !found.isEmpty,
                    missing: pairs.count == 1
                        ? records.left[pairs[0].left] == nil ? (pairs[0].left, left) : (pairs[0].right, right)
                        : nil)
            }
            let titles = [records.record(pair.left, .left), records.record(pair.right, .right)].map(\.titled)
            return NewVerdict(
                written.verdict, [pair.left, pair.right], comment: titles.joined(separator: " / "))
        }
    }
}

/// Two ids that name no pair of records.
struct UnknownPair: Error, CustomStringConvertible {
    /// What was written.
    let ids: String
    /// The left file.
    let left: String
    /// The right file.
    let right: String
    /// Whether they name several pairs.
    let isAmbiguous: Bool
    /// The id that no record has, and its file; nil where nobody can tell.
    let missing: (id: String, file: String)?

    /// What is wrong and what to do.
    var description: String {
        if isAmbiguous {
            return
                "'\(ids)' names several pairs, because ids have commas. Write the verdict into the file by hand."
        }
        if let missing {
            return
                "\(missing.file) has no record '\(missing.id)'. The left file's id comes first; check both."
        }
        return "'\(ids)' names no record of \(left) and one of \(right). Check both ids."
    }
}
