internal import NIOCore

/// A request as it stood on the wire.
package struct LoopbackRequest: Hashable, Sendable {
    /// The method.
    package var method: String
    /// What stood in the request line: the path with its query, or a whole URL where a proxy was asked.
    package var target: String
    /// Header fields by lowercase name; of a field that came twice, the last.
    package var headers: [String: String]

    /// The path without its query.
    package var path: String { String(target.prefix { $0 != "?" }) }
}

/// Takes requests without a body out of a stream of bytes.
struct LoopbackParser {
    private var buffer = ByteBuffer()

    /// Whether the bytes may still become a request: a TLS handshake, say, never will.
    var isPlausible: Bool {
        buffer.readableBytesView.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? true
    }

    mutating func append(_ bytes: ByteBuffer) {
        buffer.writeImmutableBuffer(bytes)
    }

    /// The next request that has wholly arrived.
    mutating func next() -> LoopbackRequest? {
        let text = String(buffer: buffer)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let head = text[..<end.lowerBound]
        buffer.moveReaderIndex(forwardBy: head.utf8.count + 4)
        buffer.discardReadBytes()
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let name = line.prefix { $0 != ":" }
            headers[name.lowercased()] = String(line.dropFirst(name.count + 1).drop { $0 == " " })
        }
        return LoopbackRequest(method: String(words[0]), target: String(words[1]), headers: headers)
    }
}
