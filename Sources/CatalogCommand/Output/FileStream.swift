internal import Foundation

/// Text on its way to a file descriptor.
struct FileStream: TextOutputStream {
    private var place: Place
    private var buffer: [UInt8] = []
    /// The system's number for what went wrong first; nothing is written after that.
    private(set) var failure: Int32?

    private enum Place {
        case known(Int32)
        case undecided((_ beginning: [UInt8]) -> Int32)
    }

    init(descriptor: Int32) {
        place = .known(descriptor)
    }

    /// A stream whose place depends on what is written.
    ///
    /// - Parameter choose: Is given the first bytes, 64 KB of them or all there are, and returns where they go.
    init(choosingBy choose: @escaping (_ beginning: [UInt8]) -> Int32) {
        place = .undecided(choose)
    }

    mutating func write(_ text: String) {
        guard failure == nil else { return }
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.size { flush() }
    }

    /// Takes bytes that are text already.
    ///
    /// - Returns: Whether more can be written.
    mutating func write(_ bytes: [UInt8]) -> Bool {
        guard failure == nil else { return false }
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.size { flush() }
        return failure == nil
    }

    /// Writes what is held back.
    mutating func flush() {
        let descriptor: Int32
        switch place {
        case .known(let known): descriptor = known
        case .undecided(let choose):
            descriptor = choose(buffer)
            place = .known(descriptor)
        }
        var rest = buffer[...]
        while failure == nil, !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes {
                unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            guard written < 0 else {
                rest = rest.dropFirst(written)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: Self.wait(for: descriptor)
            case let code: failure = code
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Waits for a reader: whoever shares stdout with us may have made it one that does not wait by itself.
    private static func wait(for descriptor: Int32) {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&wanted, 1, -1)
    }

    private static let size = 64 * 1024
}
