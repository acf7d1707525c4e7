import CatalogCore
import CatalogTestSupport
import Testing

@testable import CatalogMerger

@Suite struct `Two tables of records` {
    @Test(arguments: 0...8)
    func `are, one behind the other, the table of all of them`(cut: Int) {
        var random = SeededGenerator(seed: 5)
        let records = (0..<8).map { Self.record($0, &random) }
        var joined = Self.table(of: records[..<cut])
        joined.append(contentsOf: Self.table(of: records[cut...]))
        let whole = Self.table(of: records[...])
        #expect(joined.count == 8)
        #expect("\(joined)" == "\(whole)")
    }

    private struct Record {
        let id: String
        let title: String
        let people: [String]
        let outsideID: ExternalID?
    }

    private static func record(_ number: Int, _ random: inout SeededGenerator) -> Record {
        let words = ["Night", "The", "Ölberg: Part 2", "川", "Wolf"]
        return Record(
            id: "m\(number)", title: "\(words[number % 5]) \(Int.random(in: 1...99, using: &random))",
            people: (0..<Int.random(in: 0...10, using: &random)).map { "Person \($0) Number\($0)" },
            outsideID: number % 3 == 1 ? ExternalID(.imdb, "tt100000\(number)") : nil)
    }

    private static func table(of records: ArraySlice<Record>) -> MatchTable {
        var filler = MatchTableFiller()
        for record in records {
            filler.begin(id: Array(record.id.utf8).span)
            filler.add(title: Array(record.title.utf8).span)
            for name in record.people.prefix(1) { filler.add(director: Array(name.utf8).span) }
            for name in record.people.dropFirst() { filler.add(actor: Array(name.utf8).span) }
            filler.add(genre: Array("Drama".utf8).span)
            if let id = record.outsideID { filler.add(id) }
            filler.end()
        }
        return filler.table
    }
}
