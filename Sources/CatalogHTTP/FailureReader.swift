internal import AsyncHTTPClient
internal import CatalogTransport
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix
internal import NIOSSL

/// Says in our words what went wrong in the libraries below.
///
/// Their own words are never passed on: they quote addresses and header fields, and so secrets.
struct FailureReader: Sendable {
    /// How long the request was given, and when that ends.
    let deadline: Duration
    let end: NIODeadline
    let bodyLimit: Int

    /// What an error of any library means. Cancellation of the task is the caller's to see.
    func transportError(for error: any Error) -> TransportError {
        switch error {
        case let error as TransportError: error
        case let error as HTTPClientError: transportError(for: error)
        case is ResponseAccumulator.ResponseTooBigError: .tooLarge(limit: bodyLimit)
        case let error as NIOConnectionError: .unreachable(Self.words(for: error))
        case is SocketAddressError.UnknownHost, is SocketAddressError: .unreachable("no such host")
        case let error as IOError: Self.transportError(for: error)
        case HTTPParserError.invalidEOFState: .cutOff(Self.cutOffWords)
        case is HTTPParserError: .malformed("the answer is not HTTP")
        case ChannelError.connectTimeout: .unreachable("no answer to the attempt to connect")
        case is ChannelError: .cutOff(Self.cutOffWords)
        case NIOHTTPDecompression.DecompressionError.limit: .tooLarge(limit: bodyLimit)
        case is NIOHTTPDecompression.DecompressionError: .malformed("the body is not gzip")
        case is NIOHTTPDecompression.ExtraDecompressionError: .cutOff(Self.cutOffWords)
        case let error as NIOSSLError: Self.transportError(for: error)
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            .unreachable("the certificate is another host's")
        case is NIOSSLExtraError, is BoringSSLError: .unreachable("no secure connection")
        default: .unreachable("the connection failed")
        }
    }

    private static let cutOffWords = "connection closed before the answer was whole"

    private func transportError(for error: HTTPClientError) -> TransportError {
        switch error {
        case .deadlineExceeded, .readTimeout, .writeTimeout:
            .timeout(deadline)
        case .getConnectionFromPoolTimeout:
            NIODeadline.now() >= end ? .timeout(deadline) : .unreachable("no connection became free")
        case .cancelled, .requestStreamCancelled, .alreadyShutdown:
            // Out of time while it waited for a connection, a request is canceled by the library itself.
            NIODeadline.now() >= end ? .timeout(deadline) : .cancelled
        case .remoteConnectionClosed:
            .cutOff(Self.cutOffWords)
        case .connectTimeout:
            .unreachable("no answer to the attempt to connect")
        case .tlsHandshakeTimeout:
            .unreachable("no secure connection in time")
        case .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
            .unreachable("no answer from the proxy")
        case .proxyAuthenticationRequired:
            .unreachable("the proxy wants a user and a password")
        case .invalidProxyResponse:
            .unreachable("the proxy refused the connection")
        case .invalidURL, .emptyHost, .emptyScheme:
            .invalidRequest("its address is no http or https URL")
        default:
            // The rest speaks of requests that cannot be sent; some of it quotes header fields.
            .invalidRequest("a header field holds a character that is not allowed")
        }
    }

    private static func transportError(for error: IOError) -> TransportError {
        switch error.errnoCode {
        case ECONNRESET, EPIPE: .cutOff("connection reset")
        default: .unreachable(words(for: error))
        }
    }

    private static func words(for error: NIOConnectionError) -> String {
        guard let attempt = error.connectionErrors.first else { return "no such host" }
        return (attempt.error as? IOError).map(words) ?? "no answer to the attempt to connect"
    }

    private static func words(for error: IOError) -> String {
        switch error.errnoCode {
        case ECONNREFUSED: "connection refused"
        case ECONNRESET, EPIPE: "connection reset"
        case EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN: "no route to the host"
        case ETIMEDOUT: "no answer to the attempt to connect"
        default: "the connection failed (error \(error.errnoCode))"
        }
    }

    private static func transportError(for error: NIOSSLError) -> TransportError {
        switch error {
        case .handshakeFailed(let reason):
            // The reason is a stack of OpenSSL errors, which has no better handle than its text.
            String(describing: reason).contains("CERTIFICATE_VERIFY_FAILED")
                ? .unreachable("certificate not trusted") : .unreachable("no secure connection")
        case .unableToValidateCertificate, .noCertificateToValidate:
            .unreachable("certificate not trusted")
        case .uncleanShutdown:
            .cutOff(cutOffWords)
        default:
            .unreachable("no secure connection")
        }
    }
}
