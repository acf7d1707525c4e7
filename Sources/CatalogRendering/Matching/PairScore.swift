/// A probability as it is written: four digits, and less than 1, as nothing is certain but what the user said.
struct PairScore: Hashable {
    /// Ten-thousandths, 0 to 9,999.
    let tenThousandths: Int

    init(_ probability: Double) {
        tenThousandths = max(0, min(9_999, Int((probability * 10_000).rounded())))
    }

    /// The number.
    var value: Double { Double(tenThousandths) / 10_000 }

    /// Appends the shortest decimal of the number.
    func append(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "0"))
        guard tenThousandths > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, place) = (tenThousandths, 1_000)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }
}
