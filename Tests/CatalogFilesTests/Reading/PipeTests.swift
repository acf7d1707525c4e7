internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `A pipe` {
    @Test(arguments: ["pipe", "films.csv", "63.fd"])
    func `is read as it comes, whatever it is called`(name: String) async throws {
        let rows = try await rows(
            of: ["id,ti", "tle\n1,Stal", "ker\r", "\n2,\"Sol", "\"\"aris\"\n"], through: name)
        #expect(rows.map { $0.texts[.title] } == ["Stalker", "Sol\"aris"])
    }

    @Test func `may hold objects, and packed bytes`() async throws {
        let objects = try await rows(of: ["\n{\"id\": 1, ", "\"title\": \"A\"}\n"], through: "pipe")
        #expect(objects.map { $0.texts[.title] } == ["A"])
        let packed = StoredGzip.member(of: Array("id,title\n1,A\n".utf8))
        let pieces = packed.map { [$0] }
        #expect(try await rows(of: pieces, through: "pipe").map { $0.texts[.title] } == ["A"])
    }

    @Test func `that nothing comes through is an empty file`() async throws {
        await #expect(throws: CatalogFileError.self) { try await rows(of: [String](), through: "pipe") }
    }

    private func rows(of pieces: [String], through name: String) async throws -> [ReadRow] {
        try await rows(of: pieces.map { Array($0.utf8) }, through: name)
    }

    /// Reads what another task writes, piece by piece, into a named pipe.
    private func rows(of pieces: [[UInt8]], through name: String) async throws -> [ReadRow] {
        let folder = TemporaryFolder()
        let path = folder.path(of: name)
        try #require(unsafe mkfifo(path, 0o600) == 0)
        // Each end waits for the other when it is opened, so that they need a thread each.
        let writer = Thread {
            guard let handle = FileHandle(forWritingAtPath: path) else { return }
            for piece in pieces { handle.write(Data(piece)) }
            handle.closeFile()
        }
        writer.start()
        var rows: [ReadRow] = []
        _ = try CatalogFile(path: path).read { row in rows.append(ReadRow(row)) }
        return rows
    }
}
