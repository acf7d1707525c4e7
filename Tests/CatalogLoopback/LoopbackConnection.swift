internal import Foundation
internal import NIOCore

/// Writes answers to one client.
struct LoopbackConnection: Sendable {
    let channel: any Channel
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

    /// Does what the answer says.
    ///
    /// - Returns: Whether the connection goes on to the next request.
    func write(_ answer: LoopbackAnswer) async throws -> Bool {
        switch answer {
        case .whole(let status, let headers, let body):
            try await send(status: status, headers: headers, body: body, promised: body.count)
            return true
        case .raw(let text):
            try await outbound.write(ByteBuffer(string: text))
            return false
        case .reset:
            // A linger time of none makes closing a reset.
            if let socket = channel as? any SocketOptionProvider {
                try await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
            }
            try await channel.close()
            return false
        case .truncated(let body, let promised):
            try await send(status: 200, headers: [:], body: Array(body.utf8), promised: promised)
            return false
        case .truncatedChunks(let body):
            let size = String(body.utf8.count, radix: 16)
            let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
            try await outbound.write(ByteBuffer(string: head + "\(size)\r\n\(body)\r\n"))
            return false
        case .hang:
            try await withTaskCancellationHandler {
                try await channel.closeFuture.get()
            } onCancel: {
                channel.close(promise: nil)
            }
            return false
        case .drip(let pause):
            try await outbound.write(ByteBuffer(string: "HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n"))
            while true {
                try await outbound.write(ByteBuffer(string: " "))
                try await Task.sleep(for: pause)
            }
        }
    }

    private func send(status: Int, headers: [String: String], body: [UInt8], promised: Int) async throws {
        var head = "HTTP/1.1 \(status) Scripted\r\ncontent-length: \(promised)\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        var buffer = ByteBuffer(string: head + "\r\n")
        buffer.writeBytes(body)
        try await outbound.write(buffer)
    }
}
