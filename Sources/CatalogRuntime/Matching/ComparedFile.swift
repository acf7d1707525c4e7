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
        var filler = MatchTableFiller()
        filler.reserve(bytes: size(of: path))
        let findings = try CatalogFile(path: path).read(Self.options) { filler.append($0) }
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

    /// About how many bytes a file holds, unpacked; 0 where nobody can say.
    private static func size(of path: String) -> Int {
        // What cannot be looked at fails when it is read, and says why.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = attributes?[.size] as? Int ?? 0
        return path.lowercased().hasSuffix(".gz") ? size * usualPacking : size
    }

    /// Catalogs become about so many times smaller when they are packed.
    private static let usualPacking = 3
}
