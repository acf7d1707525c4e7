/// What the server does about a request.
package enum LoopbackAnswer: Sendable {
    /// A whole answer; `content-length` is added.
    case whole(status: Int, headers: [String: String], body: [UInt8])
    /// These bytes, and then the connection is closed.
    case raw(String)
    /// The connection is reset, without an answer.
    case reset
    /// The head promises more bytes than follow before the connection is closed.
    case truncated(String, promised: Int)
    /// The body comes in chunks, and the last one never does.
    case truncatedChunks(String)
    /// Nothing, for as long as the client waits.
    case hang
    /// A head, and then a byte each time, until the client has had enough.
    case drip(every: Duration)

    /// A JSON answer with status 200, or another one.
    package static func json(
        _ text: String, status: Int = 200, headers: [String: String] = [:]
    ) -> LoopbackAnswer {
        let own = ["content-type": "application/json"]
        return .whole(status: status, headers: own.merging(headers) { $1 }, body: Array(text.utf8))
    }

    /// An answer without a body.
    package static func status(_ status: Int, headers: [String: String] = [:]) -> LoopbackAnswer {
        .whole(status: status, headers: headers, body: [])
    }

    /// A body that is compressed already, said to be gzip.
    package static func gzip(_ bytes: [UInt8]) -> LoopbackAnswer {
        .whole(
            status: 200, headers: ["content-type": "application/json", "content-encoding": "gzip"],
            body: bytes)
    }

    /// A redirect to a URL or a path.
    package static func redirect(_ location: String, status: Int = 302) -> LoopbackAnswer {
        .whole(status: status, headers: ["location": location], body: [])
    }
}
