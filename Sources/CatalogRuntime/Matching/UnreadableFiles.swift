package import CatalogFiles

/// Files that cannot be matched because they cannot be read.
package struct UnreadableFiles: Error, CustomStringConvertible {
    /// What is wrong with each, never none.
    package let errors: [CatalogFileError]

    /// What is wrong and what to do, a line for each file.
    package var description: String { errors.map(\.description).joined(separator: "\n") }

    /// Does something with two files at the same time.
    ///
    /// - Throws: What is wrong with either or both; the same is said once.
    static func both<Left: Sendable, Right: Sendable>(
        _ left: @escaping @Sendable () async throws(CatalogFileError) -> Left,
        _ right: @escaping @Sendable () async throws(CatalogFileError) -> Right
    ) async throws(UnreadableFiles) -> (Left, Right) {
        async let one = outcome(of: left)
        async let other = outcome(of: right)
        switch (await one, await other) {
        case (.success(let left), .success(let right)):
            return (left, right)
        case (.failure(let error), .failure(let second)):
            throw UnreadableFiles(errors: error == second ? [error] : [error, second])
        case (.failure(let error), .success), (.success, .failure(let error)):
            throw UnreadableFiles(errors: [error])
        }
    }

    private static func outcome<Value>(
        of body: @Sendable () async throws(CatalogFileError) -> Value
    ) async -> Result<Value, CatalogFileError> {
        do throws(CatalogFileError) {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
}
