import Foundation

/// A run of the program that is under way.
final class RunningCatalog: Sendable {
    private let process: Process
    /// Kept, because what was written goes with it.
    private let place: Workplace
    private let ended: AsyncStream<Int32>
    private let out: URL
    private let err: URL

    /// Generous: it ends what would never end, and measures nothing. The tests that a run waits for may themselves
    /// wait minutes for their turn.
    private static let timeLimit = DispatchTimeInterval.seconds(1_200)
    private static let limits = DispatchQueue(label: "catalog.tests.limits")

    /// - Parameters:
    ///   - place: Where it runs.
    ///   - notes: The folder for what the program says.
    ///   - stdout: Where its stdout goes instead.
    ///   - terminal: What its stdin and stderr are instead.
    ///   - showsAnswer: Whether its stdout is the terminal as well.
    init(
        _ process: Process, in place: Workplace, notes: URL, stdout: Pipe?, terminal: PseudoTerminal? = nil,
        showsAnswer: Bool = false
    ) throws {
        self.process = process
        self.place = place
        let name = UUID().uuidString
        out = notes.appending(path: "\(name).out")
        err = notes.appending(path: "\(name).err")
        for file in [out, err] { try Data().write(to: file) }
        process.standardInput = terminal?.programs ?? FileHandle.nullDevice
        // Files and not pipes: nobody must read while the program runs.
        process.standardOutput =
            try stdout ?? (showsAnswer ? terminal?.programs : nil) ?? FileHandle(forWritingTo: out)
        process.standardError = try terminal?.programs ?? FileHandle(forWritingTo: err)
        let (ended, continuation) = AsyncStream.makeStream(of: Int32.self)
        self.ended = ended
        process.terminationHandler = { process in
            let isExit = process.terminationReason == .exit
            continuation.yield(isExit ? process.terminationStatus : -process.terminationStatus)
            continuation.finish()
        }
        try process.run()
        Self.limits.asyncAfter(deadline: .now() + Self.timeLimit) { [process] in
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }

    /// Sends a signal; nothing happens after the end.
    func send(_ signal: Int32) {
        if process.isRunning { kill(process.processIdentifier, signal) }
    }

    /// Waits for the end.
    func outcome() async throws -> Outcome {
        var status: Int32 = -1
        for await number in ended { status = number }
        return Outcome(
            status: status, out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
            err: String(decoding: try Data(contentsOf: err), as: UTF8.self))
    }
}

/// What a run left.
struct Outcome: Hashable, Sendable {
    /// The exit status; the negative number of the signal that ended it otherwise.
    var status: Int32
    /// What it wrote to stdout.
    var out: String
    /// What it wrote to stderr.
    var err: String

}
