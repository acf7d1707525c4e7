import CatalogHTTP
import CatalogLoopback
import CatalogTransport
import Testing

/// Runs a test between a scripted server and a live transport, and ends both.
func withLoopback(
    deadline: Duration = .seconds(300),
    bodyLimit: Int = 1 << 20,
    environment: [String: String] = [:],
    plainHTTP: PlainHTTP = PlainHTTP(),
    _ script: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer,
    test: (LoopbackServer, LiveTransport) async throws -> Void
) async throws {
    let server = try await LoopbackServer(script)
    var environment = environment
    // A proxy named '$SERVER' is the scripted one.
    for (name, value) in environment { environment[name] = value.replacing("$SERVER", with: server.url) }
    let pool = ConnectionPool(
        .init(userAgent: "catalog/0", bodyLimit: bodyLimit, environment: environment))
    do {
        try await test(server, LiveTransport(pool: pool, deadline: deadline, plainHTTP: plainHTTP))
    } catch {
        await pool.shutdown()
        server.stop()
        throw error
    }
    await pool.shutdown()
    server.stop()
}

/// The failure of a request, whose answer would be a surprise.
func failure(
    of transport: some Transport, for url: String, credential: Credential? = nil
) async -> TransportError {
    do {
        let response = try await transport.response(to: TransportRequest(url: url, credential: credential))
        Issue.record("an answer with status \(response.status) and \(response.body.count) bytes")
        return .offline
    } catch {
        return error
    }
}
