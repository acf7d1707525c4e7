import CatalogMerger
import Testing

@Suite struct `A pair to review` {
    private func item(_ left: String, _ right: String) -> ReviewItem {
        let records = [left, right].map { id in
            ReviewedRecord(
                catalog: String(id.prefix { $0 != ":" }), id: id, title: "A", year: nil)
        }
        return ReviewItem(
            left: records[0], right: records[1], probability: 0.5, clues: [], unknown: [], rival: nil)
    }

    @Test(arguments: [
        ("a:1", "b:2", true), ("a:1", "b:9", true), ("b:9", "a:1", true), ("a:9", "b:2", true),
        ("a:1", "c:2", false), ("a:9", "b:9", false), ("c:1", "b:2", false), ("b:1", "a:2", false),
    ])
    func `is settled where its record has its partner in that catalog`(
        left: String, right: String, isSettled: Bool
    ) {
        #expect(item(left, right).isSettled(by: item("a:1", "b:2")) == isSettled)
        #expect(item(left, right).isSettled(by: item("b:2", "a:1")) == isSettled)
    }

    @Test(arguments: [
        ("tmdb", "tmdb:1", "tmdb:1"), ("left", "1", "left 1"), ("left", "tmdb:1", "left tmdb:1"),
    ])
    func `names its records so that they are found`(catalog: String, id: String, name: String) {
        #expect(ReviewedRecord(catalog: catalog, id: id, title: "A", year: 1999).knownAs == name)
        #expect(ReviewedRecord(catalog: catalog, id: id, title: "A", year: 1999).titled == "A (1999)")
        #expect(ReviewedRecord(catalog: catalog, id: id, title: "A", year: nil).titled == "A")
    }
}
