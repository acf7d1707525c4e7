import Testing

@testable import CatalogMerger

@Suite struct `Ids that repeat` {
    @Test(arguments: [0, 1, 2, 100, 30_000])
    func `are none where every record has its own`(count: Int) {
        #expect(!Self.table(of: (0..<count).map(String.init)).repeatsIDs)
    }

    @Test(arguments: [2, 100, 30_000], [0, 1])
    func `are found wherever they stand`(count: Int, place: Int) {
        var ids = (0..<count).map(String.init)
        ids[count - 1] = ids[place * (count - 2)]
        #expect(Self.table(of: ids).repeatsIDs)
    }

    private static func table(of ids: [String]) -> MatchTable {
        var filler = MatchTableFiller()
        for id in ids {
            filler.begin(id: Array(id.utf8).span)
            filler.end()
        }
        return filler.table
    }
}
