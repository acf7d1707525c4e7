/// What was wrong with a row of a catalog file.
package struct RowProblem: Hashable, Sendable {
    /// What it cost.
    package enum Loss: Hashable, Sendable {
        /// The whole row: it was skipped.
        case row
        /// The value of one column, which is as if nobody could say; the rest of the row was read.
        case value
        /// Nothing but what could not be read of the value, which was mended.
        case nothing
    }

    /// The line on which it was found, the first of the file being 1. A row may be of several lines.
    package let line: Int
    /// The column, where it is about one.
    package let column: Column?
    /// What was found, in words that go on from "line 7 could not be read".
    package let what: String
    /// What it cost.
    package let loss: Loss

    /// Makes a problem.
    package init(line: Int, column: Column? = nil, what: String, loss: Loss) {
        self.line = line
        self.column = column
        self.what = what
        self.loss = loss
    }
}

extension RowProblem {
    /// A value that is lost because it is not of the form that its column has.
    package init(line: Int, refusing value: String, of column: String, expected: String) {
        let bytes = Array(value.utf8)
        self.init(
            line: line,
            what: "'\(column)' is \(CellText.quoted(bytes.span, bytes.indices)), which is no \(expected)",
            loss: .value)
    }
}

extension RowProblem: CustomStringConvertible {
    /// `line 7: 'year' is 'soon', which is no whole number from 1870 to 2100`
    package var description: String { "line \(line): \(what)" }
}

extension RowProblem.Loss {
    /// What became of it, in words.
    package var words: String {
        switch self {
        case .row: "row left out"
        case .value: "value left out"
        case .nothing: "mended"
        }
    }
}
