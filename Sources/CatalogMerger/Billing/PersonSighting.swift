internal import CatalogCore

/// What movies say about one key.
struct PersonSighting {
    let key: PersonKey
    /// The highest figure that the key's provider gives.
    private(set) var popularity: Double?
    private var spellings: [(name: String, count: Int)] = []

    init(key: PersonKey) {
        self.key = key
    }

    /// Takes in one credit of the key.
    mutating func note(_ credit: Credit) {
        if let figure = credit.popularity { popularity = max(popularity ?? figure, figure) }
        if let known = spellings.firstIndex(where: { $0.name == credit.name }) {
            spellings[known].count += 1
        } else {
            spellings.append((credit.name, 1))
        }
    }

    /// The most common spelling, of equally common ones the first in the alphabet; empty where none was seen.
    var name: String { spellings.min { ($1.count, $0.name) < ($0.count, $1.name) }?.name ?? "" }
}
