internal import CatalogCore

/// The tasks of a group, in a lane for each source: some are under way, and the rest waits for its turn.
///
/// What is added to a lane begins in the order in which it was added, at once where the lane has room. The lanes know
/// nothing of each other, so a source that is slow, or hangs, holds up nobody but itself. No task may wait for one of
/// its own lane, which may not have begun.
struct Lanes<Result: Sendable> {
    /// What gives a result.
    typealias Work = @Sendable () async throws -> Result
    /// The group that the tasks are of.
    typealias Group = ThrowingTaskGroup<(lane: ProviderID, result: Result), any Error>

    private struct Lane {
        var underWay = 0
        var waiting: ArraySlice<Work> = []
    }

    private var group: Group
    private let width: Int
    private var lanes: [ProviderID: Lane] = [:]

    /// - Parameters:
    ///   - group: A group of its own, to be used no further elsewhere.
    ///   - width: At most so many tasks of each lane are under way; at least one.
    init(of group: Group, width: Int) {
        self.group = group
        self.width = max(width, 1)
    }

    /// Has something done as soon as there is room in a source's lane.
    mutating func add(to lane: ProviderID, _ work: @escaping Work) {
        if lanes[lane, default: Lane()].underWay < width {
            lanes[lane, default: Lane()].underWay += 1
            begin(work, in: lane)
        } else {
            lanes[lane, default: Lane()].waiting.append(work)
        }
    }

    /// The result of whatever ends next; nil when all is done.
    mutating func next() async throws -> Result? {
        guard let (lane, result) = try await group.next() else { return nil }
        if let work = lanes[lane]?.waiting.popFirst() {
            begin(work, in: lane)
        } else {
            lanes[lane]?.underWay -= 1
        }
        return result
    }

    private mutating func begin(_ work: @escaping Work, in lane: ProviderID) {
        group.addTask { (lane, try await work()) }
    }
}
