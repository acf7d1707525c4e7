package import CatalogCore
internal import CatalogFiles

/// A list that another program, or this one, wrote: CSV of `catalog`, IMDb, Letterboxd or Trakt, told by its header,
/// or NDJSON.
package struct ImportedList: Sendable {
    /// The path as it was named.
    package let path: String
    /// Its movies, in its order; those that it has twice, twice.
    package let entries: [WatchlistEntry]
    /// How many rows were left out because they are of series, episodes, games or people.
    package let others: Int
    /// What was wrong with rows, in the order of the file, as whole sentences but for the full stop; a thousand at
    /// most.
    package let problems: [String]
    /// How many problems there were beside those.
    package let furtherProblems: Int
    /// Why the reading ended before the file did, and what to do; nil where it did not.
    package let damage: String?

    /// Whether everything in it was read.
    package var isWhole: Bool { problems.isEmpty && damage == nil }

    /// Reads a list, off the caller's executor.
    ///
    /// - Parameters:
    ///   - kinds: The kind of every configured provider.
    ///   - today: Since when movies are on the list of which it does not say.
    /// - Throws: Where it is no list that is known, and when the task is ended.
    @concurrent
    package static func reading(
        _ path: String, kinds: [ProviderID: String], today: CalendarDay
    ) async throws(UnreadableList) -> ImportedList {
        var reader = ListReader(kinds: kinds, today: today)
        do throws(CatalogFileError) {
            let findings = try SheetFile(path: path).read(into: &reader)
            return ImportedList(
                path: path, entries: reader.entries, others: reader.others,
                problems: findings.problems.map { "\(path), \($0.description) (\($0.loss.words))" },
                furtherProblems: findings.furtherProblems, damage: findings.damage?.description)
        } catch {
            throw UnreadableList(error: error)
        }
    }
}

/// Why a file could not be read as a list.
package struct UnreadableList: Error, CustomStringConvertible {
    let error: CatalogFileError

    /// What is wrong with the file and what to do; for a header that is not known, which are.
    package var description: String {
        guard isAboutHeader else { return error.description }
        return
            "\(error.path) \(error.problem). A list begins with the names of its columns; known are those of "
            + ListForm.ofCSV.map(\.described).joined(separator: ", ") + "."
    }

    private var isAboutHeader: Bool {
        if case .unknownHeader = error.fault { true } else { error.fault == .empty }
    }
}
