internal import CatalogCore

/// An order in which a file's movies are listed.
enum FileOrder: Hashable, Sendable {
    /// By popularity; without any, by votes; without any, as the file has them. All movies have a place.
    case popular
    /// By rating, then by votes. Movies without a rating have no place.
    case topRated

    /// The numbers of the rows in this order; equals as the file has them.
    func sorted(_ rows: RowStore) -> [UInt32] {
        let all = (0..<UInt32(rows.count))
        switch self {
        case .popular:
            for column in [Column.popularity, .votes] where rows.columns & column.bit != 0 {
                let keys = all.map { rows[Int($0)].decimal(column).value ?? -1 }
                guard keys.contains(where: { $0 >= 0 }) else { continue }
                return all.sorted { (keys[Int($0)], $1) > (keys[Int($1)], $0) }
            }
            return Array(all)
        case .topRated:
            let keys = all.map { number in
                let row = rows[Int(number)]
                return (rating: row.decimal(.rating).value ?? -1, votes: row.decimal(.votes).value ?? -1)
            }
            return all.filter { keys[Int($0)].rating >= 0 }.sorted { left, right in
                let (one, other) = (keys[Int(left)], keys[Int(right)])
                return (one.rating, one.votes, right) > (other.rating, other.votes, left)
            }
        }
    }
}
