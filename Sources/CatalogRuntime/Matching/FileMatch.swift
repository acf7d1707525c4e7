package import CatalogCore
internal import CatalogFiles
package import CatalogMerger

/// Two catalog files, and which of their records are the same movie: what `match` answers with.
package struct FileMatch: Sendable {
    /// One file.
    package let left: ComparedFile
    /// The other.
    package let right: ComparedFile
    /// The outcome.
    package let pair: CatalogPair

    /// Whether both files were read to the last value.
    package var isComplete: Bool { left.isWhole && right.isWhole }

    /// Reads both files at the same time, and matches them.
    ///
    /// - Parameters:
    ///   - left: The path of one file.
    ///   - right: The path of the other; it may be the same.
    ///   - verdicts: What the user said, by the ids as the files have them.
    @concurrent
    package static func of(
        _ left: String, _ right: String, verdicts: Verdicts = .none
    ) async throws(UnreadableFiles) -> FileMatch {
        let files = try await UnreadableFiles.both(
            { () throws(CatalogFileError) in try await ComparedFile.reading(left) },
            { () throws(CatalogFileError) in try await ComparedFile.reading(right) })
        return FileMatch(
            left: files.0, right: files.1,
            pair: CatalogPair(files.0.table, files.1.table, verdicts: verdicts))
    }
}
