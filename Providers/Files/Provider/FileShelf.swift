internal import CatalogCore
internal import Synchronization

/// A catalog in memory: its rows, and what helps to find them. Indexes are made when they are first needed.
final class FileShelf: Sendable {
    let provider: ProviderID
    let rows: RowStore
    /// What every id begins with.
    let idBeginning: [UInt8]
    private let kept = Mutex(Kept())

    /// What rows are found by.
    private enum Subject {
        case ids, words, imdb
    }

    /// What was worked out so far.
    private struct Kept {
        var indexes: [Subject: RowIndex] = [:]
        var orders: [FileOrder: [UInt32]] = [:]
    }

    init(provider: ProviderID, rows: RowStore) {
        self.provider = provider
        self.rows = rows
        idBeginning = Array("\(provider.name):".utf8)
    }

    /// Whether any row has a column.
    func has(_ column: Column) -> Bool { rows.columns & column.bit != 0 }

    /// The row of a movie; nil where the file has no such movie.
    func row(of movie: MovieID) -> Int? {
        guard movie.provider == provider else { return nil }
        let key = Array(movie.key.utf8)
        return ids.rows(of: StoredRow.number(ofID: key.span)).first { rows[$0].hasID(key.span) }
    }

    /// The movie of a row. Ids hold no control characters, or the row would not be here.
    func id(of row: Int) -> MovieID {
        rows[row].text(.id).value.flatMap { MovieID(provider: provider, key: $0) }
            ?? MovieID(provider: provider, number: row)
    }

    /// What a list tells of the movie of a row.
    func summary(of row: Int) -> MovieSummary { rows[row].summary(id(of: row)) }

    /// The rows in an order, without those that have no place in it.
    func rows(in order: FileOrder) -> [UInt32] {
        kept.withLock { kept in
            if let rows = kept.orders[order] { return rows }
            let rows = order.sorted(self.rows)
            kept.orders[order] = rows
            return rows
        }
    }

    /// Finds rows by their ids.
    private var ids: RowIndex {
        index(of: .ids) { [$0.idNumber] }
    }

    /// Finds rows by the words of their titles.
    var words: RowIndex {
        index(of: .words) { row in row.titles.flatMap { FoldedText($0).words } }
    }

    /// Finds rows by their IMDb ids.
    var imdb: RowIndex {
        index(of: .imdb) { row in row.text(.imdbID).value.map { [FoldedText($0).whole] } ?? [] }
    }

    private func index(of subject: Subject, _ numbers: (StoredRow) -> [UInt64]) -> RowIndex {
        // Others who need the same index wait for it, rather than make it as well.
        kept.withLock { kept in
            if let index = kept.indexes[subject] { return index }
            let index = RowIndex(rows: rows.count) { numbers(rows[$0]) }
            kept.indexes[subject] = index
            return index
        }
    }
}
