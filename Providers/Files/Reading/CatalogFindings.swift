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
