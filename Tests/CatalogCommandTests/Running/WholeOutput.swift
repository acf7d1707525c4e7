import CatalogTestSupport
import Foundation
import Testing

/// What the program printed, held against a file: every byte of it.
enum WholeOutput {
    /// Expects an output to be that of a fixture; writes the fixture anew where `CATALOG_WRITE_FIXTURES` is 1.
    ///
    /// - Parameter test: The test's own file; leave it to its default.
    static func expect(
        _ output: String, in fixture: String, beside test: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if ProcessInfo.processInfo.environment["CATALOG_WRITE_FIXTURES"] == "1" {
            try Data(output.utf8).write(to: Fixture.folder(beside: test).appending(path: fixture))
        }
        #expect(
            try output == Fixture.text(fixture, beside: test), "see \(fixture)",
            sourceLocation: sourceLocation)
    }
}
