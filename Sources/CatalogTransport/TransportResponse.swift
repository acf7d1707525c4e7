public import struct Foundation.Data
public import struct Foundation.Date

/// A whole answer: status, header fields, body.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status; 200 for a file that was read.
    public var status: Int
    /// Header fields by lowercase name; where a field came more than once its values are joined with `, `.
    public var headers: [String: String]
    /// The body, decompressed.
    public var body: Data
    /// Whether an older answer stands in for one that could not be had now.
    public var isStale: Bool

    /// Makes an answer.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data(), isStale: Bool = false) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $0 + ", " + $1 }
        self.body = body
        self.isStale = isStale
    }

    /// When the server made the answer, read from its `Date` field; nil where it does not say.
    public var date: Date? {
        headers["date"].flatMap(HTTPDate.date(from:))
    }
}
