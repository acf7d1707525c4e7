internal import CatalogCore

/// The id of a row, as a number that finds it.
extension StoredRow {
    /// The number of the row's id.
    var idNumber: UInt64 {
        var number: UInt64 = 0
        withBytes(.id) { number = Self.number(ofID: $0) }
        return number
    }

    /// A number for an id, which hardly any other one has: its bytes mixed in as FNV does, then spread over all bits.
    static func number(ofID id: Span<UInt8>) -> UInt64 {
        var number: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in id.indices { number = (number ^ UInt64(id[index])) &* 0x100_0000_01B3 }
        number = (number ^ number >> 32) &* 0xD6E8_FEB8_6659_FD93
        return number ^ number >> 32
    }

    /// Whether the row has an id.
    func hasID(_ id: Span<UInt8>) -> Bool {
        var hasID = false
        withBytes(.id) { own in
            hasID = own.count == id.count && own.indices.allSatisfy { own[$0] == id[$0] }
        }
        return hasID
    }
}

extension RowStore {
    /// Whether two rows have one id. Of several hundred million files one may say so that has no such rows.
    var repeatsIDs: Bool { Repetition.exists(among: count) { self[$0].idNumber } }
}
