import Foundation

/// A terminal for the program to run on, with a test at the keyboard and before the screen.
final class PseudoTerminal: Sendable {
    /// The program's end.
    let programs: FileHandle
    private let own: FileHandle
    private let shown: AsyncStream<Data>
    private let continuation: AsyncStream<Data>.Continuation

    init() throws {
        let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
        guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
            let name = unsafe ptsname(descriptor).map({ unsafe String(cString: $0) })
        else { throw POSIXError(.ENODEV) }
        let other = unsafe open(name, O_RDWR | O_NOCTTY)
        guard other >= 0 else { throw POSIXError(.ENODEV) }
        own = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        programs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        (shown, continuation) = AsyncStream.makeStream(of: Data.self)
    }

    /// Types ahead, before or while the program runs.
    func type(_ text: String) throws {
        try own.write(contentsOf: Data(text.utf8))
    }

    /// Reads the screen until the program has ended. To be called once, when the program was started.
    func screen() async throws -> String {
        try programs.close()
        // No thread of the tests' own waits for it.
        DispatchQueue.global().async { [own, continuation] in
            // The end of a terminal that nobody holds is an error on some systems.
            while let data = try? own.read(upToCount: 4096), !data.isEmpty { continuation.yield(data) }
            continuation.finish()
        }
        var data = Data()
        for await part in shown { data += part }
        return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
