/// What `work` gives for each item, in the order of the items; all of them at the same time.
func concurrently<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        for (index, item) in items.enumerated() {
            group.addTask { (index, try await work(item)) }
        }
        return try await group.reduce(into: [(Int, Value)]()) { $0.append($1) }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }
}
