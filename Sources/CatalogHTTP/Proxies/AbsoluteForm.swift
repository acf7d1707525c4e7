internal import NIOCore
internal import NIOHTTP1

/// Writes the whole URL into the request line, as a proxy for `http` wants it (RFC 9112, section 3.2.2).
///
/// The library below would ask such a proxy for a tunnel, which proxies commonly refuse for port 80. So the
/// request is sent to the proxy as if it were the server, with the server's name in `Host`; this handler
/// puts the two together.
final class AbsoluteForm: ChannelOutboundHandler {
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// Adds the handler to a new connection, on its way from the client to the encoder.
    @Sendable static func install(on channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
            try pipeline.addHandler(AbsoluteForm(), position: .after(encoder))
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), let host = head.headers.first(name: "host")
        else {
            return context.write(data, promise: promise)
        }
        head.uri = "http://" + host + head.uri
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
}
