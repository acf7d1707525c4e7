/// What entries say is the same, put together through every chain.
struct VerdictGroups {
    /// Every id that is named, one group a movie: each group sorted, the groups by their first id.
    let movies: [[String]]
    /// The index in ``movies`` of each id's group.
    let movieOfID: [String: Int]

    init(of entries: [Verdicts.Entry]) {
        var numbers: [String: Int] = [:]
        var parents: [Int] = []
        for entry in entries {
            var first: Int?
            for id in entry.ids {
                let number = numbers[id] ?? parents.count
                if number == parents.count {
                    numbers[id] = number
                    parents.append(number)
                }
                guard entry.verdict == .same else { continue }
                let root = Self.root(of: number, in: &parents)
                if let first { parents[root] = Self.root(of: first, in: &parents) } else { first = root }
            }
        }
        var members: [Int: [String]] = [:]
        for (id, number) in numbers { members[Self.root(of: number, in: &parents), default: []].append(id) }
        let movies = members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
        var movieOfID: [String: Int] = [:]
        for (movie, ids) in movies.enumerated() {
            for id in ids { movieOfID[id] = movie }
        }
        self.movies = movies
        self.movieOfID = movieOfID
    }

    /// The number that stands for a group, and a shorter way to it for the next who asks.
    private static func root(of number: Int, in parents: inout [Int]) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }
}

// MARK: - Contradictions

extension VerdictGroups {
    /// What contradicts itself, at most ``VerdictContradictions/most``: first what is said to be different,
    /// in the order of the entries, then ids of one provider, in the order of the movies.
    func contradictions(in entries: [Verdicts.Entry], onePerProvider: Bool) -> [VerdictContradiction] {
        var clashes: [(left: String, right: String, against: VerdictContradiction.Against)] = []
        for (index, entry) in entries.enumerated() where entry.verdict == .different {
            for (left, right) in pairs(in: entry.ids, sharing: { movieOfID[$0] }) {
                clashes.append((left, right, .entry(index)))
            }
        }
        if onePerProvider {
            for movie in movies where movie.count > 1 {
                for (left, right) in pairs(in: movie, sharing: { MovieID($0)?.provider }) {
                    clashes.append((left, right, .oneProvider))
                }
            }
        }
        guard !clashes.isEmpty else { return [] }
        let chains = VerdictChains(of: entries)
        return clashes.prefix(VerdictContradictions.most).map { clash in
            VerdictContradiction(
                left: clash.left, right: clash.right,
                chain: chains.shortest(from: clash.left, to: clash.right),
                against: clash.against)
        }
    }

    /// The first id of each kind with every later one of that kind; an id that stands twice counts once.
    private func pairs<Kind: Hashable>(
        in ids: [String], sharing kind: (String) -> Kind?
    ) -> [(String, String)] {
        var first: [Kind: String] = [:]
        var seen: Set<String> = []
        var pairs: [(String, String)] = []
        for id in ids where seen.insert(id).inserted {
            guard let kind = kind(id) else { continue }
            if let earlier = first[kind] { pairs.append((earlier, id)) } else { first[kind] = id }
        }
        return pairs
    }
}

/// The ways from id to id over what is said to be the same.
private struct VerdictChains {
    private let entries: [Verdicts.Entry]
    /// The entries that say what an id is the same as, in their order.
    private var entriesOfID: [String: [Int]] = [:]

    init(of entries: [Verdicts.Entry]) {
        self.entries = entries
        for (index, entry) in entries.enumerated() where entry.verdict == .same {
            for id in entry.ids { entriesOfID[id, default: []].append(index) }
        }
    }

    /// The fewest entries, by index, that lead from one id to another, in the order of the way; empty where
    /// there is no way.
    func shortest(from start: String, to end: String) -> [Int] {
        var steps: [String: (from: String, over: Int)] = [:]
        var used: Set<Int> = []
        var front = [start]
        while !front.isEmpty, steps[end] == nil {
            var next: [String] = []
            for id in front {
                for index in entriesOfID[id] ?? [] where used.insert(index).inserted {
                    for neighbor in entries[index].ids where neighbor != start && steps[neighbor] == nil {
                        steps[neighbor] = (id, index)
                        next.append(neighbor)
                    }
                }
            }
            front = next
        }
        var way: [Int] = []
        var id = end
        while let step = steps[id] {
            way.append(step.over)
            id = step.from
        }
        return way.reversed()
    }
}
