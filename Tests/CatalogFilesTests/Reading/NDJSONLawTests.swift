internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `Reading NDJSON` {
    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", " ", "\"x\"", "\"a|b\"", "1", "-0.5e3", "01", "1.", "true",
        "nul",
        "null", "\\u00e9", "\\n", "é", "\t", "{\"y\": []}", "\"x\": ", ", ",
    ]

    /// A line is good exactly when it is an object for Foundation's reader, since all have an id and a title; but
    /// that reader lets a comma stand behind the last item.
    @Test(arguments: 0..<150)
    func `takes what is JSON and nothing else`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var lines: [String] = []
        for number in 0..<20 {
            var line = "{\"id\": \(number), \"title\": \"A\", \"x\": ["
            let pieces = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random) ?? ""
            }
            line += pieces.joined(separator: Bool.random(using: &random) ? "," : "") + "]}"
            if line.firstMatch(of: /,\s*[\]}]/) == nil { lines.append(line) }
        }
        let file = try read(
            lines.joined(separator: "\n"), as: "films.ndjson",
            capacity: Int.random(in: 1...200, using: &random))
        let expected = lines.indices.filter { index in
            (try? JSONSerialization.jsonObject(with: Data(lines[index].utf8))) is [String: Any]
        }
        #expect(file.rows.map { $0.line - 1 } == expected, "\(lines)")
    }

    @Test(arguments: ["films.csv", "films.ndjson", "films.csv.gz"], 0..<40)
    func `and CSV bear any bytes`(name: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(rows: 10, using: &random)
        let text = name.hasSuffix("ndjson") ? table.ndjson(using: &random) : table.csv(using: &random)
        var bytes = Array(text.utf8)
        if name.hasSuffix(".gz") { bytes = StoredGzip.members(of: bytes, using: &random) }
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        do {
            let file = try read(bytes, as: name, capacity: Int.random(in: 1...100, using: &random))
            for row in file.rows { #expect(row.texts[.id]?.isEmpty == false && row.texts[.title] != nil) }
        } catch let error as CatalogFileError {
            #expect(error.fault != .canceled)
        }
    }
}
