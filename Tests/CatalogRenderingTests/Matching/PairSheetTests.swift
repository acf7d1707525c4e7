import CatalogCore
import CatalogMerger
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `A sheet of pairs` {
    /// Two catalogs that have much in common, with ids of all kinds.
    private static func pair(seed: UInt64, records: Int = 60) throws -> CatalogPair {
        var random = SeededGenerator(seed: seed)
        var ids: [String] = []
        while ids.count < records {
            let id = HostileText.random(using: &random, length: 3).filter { !$0.isNewline }
            if !id.isEmpty, !ids.contains(id) { ids.append(id) }
        }
        let titles = ["Alien", "Home", "The Thing", "Solaris", "Ran", "Metropolis", "The Third Man"]
        var tables = (MatchTableFiller(), MatchTableFiller())
        for id in ids {
            let word = titles.randomElement(using: &random) ?? ""
            // Few words make homonyms, and many homonyms make few pairs.
            let title =
                records < 1_000
                ? word : "\(word) of \(String(Int.random(in: 0..<1 << 40, using: &random), radix: 26))"
            let year = Int.random(in: 1920...2020, using: &random)
            let minutes = Bool.random(using: &random) ? Int.random(in: 80...180, using: &random) : nil
            let genre = ["Drama", "Horror"].randomElement(using: &random) ?? ""
            tables.0.append(id: "left " + id, title, year, minutes, genre)
            tables.1.append(
                id: id, title, year + (Int.random(in: 0..<9, using: &random) == 0 ? 1 : 0), minutes, genre)
        }
        let verdicts = try Verdicts([.init(.same, ["left " + ids[0], ids[1]])], onePerProvider: false)
        return CatalogPair(tables.0.table, tables.1.table, verdicts: verdicts)
    }

    private static func text(_ pair: CatalogPair, _ format: PairFormat) -> String {
        var bytes: [UInt8] = []
        PairSheet(pair, format: format).write {
            bytes += $0
            return true
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What the rows must say, made slowly.
    private static func rows(of pair: CatalogPair) -> [[String]] {
        pair.accepted.map { ranked in
            let rows = pair.rows(of: ranked)
            let isSaid = pair.verdict(on: ranked) == .same
            let score = isSaid ? 1 : min(0.9999, (ranked.probability * 10_000).rounded() / 10_000)
            return [
                pair.left.id(of: rows.left), pair.right.id(of: rows.right),
                ShortestDecimal.text(of: score) ?? "", pair.because(of: ranked).joined(separator: "|"),
            ]
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `of CSV reads back to the pairs, whatever their ids hold`(seed: UInt64) throws {
        let pair = try Self.pair(seed: seed)
        let rows = CSVReader.rows(of: Self.text(pair, .csv))
        #expect(rows.first == ["left", "right", "score", "because"])
        let expected = Self.rows(of: pair)
        #expect(expected.count > 20)
        #expect(expected.contains { $0[2] == "1" && $0[3] == "said to be the same" })
        let read = rows.dropFirst().map { $0.map(FormulaQuoting.unquoted) }
        let clean = expected.map { $0.map(Sanitizer.withoutControls) }
        #expect(Array(read) == clean)
        for cell in rows.joined() {
            #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(cell.unicodeScalars.first))
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `of NDJSON decodes to the pairs, a line each`(seed: UInt64) throws {
        struct Line: Decodable {
            var left, right: String
            var score: Double
            var because: [String]
        }
        let pair = try Self.pair(seed: seed)
        let lines = Self.text(pair, .ndjson).utf8.split(separator: UInt8(ascii: "\n"))
        let read = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0)) }
        let rows = read.map { line in
            [
                line.left, line.right, ShortestDecimal.text(of: line.score) ?? "",
                line.because.joined(separator: "|"),
            ]
        }
        #expect(rows == Self.rows(of: pair))
    }

    @Test func `stands in the order of the left catalog, and is the same every time`() throws {
        let pair = try Self.pair(seed: 3, records: 3_000)
        let rows = pair.accepted.map { pair.rows(of: $0).left }
        #expect(rows == rows.sorted())
        #expect(Self.text(pair, .csv) == Self.text(pair, .csv))
    }

    @Test func `is handed on in pieces, and no further than somebody reads`() throws {
        let pair = try Self.pair(seed: 4, records: 6_000)
        var pieces: [[UInt8]] = []
        PairSheet(pair, format: .csv, rowsPerPiece: 1_000).write {
            pieces.append($0)
            return true
        }
        #expect(pieces.count > 3)
        #expect(pieces.flatMap(\.self) == Array(Self.text(pair, .csv).utf8))
        var taken = 0
        PairSheet(pair, format: .csv, rowsPerPiece: 1_000).write { _ in
            taken += 1
            return taken < 2
        }
        #expect(taken == 2)
    }

    @Test func `of nothing is a header, or nothing`() {
        let pair = CatalogPair(MatchTable(), MatchTable())
        #expect(Self.text(pair, .csv) == "left,right,score,because\n")
        #expect(Self.text(pair, .ndjson) == "")
    }
}

@Suite struct `A score` {
    @Test(arguments: [
        (0.0, "0"), (0.00004, "0"), (0.05, "0.05"), (0.5, "0.5"), (0.8, "0.8"), (0.99994, "0.9999"),
        (0.99999, "0.9999"), (1, "0.9999"), (0.12345, "0.1235"), (0.1001, "0.1001"), (0.0123, "0.0123"),
    ])
    func `has four digits at most, and is never 1`(probability: Double, text: String) {
        var bytes: [UInt8] = []
        PairScore(probability).append(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(ShortestDecimal.text(of: PairScore(probability).value) == text)
    }

    @Test func `is the shortest decimal of its number`() {
        for number in 0..<10_000 {
            let score = PairScore(Double(number) / 10_000)
            var bytes: [UInt8] = []
            score.append(to: &bytes)
            #expect(String(decoding: bytes, as: UTF8.self) == ShortestDecimal.text(of: score.value))
        }
    }
}

@Suite struct `Bytes that need no quoting` {
    @Test func `are those that the slow way leaves as they are`() {
        for text in HostileText.texts + ["", "a", " a", "a ", "'", "plain-id:7", "a,b", "a\"b"] {
            let bytes = Array(text.utf8)
            if PlainBytes.fitsCSV(bytes[...]) { #expect(CSVWriter.field(text) == text) }
            if PlainBytes.fitsJSON(bytes[...]) { #expect(JSONEscaping.escaped(text) == text) }
        }
        #expect(PlainBytes.fitsCSV(Array("tmdb:27205".utf8)[...]))
        #expect(PlainBytes.fitsJSON(Array("tmdb:27205".utf8)[...]))
    }
}

extension MatchTableFiller {
    fileprivate mutating func append(
        id: String, _ title: String, _ year: Int, _ minutes: Int?, _ genre: String
    ) {
        begin(id: Array(id.utf8).span)
        add(title: Array(title.utf8).span)
        add(genre: Array(genre.utf8).span)
        self.year = year
        runtimeMinutes = minutes
        end()
    }
}
