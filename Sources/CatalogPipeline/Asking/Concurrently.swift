/// What `work` gives for each item, in the order of the items; many of them at the same time.
///
/// Items begin in their order, and one that has not begun never holds up another. Where they are of several sources,
/// give each source a call of its own: then one that hangs holds up nobody but itself.
///
/// - Parameter count: At most so many are under way.
func concurrently<Item: Sendable, Value: Sendable>(
    _ items: [Item], atOnce count: Int = tasksAtOnce,
    _ work: @escaping @Sendable (Item) async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var values: [(Int, Value)] = []
        for (index, item) in items.enumerated() {
            if index >= count, let value = try await group.next() { values.append(value) }
            group.addTask { (index, try await work(item)) }
        }
        return try await group.reduce(into: values) { $0.append($1) }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// So many tasks of one group are under way at the same time.
///
/// A group looks for a task that has ended among all of its tasks, one after the other: 40,000 of them take seconds,
/// and twice as many four times as long. Yet whoever limits what is asked at once must find enough to choose from, and
/// services bear tens of requests.
let tasksAtOnce = 1_000
