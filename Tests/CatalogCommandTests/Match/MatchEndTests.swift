import Foundation
import Testing

/// How a match ends that cannot go on.
@Suite struct `A match of large files` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        let words = ["Night", "River", "Stone", "Garden", "Winter", "Signal", "Harbor", "Mirror"]
        let rows = (0..<4_000).map { number in
            "\(number),\(words[number % 8]) of \(words[number / 8 % 8]) \(number),\(1920 + number % 100)"
        }
        try place.write("id,title,year\n" + rows.joined(separator: "\n") + "\n", to: "films.csv")
    }

    @Test func `whose reader has gone ends quietly`() async throws {
        let pipe = Pipe()
        let run = try place.start(["match", "films.csv", "films.csv"], stdout: pipe)
        try pipe.fileHandleForReading.close()
        #expect(try await run.outcome() == Outcome(status: 141, out: "", err: ""))
    }

    @Test func `on a full disk leaves the old file`() async throws {
        try place.write("old", to: "a.csv")
        let run = try await Turns.shared.taking {
            try await place.start(
                ["match", "films.csv", "films.csv", "-o", "a.csv"], after: "trap '' XFSZ; ulimit -f 50"
            ).outcome()
        }
        #expect(run.status == 2)
        #expect(run.err == "catalog: a.csv could not be written: File too large. No file was changed.\n")
        #expect(try place.text(of: "a.csv") == "old")
        #expect(try place.files == ["a.csv", "films.csv"])
    }

    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
    func `ends by a signal while it waits for a pipe`(signal: Int32, status: Int32) async throws {
        let pipe = place.folder.appending(path: "films.fifo").path(percentEncoded: false)
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        try place.write("old", to: "a.csv")
        let run = try place.start(["match", "films.fifo", "films.csv", "-o", "a.csv"])
        // To open a pipe for writing waits until it is open for reading: the match is under way then.
        let writer = await OwnThread.value { FileHandle(forWritingAtPath: pipe) }
        run.send(signal)
        #expect(try await run.outcome() == Outcome(status: status, out: "", err: ""))
        #expect(try place.text(of: "a.csv") == "old")
        #expect(try place.files == ["a.csv", "films.csv", "films.fifo"])
        try writer?.close()
    }
}
