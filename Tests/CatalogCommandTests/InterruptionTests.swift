import CatalogLoopback
import Foundation
import Testing

@Suite struct `An interruption` {
    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
    func `ends a run that waits, with the old file whole`(signal: Int32, status: Int32) async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let server = try await LoopbackServer { _ in
            continuation.yield()
            return .hang
        }
        defer { server.stop() }
        let place = try Workplace()
        try place.write(TwoServices.configuration(at: server.url), to: "catalog.yaml")
        try place.write("old", to: "a.json")
        let run = try place.start(
            ["report", "--output", "a.json"], environment: ["TMDB_ACCESS_TOKEN": TwoServices.token])
        for await _ in asked { break }
        run.send(signal)
        let outcome = try await run.outcome()
        #expect(outcome == Outcome(status: status, out: "", err: ""))
        #expect(try place.text(of: "a.json") == "old")
        #expect(try place.files == ["a.json", "catalog.yaml"])
    }

    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
    func `ends a run whose answer nobody reads`(signal: Int32, status: Int32) async throws {
        let pipe = Pipe()
        let run = try Workplace().start(["report", "--sample", "--format", "json"], stdout: pipe)
        // The first byte is there once it writes; the rest is more than a pipe holds.
        #expect(await pipe.hasFirstByte)
        run.send(signal)
        let outcome = try await run.outcome()
        #expect(outcome == Outcome(status: status, out: "", err: ""))
    }

    @Test(arguments: [["report", "--sample", "--format", "json"], ["help", "report"]])
    func `by a closed pipe is quiet`(arguments: [String]) async throws {
        let pipe = Pipe()
        let run = try Workplace().start(arguments, stdout: pipe)
        #expect(await pipe.hasFirstByte)
        try pipe.fileHandleForReading.close()
        let outcome = try await run.outcome()
        #expect(outcome.err == "")
        #expect([0, 141].contains(outcome.status))
        if arguments.first == "report" { #expect(outcome.status == 141) }
    }
}

extension Pipe {
    /// Reads the first byte once there is one; false where the pipe ends before.
    fileprivate var hasFirstByte: Bool {
        get async {
            await OwnThread.value { [fileHandleForReading] in
                // A pipe that cannot be read has no first byte either.
                (try? fileHandleForReading.read(upToCount: 1))?.count == 1
            }
        }
    }
}
