/// How a catalog is written.
enum FileForm {
    case csv, ndjson

    /// The endings of names of each form; each may have `.gz` behind it.
    static let endings: [(form: FileForm, endings: [String])] = [
        (.csv, ["csv", "tsv"]), (.ndjson, ["ndjson", "jsonl", "json-lines"]),
    ]

    /// The form that a file's name tells; nil for a name without an ending, and for what is no file on disk.
    ///
    /// - Throws: When the name ends in something that no catalog does.
    init?(ofName path: String, isRegular: Bool) throws(CatalogFileError) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let bare = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
        guard let dot = bare.lastIndex(of: "."), dot != bare.startIndex else { return nil }
        let ending = String(bare[bare.index(after: dot)...])
        if let known = Self.endings.first(where: { $0.endings.contains(ending) }) {
            self = known.form
        } else if isRegular {
            throw CatalogFileError(path, .unknownExtension(ending))
        } else {
            return nil
        }
    }

    /// The form that the first bytes tell: objects begin with a brace, and no header does.
    init(beginning input: inout RowInput) throws(CatalogFileError) {
        self = try input.firstByte() == UInt8(ascii: "{") ? .ndjson : .csv
    }
}
