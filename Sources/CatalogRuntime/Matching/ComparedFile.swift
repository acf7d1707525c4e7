package import CatalogFiles
package import CatalogMerger
internal import Foundation

/// A catalog file as far as matching looks at it.
package struct ComparedFile: Sendable {
    /// The path as it was named.
    package let path: String
    /// Its records, row for row.
    package let table: MatchTable
    /// What was wrong with rows, in the order of the file, as whole sentences but for the full stop; a thousand at
    /// most.
    package let problems: [String]
    /// How many problems there were beside those.
    package let furtherProblems: Int
    /// Why the reading ended before the file did, and what to do; nil where it did not.
    package let damage: String?

    /// Whether everything in it was read.
    package var isWhole: Bool { problems.isEmpty && damage == nil }

    /// Reads a file, off the caller's executor.
    ///
    /// - Throws: Where it is no catalog, and when the task is ended.
    @concurrent
    package static func reading(_ path: String) async throws(CatalogFileError) -> ComparedFile {
        // What cannot be looked at fails when it is read, and says why.
        let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
        let isOnDisk = attributes[.type] as? FileAttributeType == .typeRegular
        let size = attributes[.size] as? Int ?? 0
        let bytes = path.lowercased().hasSuffix(".gz") ? size * usualPacking : size
        // Whether ids repeat is told faster of all of them than row by row. A file in which they do is read again,
        // to name the rows; a pipe cannot be.
        let file = try reading(path, bytes: bytes, checksIDs: !isOnDisk)
        guard isOnDisk, file.table.repeatsIDs else { return file }
        return try reading(path, bytes: bytes, checksIDs: true)
    }

    /// - Parameter bytes: About how many the file holds, unpacked; 0 where nobody can say.
    private static func reading(
        _ path: String, bytes: Int, checksIDs: Bool
    ) throws(CatalogFileError) -> ComparedFile {
        var options = options
        options.checksIDs = checksIDs
        var filler = MatchTableFiller()
        filler.reserve(bytes: bytes)
        let findings = try CatalogFile(path: path).read(options) { filler.append($0) }
        return ComparedFile(
            path: path, table: filler.table,
            problems: findings.problems.map { "\(path), \($0.description) (\($0.loss.words))" },
            furtherProblems: findings.furtherProblems, damage: findings.damage?.description)
    }

    /// What is read of a file. A day of release says little that the year did not, so that it is read where there
    /// is no year.
    static let options = CatalogFile.Options(
        columns: [
            .originalTitle, .alternativeTitles, .year, .releaseDate, .language, .runtimeMinutes, .directors,
            .actors, .genres, .imdbID,
        ],
        stopgaps: [.year: .releaseDate])

    /// Catalogs become about so many times smaller when they are packed.
    private static let usualPacking = 3
}
