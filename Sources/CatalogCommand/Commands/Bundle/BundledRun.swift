internal import Foundation

/// A run of this very program as a process of its own, so that a bundle comes of it even where it crashes.
///
/// Its stdout is ours; what it says on stderr is passed on and kept.
final class BundledRun: Sendable {
    private let process: Process
    private let ended: AsyncStream<Int32>
    private let said: AsyncStream<Data>

    /// Starts the program.
    init(arguments: [String]) throws {
        let process = Process()
        self.process = process
        process.executableURL = try Self.program
        process.arguments = arguments
        // It runs beside the terminal's own program, so that nothing of it may ask for keys.
        process.environment = ProcessInfo.processInfo.environment.merging(["CATALOG_PAGER": ""]) { $1 }
        let pipe = Pipe()
        process.standardError = pipe
        let (ended, end) = AsyncStream.makeStream(of: Int32.self)
        self.ended = ended
        process.terminationHandler = { process in
            let isExit = process.terminationReason == .exit
            end.yield(isExit ? process.terminationStatus : 128 + process.terminationStatus)
            end.finish()
        }
        let (said, passOn) = AsyncStream.makeStream(of: Data.self)
        self.said = said
        let reader = pipe.fileHandleForReading
        DispatchQueue(label: "catalog.bundle").async {
            while true {
                let data = reader.availableData
                guard !data.isEmpty else { return passOn.finish() }
                StandardError.write(String(decoding: data, as: UTF8.self))
                passOn.yield(data)
            }
        }
        try process.run()
    }

    /// Passes a signal on.
    func end() {
        if process.isRunning { process.interrupt() }
    }

    /// Waits for the end.
    ///
    /// - Returns: The exit status as a shell has it, and what was said on stderr, its last mebibyte.
    func outcome() async -> (status: Int32, stderr: String) {
        var words = Data()
        for await data in said {
            words.append(data)
            words = words.suffix(1 << 20)
        }
        var status: Int32 = 1
        for await number in ended { status = number }
        return (status, String(decoding: words, as: UTF8.self))
    }

    /// Where this program is, whatever name it was called by.
    private static var program: URL {
        get throws {
            guard let path = Bundle.main.executablePath else { throw NoProgram() }
            return URL(filePath: path)
        }
    }

    /// The system does not tell where this program is.
    private struct NoProgram: Error, CustomStringConvertible {
        let description =
            "The command could not be run again: the system does not tell where this program is. "
            + "Run it with --record instead."
    }
}
