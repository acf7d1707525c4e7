import Foundation

/// A terminal for the program to run on, with a test at the keyboard and before the screen.
final class PseudoTerminal: Sendable {
    /// The program's end.
    let programs: FileHandle
    private let own: FileHandle
    private let shown: AsyncStream<Data>
    private let continuation: AsyncStream<Data>.Continuation

    init() throws {
        var (mine, other): (Int32, Int32) = (-1, -1)
        guard unsafe openpty(&mine, &other, nil, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
        // What the program inherits keeps the terminal open; it is given one end alone.
        _ = fcntl(mine, F_SETFD, FD_CLOEXEC)
        own = FileHandle(fileDescriptor: mine, closeOnDealloc: true)
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
            // A file handle would wait for all that was asked for, and lose it to the error at the end.
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                    unsafe read(own.fileDescriptor, bytes.baseAddress, bytes.count)
                }
                guard count > 0 else { break }
                continuation.yield(Data(buffer[..<count]))
            }
            continuation.finish()
        }
        var data = Data()
        for await part in shown { data += part }
        return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
