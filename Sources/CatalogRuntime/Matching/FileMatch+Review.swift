package import CatalogMerger
internal import CatalogFiles

extension FileMatch {
    /// The pairs that are too uncertain to accept, the most probable first, equally probable ones by id, with what
    /// would decide them.
    ///
    /// Both files are read once more, for what their records are called. They must be files on disk.
    ///
    /// - Parameter limit: How many, at most; nil for all.
    package func review(limit: Int? = nil) async throws(UnreadableFiles) -> [ReviewItem] {
        let ranked = pair.uncertain.map { ranked in
            let rows = pair.rows(of: ranked)
            return (ranked: ranked, left: left.table.id(of: rows.left), right: right.table.id(of: rows.right))
        }
        let chosen = ranked.sorted { one, other in
            guard one.ranked.probability == other.ranked.probability else {
                return one.ranked.probability > other.ranked.probability
            }
            return (one.left, one.right) < (other.left, other.right)
        }.prefix(limit ?? ranked.count)
        let rivals = pair.rivals(of: chosen.map(\.ranked))
        var ids = (left: Set(chosen.map(\.left)), right: Set(chosen.map(\.right)))
        for case let rival? in rivals {
            if rival.sharesLeft {
                ids.right.insert(right.table.id(of: rival.row))
            } else {
                ids.left.insert(left.table.id(of: rival.row))
            }
        }
        let written = try await WrittenRecords.reading(ids.left, of: left.path, ids.right, of: right.path)
        return zip(chosen, rivals).map { chosen, rival in
            ReviewItem(
                left: written.record(chosen.left, .left), right: written.record(chosen.right, .right),
                probability: chosen.ranked.probability,
                clues: pair.clues(of: chosen.ranked).map { clue in
                    MatchEvidence.Clue(
                        clue.kind, clue.words, left: written.left[chosen.left]?.said[clue.kind],
                        right: written.right[chosen.right]?.said[clue.kind], weight: clue.weight)
                },
                unknown: pair.unknown(of: chosen.ranked),
                rival: rival.map { rival in
                    rival.sharesLeft
                        ? .init(
                            of: written.record(chosen.left, .left),
                            record: written.record(right.table.id(of: rival.row), .right))
                        : .init(
                            of: written.record(chosen.right, .right),
                            record: written.record(left.table.id(of: rival.row), .left))
                })
        }
    }
}

/// Records of two files as they are written there, by their ids.
package struct WrittenRecords: Sendable {
    /// Those of the left file.
    package let left: [String: WrittenRecord]
    /// Those of the right file.
    package let right: [String: WrittenRecord]

    /// Reads the records of some ids out of both files, at the same time.
    package static func reading(
        _ lefts: Set<String>, of left: String, _ rights: Set<String>, of right: String
    ) async throws(UnreadableFiles) -> WrittenRecords {
        let found = try await UnreadableFiles.both(
            { () throws(CatalogFileError) in try await WrittenRecord.reading(lefts, of: left) },
            { () throws(CatalogFileError) in try await WrittenRecord.reading(rights, of: right) })
        return WrittenRecords(left: found.0, right: found.1)
    }

    /// Which of two files.
    package enum Side: String, Sendable {
        /// The first that was named.
        case left
        /// The second.
        case right
    }

    /// A record as those see it who are asked about it. One that has left its file since goes by its id.
    package func record(_ id: String, _ side: Side) -> ReviewedRecord {
        let found = side == .left ? left[id] : right[id]
        return ReviewedRecord(
            catalog: side.rawValue, id: id, title: found?.title ?? id, year: found?.year)
    }
}
