/// Numbers as JSON and CSV have them.
enum ShortestDecimal {
    /// The shortest decimal that reads back as the same number, whole ones without `.0`.
    ///
    /// Numbers from a millionth to 10^21 are written out; others keep their exponent.
    ///
    /// - Returns: Nil for what is no number, or infinite.
    static func text(of number: Double) -> String? {
        guard number.isFinite else { return nil }
        // Swift's own description is the shortest that reads back; only its form needs work.
        let described = number.description
        guard described.utf8.contains(UInt8(ascii: "e")) else {
            return described.hasSuffix(".0") ? String(described.dropLast(2)) : described
        }
        let halves = described.split(separator: "e")
        guard halves.count == 2, let exponent = Int(halves[1]) else { return described }
        let sign = number < 0 ? "-" : ""
        let parts = halves[0].drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
        let whole = parts.first.map(String.init) ?? ""
        switch exponent {
        case 0..<21 where fraction.count <= exponent:
            return sign + whole + fraction + String(repeating: "0", count: exponent - fraction.count)
        case -6..<0:
            return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
        default:
            return sign + whole + (fraction.isEmpty ? "" : "." + fraction) + "e\(exponent)"
        }
    }
}
