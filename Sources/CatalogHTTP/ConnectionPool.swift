internal import AsyncHTTPClient
internal import CatalogTransport
internal import NIOCore
internal import NIOHTTPCompression
internal import NIOPosix
internal import Synchronization
internal import struct Foundation.URL

/// Connections to servers, kept open between requests and shared by live transports.
///
/// Making one costs nothing: threads and clients come with the first request that needs them. End it with
/// ``shutdown()``; one that is merely dropped closes its connections by itself a moment later.
package final class ConnectionPool: Sendable {
    /// How connections are made and what they may carry.
    package struct Settings: Sendable {
        /// What we call ourselves: `catalog/1.0`.
        package var userAgent: String
        /// How many bytes a body may have, as it arrives and decompressed.
        package var bodyLimit: Int
        /// How many connections to one host are kept busy before requests wait for one.
        package var connectionsPerHost: Int
        /// Where `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are looked up.
        package var environment: [String: String]

        /// Makes settings: bodies up to 32 MiB, 20 connections to a host, no proxy.
        package init(
            userAgent: String,
            bodyLimit: Int = 32 << 20,
            connectionsPerHost: Int = 20,
            environment: [String: String] = [:]
        ) {
            self.userAgent = userAgent
            self.bodyLimit = bodyLimit
            self.connectionsPerHost = connectionsPerHost
            self.environment = environment
        }
    }

    /// What is open. A library client belongs to one proxy, so there is one for each route.
    private struct Open {
        let group: MultiThreadedEventLoopGroup
        var clients: [ProxyRoute: HTTPClient] = [:]

        func close() async {
            // These fail for what is closed already, and the pool gives each away once.
            for client in clients.values { try? await client.shutdown() }
            try? await group.shutdownGracefully()
        }
    }

    private enum State {
        case unused
        case open(Open)
        case shutDown
    }

    /// The settings it was made with.
    package let settings: Settings
    private let proxies: ProxyRules
    private let state = Mutex(State.unused)

    /// Makes a pool; it opens nothing yet.
    package init(_ settings: Settings) {
        self.settings = settings
        self.proxies = ProxyRules(environment: settings.environment)
    }

    /// Closes every connection and ends the threads. Requests under way, and later ones, are canceled.
    ///
    /// It takes at most half a second: a handshake that a server leaves hanging cannot be ended by the
    /// library and would hold up the end of the program. It is then left to end by itself.
    package func shutdown() async {
        guard let open = takeOpen() else { return }
        let (ended, signal) = AsyncStream<Never>.makeStream()
        Task.detached {
            await open.close()
            signal.finish()
        }
        Task.detached {
            // Nobody cancels this task, so the sleep does not fail.
            try? await Task.sleep(for: .milliseconds(500))
            signal.finish()
        }
        for await _ in ended {}
    }

    deinit {
        // The library stops a debug build whose client is dropped while it is open.
        guard let open = takeOpen() else { return }
        Task.detached { await open.close() }
    }

    /// The way to a URL that the proxy variables have chosen.
    func route(to url: URL) -> ProxyRoute {
        proxies.route(to: url)
    }

    /// The client for a route; nil once the pool is shut down.
    func client(for route: ProxyRoute) -> HTTPClient? {
        state.withLock { state in
            var open: Open
            switch state {
            case .unused: open = Open(group: MultiThreadedEventLoopGroup(numberOfThreads: 2))
            case .open(let already): open = already
            case .shutDown: return nil
            }
            if let client = open.clients[route] { return client }
            let client = HTTPClient(
                eventLoopGroupProvider: .shared(open.group), configuration: configuration(for: route))
            open.clients[route] = client
            state = .open(open)
            return client
        }
    }

    private func takeOpen() -> Open? {
        state.withLock { state in
            defer { state = .shutDown }
            guard case .open(let open) = state else { return nil }
            return open
        }
    }

    private func configuration(for route: ProxyRoute) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration()
        // Redirects are followed above, where the credential and the proxy of each hop are known.
        configuration.redirectConfiguration = .disallow
        configuration.httpVersion = .http1Only
        configuration.decompression = .enabled(limit: .size(settings.bodyLimit))
        // It also ends the wait for a free connection, which the deadline of a request is to end.
        configuration.timeout.connect = .seconds(60)
        // Otherwise a refused connection is retried inside the library for four seconds and more.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = settings.connectionsPerHost
        switch route {
        case .direct:
            break
        case .forward:
            configuration.http1_1ConnectionDebugInitializer = AbsoluteForm.install
        case .tunnel(let proxy):
            configuration.proxy = .server(
                host: proxy.host, port: proxy.port,
                authorization: proxy.authorization.map { .basic(credentials: $0.exposed) })
        case .socks(let proxy):
            configuration.proxy = .socksServer(host: proxy.host, port: proxy.port)
        }
        return configuration
    }
}
