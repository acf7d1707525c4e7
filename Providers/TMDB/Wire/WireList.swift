internal import CatalogWire

/// A list of which a bad item costs itself alone, and all of them are told of in one sentence.
struct WireList<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The items that could be read, in their order.
    let items: [Item]
    /// What could not; nil where everything could.
    let loss: String?

    init(from decoder: any Decoder) throws {
        let list = try LossyList<Item>(from: decoder)
        var losses = Losses()
        for loss in list.losses { losses.add(loss.foundInside, at: "item \(loss.index + 1)") }
        items = list.items
        loss = losses.words
    }
}

/// What was lost of a list, told in one sentence however much it was.
struct Losses: Sendable {
    /// How many items were lost.
    private(set) var count = 0
    private var first = ""

    /// Counts an item.
    ///
    /// - Parameters:
    ///   - found: What was found in its stead.
    ///   - place: Where: `item 3`.
    mutating func add(_ found: String, at place: @autoclosure () -> String) {
        if count == 0 { first = "\(place()): \(found)" }
        count += 1
    }

    /// `item 3: 'id' is missing (and 2 more)`; nil where nothing was lost.
    var words: String? {
        switch count {
        case 0: nil
        case 1: first
        default: "\(first) (and \(count - 1) more)"
        }
    }
}

extension WireList<WireItem> {
    /// The movies among the items.
    var movies: [WireMovie] { items.compactMap(\.movie) }
}
