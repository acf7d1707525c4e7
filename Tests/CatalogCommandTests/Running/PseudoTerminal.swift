import Foundation
import Synchronization

/// A terminal for the program to run on, with a test at the keyboard and before the screen.
final class PseudoTerminal: Sendable {
    /// The program's end.
    let programs: FileHandle
    private let own: FileHandle
    private let shown: AsyncStream<Data>
    private let continuation: AsyncStream<Data>.Continuation
    /// What was on the screen so far; nil before anybody looked.
    private let seen = Mutex<Data?>(nil)

    /// - Parameter rows: The lines of the screen; each has 80 columns.
    init(rows: Int = 24) throws {
        var (mine, other): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: UInt16(rows), ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        guard unsafe openpty(&mine, &other, nil, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
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

    /// Reads the screen until it has shown a text, or until the program has ended. The program was started before.
    ///
    /// - Returns: All that was ever shown.
    func screen(until text: String? = nil) async throws -> String {
        let isFirst = seen.withLock { seen in
            defer { seen = seen ?? Data() }
            return seen == nil
        }
        if isFirst { try beginReading() }
        var screen = seen.withLock { $0 ?? Data() }
        func words() -> String { String(decoding: screen, as: UTF8.self).replacing("\r\n", with: "\n") }
        if let text, words().contains(text) { return words() }
        for await part in shown {
            screen += part
            seen.withLock { [screen] in $0 = screen }
            if let text, words().contains(text) { break }
        }
        return words()
    }

    private func beginReading() throws {
        try programs.close()
        OwnThread.start { [own, continuation] in
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
    }
}
