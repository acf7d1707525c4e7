/// Why a file could not be read as a catalog. The wording is elsewhere; these are the facts.
package struct CatalogFileError: Error, Hashable, Sendable {
    /// The file as it was named.
    package let path: String
    /// What is wrong with it.
    package let fault: Fault

    /// Makes an error.
    package init(_ path: String, _ fault: Fault) {
        self.path = path
        self.fault = fault
    }

    /// The same error, where it is damage, with the line behind which it is.
    func behind(line: Int) -> Self {
        guard case .damaged(_, let damage) = fault else { return self }
        return CatalogFileError(path, .damaged(lastLine: line, damage))
    }

    /// What can be wrong with a file as a whole.
    package enum Fault: Hashable, Sendable {
        /// There is no such file; the name in its folder that was probably meant.
        case missing(nearest: String?)
        /// It is a folder.
        case folder
        /// It may not be read, or the reading failed; the system's words.
        case unreadable(String)
        /// Its name ends in something that no catalog does; without the dot.
        case unknownExtension(String)
        /// What it holds is something else, whatever its name says.
        case foreign(Foreign)
        /// There is nothing in it, or nothing but blank lines.
        case empty
        /// Its first line names no such column.
        case missingColumn(Column, found: [String])
        /// None of its first lines is a header that its reader knows; the names on the first.
        case unknownHeader(found: [String])
        /// Its first line names a column twice.
        case repeatedColumn(Column)
        /// Its first line is longer than a row may be, or has a quote that is not closed.
        case unreadableHeader(String)
        /// Its compressed bytes cannot be unpacked any further; the last line that could be read whole.
        case damaged(lastLine: Int, Damage)
        /// The run was ended.
        case canceled
    }

    /// Files that are taken for catalogs by mistake.
    package enum Foreign: Hashable, Sendable {
        /// An archive, as `.xlsx`, `.ods` and `.zip` are.
        case archive
        /// Text in UTF-16, as spreadsheets call "Unicode text".
        case utf16
        /// One JSON array instead of an object on each line.
        case jsonArray
    }

    /// What is wrong with compressed bytes.
    package enum Damage: Hashable, Sendable {
        /// They end in the middle.
        case cutOff
        /// They are not what was packed.
        case corrupt(String)
        /// Something else follows the end.
        case trailing
    }
}
