/// A place in a file, as messages point at it.
package struct FileLocation: Hashable, Sendable, CustomStringConvertible {
    /// The file, as the user would name it.
    package let file: String
    /// The place in it; nil where the whole file is meant.
    package let position: FilePosition?

    /// Makes a location.
    package init(file: String, position: FilePosition? = nil) {
        self.file = file
        self.position = position
    }

    /// `file:line:column`, which editors and terminals make a link of.
    package var description: String {
        guard let position else { return file }
        return "\(file):\(position.line):\(position.column)"
    }
}

/// A line and a column in a text.
package struct FilePosition: Hashable, Comparable, Sendable {
    /// The line, 1 first.
    package let line: Int
    /// The column in Unicode scalars, 1 first.
    package let column: Int

    /// Makes a position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The one that comes first in the text is less.
    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
