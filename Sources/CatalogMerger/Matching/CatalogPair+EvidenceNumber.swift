internal import CatalogCore

extension CatalogPair {
    /// A number for what speaks for a pair: where two pairs have one, ``because(of:)`` says the same of both.
    ///
    /// Whoever writes a million pairs puts the few hundred kinds of evidence into words once.
    package func evidenceNumber(of ranked: RankedPair) -> UInt64 {
        guard verdict(on: ranked) != .same, let comparison = comparison(of: ranked) else { return .max }
        let films = comparison.sharedTitle.map { scoring.rarity.count(of: $0) } ?? 1
        let rarity = scoring.rarity.weight(
            of: comparison.sharedTitle, letters: comparison.titleLength, comparison.title)
        var number = UInt64(truncatingIfNeeded: rarity > 0 ? films : 0) << 2
        number |= rarity > 0 ? comparison.titleLength < 10 ? 1 : 2 : 0
        for part in [
            comparison.title.rawValue, comparison.year.rawValue, comparison.date.rawValue,
            comparison.directors.rawValue, comparison.actors.rawValue, comparison.runtime.rawValue,
            comparison.genres.rawValue, comparison.language.rawValue, comparison.externalID.rawValue,
        ] {
            number = number << 4 | UInt64(part)
        }
        return number
    }
}
