internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// An HTTP server on 127.0.0.1 that answers from a script, misbehaving as told.
///
///     let server = try await LoopbackServer { request in
///         request.path == "/list.json" ? .json(#"{"movies": []}"#) : .status(404)
///     }
///     defer { server.stop() }
///
/// It is real as far as a client can see: sockets, keep-alive, resets. It reads `GET` requests only.
package final class LoopbackServer: Sendable {
    /// What the server has seen so far.
    private struct Record {
        var requests: [LoopbackRequest] = []
        var connections = 0
        var underWay = 0
        var peak = 0
    }

    /// The base URL, without a slash at its end: `http://127.0.0.1:40123`.
    package let url: String
    /// The port that the system has chosen.
    package let port: Int

    private let script: @Sendable (LoopbackRequest) async -> LoopbackAnswer
    private let record = Mutex(Record())
    private let listener: any Channel
    private let serving = Mutex<Task<Void, Never>?>(nil)

    /// Starts a server on a free port; it listens when this returns.
    ///
    /// - Parameter script: Answers each request; it may wait, to hold a request under way.
    package init(_ script: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer) async throws {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        self.port = listener.channel.localAddress?.port ?? 0
        self.url = "http://127.0.0.1:\(port)"
        self.script = script
        self.listener = listener.channel
        let loop = LoopExecutor(listener.channel.eventLoop)
        let task = Task(executorPreference: loop) { [weak self] in
            // It ends with an error when it is stopped, and a test has no use for that.
            _ = try? await listener.executeThenClose { connections in
                await withDiscardingTaskGroup { group in
                    do {
                        for try await connection in connections {
                            group.addTask { [weak self] in
                                guard let self else { return await Self.refuse(connection) }
                                await serve(connection)
                            }
                        }
                    } catch {
                        // The listener is closed; those being served are ended with it.
                    }
                    group.cancelAll()
                }
            }
        }
        serving.withLock { $0 = task }
    }

    deinit { stop() }

    /// Stops listening and drops every connection.
    package func stop() {
        // The listener is closed rather than its task canceled: connections that wait to be accepted are then
        // handed out once more, and the library wants each of them ended by whoever got it.
        listener.close(promise: nil)
    }

    /// Returns when nothing listens any more; ``stop()`` comes first.
    package func stopped() async {
        await serving.withLock { $0 }?.value
    }

    /// Every request so far, in the order of arrival.
    package var requests: [LoopbackRequest] { record.withLock { $0.requests } }

    /// The paths of every request so far, with their queries.
    package var targets: [String] { requests.map(\.target) }

    /// How many connections have been made.
    package var connections: Int { record.withLock { $0.connections } }

    /// The most requests that were under way at one time.
    package var peakConcurrency: Int { record.withLock { $0.peak } }

    /// Ends a connection that came too late.
    private static func refuse(_ channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>) async {
        // The client may be gone already, which is as good.
        try? await channel.executeThenClose { _, _ in }
    }

    private func serve(_ channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>) async {
        record.withLock { $0.connections += 1 }
        do {
            try await channel.executeThenClose { inbound, outbound in
                let connection = LoopbackConnection(channel: channel.channel, outbound: outbound)
                var parser = LoopbackParser()
                for try await bytes in inbound {
                    parser.append(bytes)
                    guard parser.isPlausible else { return }
                    while let request = parser.next() {
                        begin(request)
                        defer { end() }
                        guard try await connection.write(await script(request)) else { return }
                    }
                }
            }
        } catch {
            // The client went away, or the server was stopped: both are what the test wanted.
        }
    }

    private func begin(_ request: LoopbackRequest) {
        record.withLock { record in
            record.requests.append(request)
            record.underWay += 1
            record.peak = max(record.peak, record.underWay)
        }
    }

    private func end() {
        record.withLock { $0.underWay -= 1 }
    }
}
