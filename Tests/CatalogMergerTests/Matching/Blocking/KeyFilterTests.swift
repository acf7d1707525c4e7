import Testing

@testable import CatalogMerger

@Suite struct `A filter of keys` {
    @Test(arguments: [0, 1, 7, 500, 20_000])
    func `lets every key pass that it has seen, and few others`(count: Int) {
        let keys = BlockKeys.titles(of: Self.table(count) { "Film \($0)" })
        let others = BlockKeys.titles(of: Self.table(20_000) { "Other \($0)" })
        let filter = KeyFilter(keys)
        var own = keys
        own.keep(filter)
        #expect(own.entries.map(\.row) == keys.entries.map(\.row))
        var kept = others
        kept.keep(filter)
        // One in eight by the filter's measure, and a quarter more by chance.
        #expect(kept.entries.count <= others.entries.count * 5 / 32)
    }

    private static func table(_ count: Int, _ title: (Int) -> String) -> MatchTable {
        var filler = MatchTableFiller()
        for index in 0..<count {
            filler.begin(id: Array(String(index).utf8).span)
            filler.add(title: Array(title(index).utf8).span)
            filler.end()
        }
        return filler.table
    }
}
