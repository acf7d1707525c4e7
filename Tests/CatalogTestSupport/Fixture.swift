package import Foundation

/// Files that stand in a folder `Fixtures` beside the test that reads them.
package enum Fixture {
    /// The bytes of a fixture.
    ///
    /// - Parameter test: The test's own file; leave it to its default.
    package static func data(_ name: String, beside test: String = #filePath) throws -> Data {
        try Data(contentsOf: folder(beside: test).appending(path: name))
    }

    /// The text of a fixture.
    package static func text(_ name: String, beside test: String = #filePath) throws -> String {
        String(decoding: try data(name, beside: test), as: UTF8.self)
    }

    /// The folder `Fixtures` beside a test.
    package static func folder(beside test: String = #filePath) -> URL {
        URL(filePath: test).deletingLastPathComponent().appending(path: "Fixtures")
    }
}
