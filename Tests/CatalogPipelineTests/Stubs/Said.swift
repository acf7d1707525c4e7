internal import CatalogCore
internal import CatalogMerger

extension Verdicts {
    /// Verdicts in few words.
    static func said(same: [[String]] = [], different: [[String]] = []) throws -> Verdicts {
        try Verdicts(
            same.map { Entry(.same, $0) } + different.map { Entry(.different, $0) }, onePerProvider: true)
    }
}

extension [MergedMovie] {
    /// The ids of each, in words.
    var idsInWords: [[String]] { map { $0.ids.map(\.description) } }
}
