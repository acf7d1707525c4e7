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

/// What came of reading a file.
package struct CatalogFindings: Sendable {
    /// How many problems are kept. A million rows with one mistake must not fill the memory with it.
    package static let mostKept = 1000

    /// What was wrong with rows, in the order of the file: the first of them, ``mostKept`` at most.
    package private(set) var problems: [RowProblem] = []
    /// How many problems there were beside those kept.
    package private(set) var furtherProblems = 0
    /// How many rows were read and handed on.
    package internal(set) var rows = 0
    /// Why the reading ended before the file did; nil where it did not. What was handed on before it counts.
    package internal(set) var damage: CatalogFileError?

    /// The ids of the rows that were handed on, numbered in their order; nil where they were not checked.
    var ids: RowIDs?

    /// Makes findings of a file of which nothing was read yet.
    package init() {}

    /// Notes a problem; it is made only where it is kept.
    mutating func note(_ problem: @autoclosure () -> RowProblem) {
        if problems.count < Self.mostKept {
            problems.append(problem())
        } else {
            furtherProblems += 1
        }
    }
}
