internal import CatalogCore

/// Brings movies into order that are level so far: by more of their titles, then by their ids.
struct TieOrder: Sendable {
    let titles: FoldedTitles
    let isDescending: Bool
    /// The id of the movie at a place; no two have the same.
    let id: @Sendable (Int) -> MovieID

    /// The places of movies in their order.
    ///
    /// - Parameters:
    ///   - entries: Sorted by what they hold.
    ///   - offset: How many bytes of their titles stand before those in the entries; they are equal.
    func places(of entries: [SortEntry], behind offset: Int = 0) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(entries.count)
        add(entries, behind: offset, to: &places)
        return places
    }

    private func add(_ entries: [SortEntry], behind offset: Int, to places: inout [Int]) {
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].isLevel(with: entries[start]) { end += 1 }
            if end == start + 1 {
                places.append(entries[start].place)
            } else {
                add(level: entries[start..<end], behind: offset, to: &places)
            }
            start = end
        }
    }

    private func add(level run: ArraySlice<SortEntry>, behind offset: Int, to places: inout [Int]) {
        switch run[run.startIndex].beginning.meaning {
        case .whole: addByID(run.map(\.place), to: &places)
        case .part where offset < Self.deepest:
            let next = offset + FoldedTitles.Beginning.size
            let further = run.map { entry in
                SortEntry(
                    figure: entry.figure, beginning: titles.beginning(of: entry.place, behind: next),
                    place: entry.place)
            }
            add(further.sorted { $0.precedes($1, isDescending) }, behind: next, to: &places)
        case .part, .foreign: addByTitle(run.map(\.place), to: &places)
        }
    }

    /// Behind so many bytes titles are compared as texts, for each step down takes room on the stack.
    private static let deepest = 256

    /// Adds the places of movies by their titles as texts, which may be level as well.
    private func addByTitle(_ run: [Int], to places: inout [Int]) {
        // In catalogs of another script these may be nearly all movies.
        let stretches = Parallel.mapChunks(of: run.count) { part in
            run[part].map { (title: titles[$0], place: $0) }.sorted { precedes($0.title, $1.title) }
        }
        places += Parallel.mapMerged(stretches) {
            precedes($0.title, $1.title)
        } _: { sorted in
            var places: [Int] = []
            var start = 0
            while start < sorted.count {
                var end = start + 1
                while end < sorted.count, sorted[end].title == sorted[start].title { end += 1 }
                addByID(sorted[start..<end].map { $0.place }, to: &places)
                start = end
            }
            return places
        }.flatMap(\.self)
    }

    private func precedes(_ one: String, _ other: String) -> Bool {
        isDescending ? other < one : one < other
    }

    /// Adds the places of movies of one title.
    private func addByID(_ run: [Int], to places: inout [Int]) {
        guard run.count > 1 else { return places += run }
        // Once for each, for making an id takes longer than comparing two.
        places += run.map { (id: id($0), place: $0) }.sorted { $0.id < $1.id }.map { $0.place }
    }
}
