internal import CatalogTestSupport
internal import Foundation

@testable import CatalogFiles

/// A row as a test compares it: every value that was handed on, as text.
struct ReadRow: Equatable, Sendable {
    var line: Int
    /// The values of columns that are no lists, as they stand; columns without a value are left out.
    var texts: [Column: String] = [:]
    /// The items of lists; lists without any are left out.
    var lists: [Column: [String]] = [:]

    init(line: Int, texts: [Column: String] = [:], lists: [Column: [String]] = [:]) {
        self.line = line
        self.texts = texts
        self.lists = lists
    }

    init(_ row: borrowing CatalogRow) {
        line = row.line
        for column in Column.allCases {
            if column.isList {
                let items = row.items(of: column).map { String(decoding: row.bytes[$0], as: UTF8.self) }
                if !items.isEmpty { lists[column] = items }
            } else {
                texts[column] = row.text(of: column)
            }
        }
    }
}

/// What a file came to.
struct ReadFile {
    var rows: [ReadRow] = []
    var findings = CatalogFindings()

    /// What was wrong, as it prints.
    var problems: [String] { findings.problems.map(\.description) }
}

/// Reads bytes as a catalog file of a name, through a file on disk.
///
/// - Parameter capacity: How much of the file is looked at, at first; small ones put every row on a boundary.
func read(
    _ bytes: some Sequence<UInt8>, as name: String = "films.csv", capacity: Int = 1 << 18,
    _ options: CatalogFile.Options = CatalogFile.Options(), limit: RowLimit = RowLimit()
) throws -> ReadFile {
    let folder = TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: name))
    var file = ReadFile()
    file.findings = try CatalogFile(path: folder.path(of: name), capacity: capacity, limit: limit).read(
        options
    ) { row in
        file.rows.append(ReadRow(row))
    }
    return file
}

/// Reads text as a catalog file of a name.
func read(
    _ text: String, as name: String = "films.csv", capacity: Int = 1 << 18,
    _ options: CatalogFile.Options = CatalogFile.Options(), limit: RowLimit = RowLimit()
) throws -> ReadFile {
    try read(text.utf8, as: name, capacity: capacity, options, limit: limit)
}

extension TemporaryFolder {
    /// The path of a file in it.
    func path(of name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
