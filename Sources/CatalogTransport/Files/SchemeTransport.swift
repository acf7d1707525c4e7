/// Leads a request to the transport for its scheme.
package struct SchemeTransport: Transport {
    private let file: (any Transport)?
    private let http: any Transport

    /// - Parameters:
    ///   - file: Answers `file:` URLs; nil where there are none.
    ///   - http: Answers `http:` and `https:` URLs.
    package init(file: (any Transport)?, http: any Transport) {
        self.file = file
        self.http = http
    }

    /// Returns the answer of the transport in charge.
    ///
    /// - Throws: Also ``TransportError/invalidRequest(_:)`` for any other scheme.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        switch (request.url.prefix { $0 != ":" }.lowercased(), file) {
        case ("file", let file?): return try await file.response(to: request)
        case ("http", _), ("https", _): return try await http.response(to: request)
        default: throw .invalidRequest("its address is none of http, https or file")
        }
    }
}
