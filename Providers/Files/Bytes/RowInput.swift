/// The row being read, and the part of the file around it.
///
/// A row's bytes lie in one buffer, at which rows are found where they stand: nothing is copied for a row. The
/// buffer is moved on when its last row is not whole, and grows for a row that does not fit, up to a limit.
struct RowInput: ~Copyable {
    /// The row, and the buffer it lies in.
    var row: CatalogRow
    /// Where what is not yet used begins in the buffer.
    var start = 0
    /// Behind the last byte that was read.
    private(set) var end = 0
    /// The line on which `start` stands.
    var line = 1
    private(set) var isAtEnd = false
    private var stream: ByteStream
    private var capacity: Int

    /// How long a row may be.
    let limit: RowLimit
    /// The form that the file's name tells.
    private let namedForm: FileForm?

    /// Opens a file.
    ///
    /// - Parameter capacity: How much of it is looked at, at first.
    init(path: String, capacity: Int, limit: RowLimit) throws(CatalogFileError) {
        let file = try OpenFile(path: path)
        let namedForm = try FileForm(ofName: path, isRegular: file.isRegular)
        let stream = try ByteStream(file)
        self.namedForm = namedForm
        self.stream = stream
        self.limit = limit
        self.capacity = max(capacity, 1)
        row = CatalogRow(bytes: [UInt8](repeating: 0, count: self.capacity + Self.margin))
    }

    var path: String { stream.path }

    /// How the file is written: by its name, else by what comes first.
    mutating func form() throws(CatalogFileError) -> FileForm {
        if let namedForm { namedForm } else { try FileForm(beginning: &self) }
    }

    /// Whether what is not yet used is more than a row may be.
    var isTooLong: Bool { end - start > limit.longestRow }

    /// Reads on, and leaves what is not yet used in the buffer; it may move.
    ///
    /// Behind the end of the file stands a line feed that is not the file's, so that every line has its end.
    ///
    /// - Returns: False at the end of the file, and when what is not used is too long for a row.
    mutating func extend() throws(CatalogFileError) -> Bool {
        guard !isAtEnd, !isTooLong else { return false }
        if start > 0 {
            move()
        } else if end == capacity {
            row.bytes.append(contentsOf: repeatElement(0, count: capacity))
            capacity *= 2
        }
        let count = try stream.fill(&row.bytes, end..<capacity)
        end += count
        if count == 0 {
            row.bytes[end] = UInt8(ascii: "\n")
            end += 1
            isAtEnd = true
        }
        return true
    }

    /// Drops what was written behind the buffer for the last row.
    mutating func tidy() {
        let excess = row.bytes.count - capacity - Self.margin
        if excess > 0 { row.bytes.removeLast(excess) }
    }

    private mutating func move() {
        let (from, count) = (start, end - start)
        unsafe row.bytes.withUnsafeMutableBytes { bytes in
            unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[..<count])
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<from + count]))
        }
        start = 0
        end = count
    }

    /// Room behind the buffer for the last line feed and for words that are read beyond the end.
    private static let margin = ByteHits.overhang + 1
}
