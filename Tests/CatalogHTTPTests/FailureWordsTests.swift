import AsyncHTTPClient
import CatalogTransport
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import CatalogHTTP

/// The failures that a loopback server cannot bring about.
@Suite struct `Words for failures` {
    private let inTime = FailureReader(deadline: .seconds(3), end: .distantFuture, bodyLimit: 10)
    private let late = FailureReader(deadline: .seconds(3), end: .distantPast, bodyLimit: 10)

    @Test(
        arguments: [
            (.deadlineExceeded, .timeout(.seconds(3))),
            (.cancelled, .cancelled),
            (.alreadyShutdown, .cancelled),
            (.getConnectionFromPoolTimeout, .unreachable("no connection became free")),
            (.remoteConnectionClosed, .cutOff("connection closed before the answer was whole")),
            (.connectTimeout, .unreachable("no answer to the attempt to connect")),
            (.tlsHandshakeTimeout, .unreachable("no secure connection in time")),
            (.httpProxyHandshakeTimeout, .unreachable("no answer from the proxy")),
            (.socksHandshakeTimeout, .unreachable("no answer from the proxy")),
            (.proxyAuthenticationRequired, .unreachable("the proxy wants a user and a password")),
            (.invalidProxyResponse, .unreachable("the proxy refused the connection")),
            (.emptyHost, .invalidRequest("its address is no http or https URL")),
            (
                .invalidHeaderFieldValues(["Bearer hush-hush"]),
                .invalidRequest("a header field holds a character that is not allowed")
            ),
        ] as [(HTTPClientError, TransportError)])
    func `of the client`(error: HTTPClientError, words: TransportError) {
        #expect(inTime.transportError(for: error) == words)
    }

    @Test(arguments: [HTTPClientError.cancelled, .getConnectionFromPoolTimeout, .deadlineExceeded])
    func `after the deadline say so`(error: HTTPClientError) {
        #expect(late.transportError(for: error) == .timeout(.seconds(3)))
    }

    @Test(
        arguments: [
            (ECONNREFUSED, .unreachable("connection refused")),
            (ECONNRESET, .cutOff("connection reset")),
            (EPIPE, .cutOff("connection reset")),
            (ENETUNREACH, .unreachable("no route to the host")),
            (EHOSTUNREACH, .unreachable("no route to the host")),
            (ETIMEDOUT, .unreachable("no answer to the attempt to connect")),
            (EMFILE, .unreachable("the connection failed (error \(EMFILE))")),
        ] as [(CInt, TransportError)])
    func `of the system`(code: CInt, words: TransportError) {
        #expect(inTime.transportError(for: IOError(errnoCode: code, reason: "hush-hush")) == words)
    }

    @Test func `of anybody else quote nothing`() {
        struct Stranger: Error { let secret = "hush-hush" }
        #expect(inTime.transportError(for: Stranger()) == .unreachable("the connection failed"))
        #expect(
            inTime.transportError(for: HTTPParserError.invalidVersion) == .malformed("the answer is not HTTP")
        )
        #expect(inTime.transportError(for: TransportError.offline) == .offline)
    }
}
