extension StoredResponse {
    /// The header fields that ask the server whether the answer still holds (RFC 9111, section 4.3.1);
    /// empty when it gave nothing to ask with.
    package var conditions: [String: String] {
        var conditions: [String: String] = [:]
        conditions["if-none-match"] = headers["etag"]
        conditions["if-modified-since"] = headers["last-modified"]
        return conditions
    }

    /// The answer with the header fields that a 304 brings (section 3.2).
    ///
    /// What describes the body stays as it is: a 304 has none. The age starts anew.
    ///
    /// - Returns: Nil when the 304 is about another answer than this one.
    func refreshed(by notModified: TransportResponse) -> TransportResponse? {
        guard !conditions.isEmpty else { return nil }
        if let told = notModified.headers["etag"], let own = headers["etag"],
            Self.opaqueTag(told) != Self.opaqueTag(own)
        {
            return nil
        }
        var headers = headers
        headers["age"] = nil
        headers.merge(notModified.headers.filter { !Self.fieldsOfTheBody.contains($0.key) }) { $1 }
        return TransportResponse(status: 200, headers: headers, body: body)
    }

    /// An entity tag without the mark that it is weak: the comparison for `If-None-Match` ignores it.
    private static func opaqueTag(_ tag: String) -> Substring {
        let tag = FieldList.trimmed(tag[...])
        return tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }

    private static let fieldsOfTheBody: Set<String> = [
        "content-encoding", "content-length", "content-range", "content-type",
    ]
}
