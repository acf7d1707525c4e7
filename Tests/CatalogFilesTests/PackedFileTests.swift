internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `A packed file` {
    private static let text = "id,title\n" + (0..<500).map { "\($0),Film number \($0)\n" }.joined()

    @Test(arguments: Array(stride(from: 3, to: 8_000, by: 397)))
    func `that is cut off counts up to there`(length: Int) throws {
        let packed = StoredGzip.member(of: Array(Self.text.utf8))
        let cut = packed.prefix(min(length, packed.count - 1))
        do {
            let file = try read(cut, as: "films.csv.gz", capacity: 100)
            let damage = try #require(file.findings.damage)
            #expect(damage.fault == .damaged(lastLine: file.rows.count + 1, .cutOff))
            #expect(file.rows.map { $0.texts[.id] } == (0..<file.rows.count).map { String($0) })
        } catch let error as CatalogFileError {
            #expect(error.fault == .damaged(lastLine: 0, .cutOff))
            #expect(length < 40)
        }
    }

    @Test func `that is damaged counts up to there`() throws {
        var packed = StoredGzip.member(of: Array(Self.text.utf8))
        packed[packed.count - 6] ^= 1
        let file = try read(packed, as: "films.csv.gz")
        #expect(file.findings.damage?.fault == .damaged(lastLine: 501, .corrupt("incorrect data check")))
        #expect(file.rows.count == 500)
    }

    @Test func `may end in zeros and in nothing else`() throws {
        let packed = StoredGzip.member(of: Array(Self.text.utf8))
        let padded = try read(packed + [UInt8](repeating: 0, count: 1000), as: "films.csv.gz")
        #expect(padded.findings.damage == nil && padded.rows.count == 500)
        let followed = try read(packed + Array("more".utf8), as: "films.csv.gz")
        #expect(followed.findings.damage?.fault == .damaged(lastLine: 501, .trailing))
    }

    @Test func `is told by its bytes, whatever it is called`() throws {
        let packed = StoredGzip.member(of: Array(Self.text.utf8))
        #expect(try read(packed, as: "films.csv").rows.count == 500)
    }

    @Test func `as gzip makes it is read as it is`() throws {
        var rows: [ReadRow] = []
        let path = Fixture.folder().appending(path: "films.csv.gz").path(percentEncoded: false)
        let findings = try CatalogFile(path: path).read { row in rows.append(ReadRow(row)) }
        #expect(findings.problems == [] && findings.damage == nil)
        #expect(rows.map { $0.texts[.title] } == ["Stalker", "Solaris", "千と千尋の神隠し", "Amélie"])
    }
}
