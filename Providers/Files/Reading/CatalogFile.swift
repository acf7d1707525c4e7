/// A catalog on disk, or in a pipe: CSV with a header, or one JSON object on each line.
///
/// It is read forward and once, in memory that does not grow with it. Files of two catalogs may be read by two
/// tasks at the same time; so may one file.
package struct CatalogFile: Hashable, Sendable {
    /// The file's path, as it was named.
    package let path: String
    /// How much of the file is looked at, at first; a row that is longer makes it more.
    private let capacity: Int
    private let limit: RowLimit

    /// Names a file. Nothing is opened yet.
    ///
    /// - Parameter path: The form follows the name: `.csv`, `.tsv`, `.ndjson`, `.jsonl` or `.json-lines`, each
    ///   also with `.gz` behind it. A name without any of it, and a pipe, is told by what comes first. Whether
    ///   bytes are packed is told by themselves.
    package init(path: String) {
        self.init(path: path, capacity: 1 << 18)
    }

    /// Names a file of which so many bytes are looked at, at first.
    init(path: String, capacity: Int, limit: RowLimit = RowLimit()) {
        self.path = path
        self.capacity = capacity
        self.limit = limit
    }

    /// How a file is read.
    package struct Options: Hashable, Sendable {
        /// Whether a row is bad whose id an earlier row had. That takes about forty bytes for each row; who looks
        /// ids up anyway may do without.
        package var checksIDs = true
        /// What is dropped in front of ids that begin with it, such as `tmdb:`.
        package var droppedPrefix = ""

        /// The columns that are read, besides the required ones. Others are as if the file did not have them:
        /// what is wrong with their values is nobody's business.
        package var columns = Set(Column.allCases)

        /// By a column its stopgap, which is read only where a file, or an object of NDJSON, lacks the column.
        package var stopgaps: [Column: Column] = [:]

        /// Makes options.
        package init(
            checksIDs: Bool = true, droppedPrefix: String = "", columns: Set<Column> = Set(Column.allCases),
            stopgaps: [Column: Column] = [:]
        ) {
            self.checksIDs = checksIDs
            self.droppedPrefix = droppedPrefix
            self.columns = columns
            self.stopgaps = stopgaps
        }

        /// The columns to read of those that there are.
        func wanted(of present: some Sequence<Column>) -> Set<Column> {
            let present = Set(present)
            let superfluous = stopgaps.filter { present.contains($0.key) }.values
            return present.intersection(columns.union(Column.required)).subtracting(superfluous)
        }
    }

    /// Reads the file, and calls `body` for each good row in the order of the file.
    ///
    /// - Parameter body: Takes a row, which is valid for the call.
    /// - Returns: What was wrong with rows, and with the file behind the last one that was handed on.
    /// - Throws: When there is no catalog to read, before any row was handed on, and when the run is ended.
    package func read(
        _ options: Options = Options(), _ body: (borrowing CatalogRow) -> Void
    ) throws(CatalogFileError) -> CatalogFindings {
        var input = try RowInput(path: path, capacity: capacity, limit: limit)
        switch try input.form() {
        case .csv:
            let header = try CSVHeader(readFrom: &input)
            let allowsComma = header.separator != UInt8(ascii: ",")
            var reader = RowReader(input, RowInspector(options, allowsComma: allowsComma))
            return try reader.read(
                CSVLayout(header, options.wanted(of: header.columns.compactMap(\.self))), body)
        case .ndjson:
            try input.skipToObjects()
            var reader = RowReader(input, RowInspector(options, allowsComma: false))
            return try reader.read(ColumnKeys(options), body)
        }
    }
}
