internal import Foundation

/// A recording that cannot be read: which file, and what is wrong with it.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder; nil for text that is in no file.
    package var file: String?
    /// What is wrong, in a few words.
    package var problem: String

    /// The file, what is wrong with it, and what to do.
    package var description: String {
        guard let file else { return problem }
        return "\(file): \(problem). Check the path and its rights, or name another one."
    }
}

extension RecordedExchange {
    /// The exchange as a text for people and version control; the same exchange gives the same bytes.
    ///
    ///     {
    ///       "request": {
    ///         "method": "GET",
    ///         "url": "https://example.org/list.json"
    ///       },
    ///       "response": {
    ///         "body": {"movies": []},
    ///         "headers": {"content-type": "application/json"},
    ///         "status": 200
    ///       }
    ///     }
    ///
    /// `body` is JSON laid out for reading, where its bytes come back from it exactly; otherwise `text`
    /// holds a body that is UTF-8, and `base64` any other. `"stale": true` marks an older answer that stood
    /// in. Where there was no answer, `failure` with its `kind` and `detail` stands in place of `response`.
    package var json: String { String(decoding: spelledJSON.pretty, as: UTF8.self) + "\n" }

    /// Reads what ``json`` has written, or a person in its form. `headers`, `stale` and the body may be missing.
    package init(json: String) throws(RecordingError) {
        guard let value = SpelledJSON(Array(json.utf8)) else {
            throw RecordingError(problem: "it is not JSON")
        }
        try self.init(value)
    }

    var spelledJSON: SpelledJSON {
        let request = Self.object([("method", .string("GET")), ("url", .string(url))])
        switch outcome {
        case .success(let response):
            return Self.object([("request", request), ("response", Self.spelled(response))])
        case .failure(let error):
            let failure = RecordedFailure(error)
            return Self.object([
                (
                    "failure",
                    Self.object([
                        ("detail", .string(failure?.detail ?? "")),
                        ("kind", .string(failure?.kind.rawValue ?? "")),
                    ])
                ),
                ("request", request),
            ])
        }
    }

    private static func spelled(_ response: TransportResponse) -> SpelledJSON {
        let headers = response.headers.sorted { $0.key < $1.key }
            .map { (name: $0.key, value: SpelledJSON.string($0.value)) }
        var members: [(name: String, value: SpelledJSON)] = [
            ("headers", object(headers)), ("status", .token(Array(String(response.status).utf8)[...])),
        ]
        if response.isStale { members.append(("stale", .token(Array("true".utf8)[...]))) }
        if let body = spelled(response.body) { members.append(body) }
        return object(members.sorted { $0.name < $1.name })
    }

    private static func object(_ members: [(name: String, value: SpelledJSON)]) -> SpelledJSON {
        .object(members.map { (SpelledJSON.quoted($0.name), $0.value) })
    }

    /// The form of the body from which its bytes come back; nil for an empty one.
    private static func spelled(_ body: Data) -> (name: String, value: SpelledJSON)? {
        guard !body.isEmpty else { return nil }
        guard let text = String(validating: body, as: UTF8.self) else {
            return ("base64", .string(body.base64EncodedString()))
        }
        let bytes = Array(body)
        if let value = SpelledJSON(bytes), value.compact == bytes { return ("body", value) }
        return ("text", .string(text))
    }

    init(_ json: SpelledJSON) throws(RecordingError) {
        guard let method = json["request"]?["method"]?.text, let url = json["request"]?["url"]?.text else {
            throw RecordingError(problem: "'request' needs 'method' and 'url', both text")
        }
        guard method == "GET" else { throw RecordingError(problem: "the method is not GET") }
        if let failure = json["failure"] {
            self.init(url: url, outcome: .failure(try Self.failure(failure)))
        } else {
            self.init(url: url, outcome: .success(try Self.response(json["response"])))
        }
    }

    private static func failure(_ json: SpelledJSON) throws(RecordingError) -> TransportError {
        guard let kind = json["kind"]?.text, let detail = json["detail"]?.text,
            let failure = RecordedFailure(kind: kind, detail: detail)
        else { throw RecordingError(problem: "'failure' needs a 'kind' and a 'detail' that fits it") }
        return failure.error
    }

    private static func response(_ json: SpelledJSON?) throws(RecordingError) -> TransportResponse {
        guard let response = json, let status = response["status"]?.number else {
            throw RecordingError(problem: "'response' needs 'status', a whole number")
        }
        var headers: [String: String] = [:]
        if let fields = response["headers"] {
            guard case .object(let members) = fields else {
                throw RecordingError(problem: "'headers' is not an object")
            }
            for (name, value) in members {
                guard let name = SpelledJSON.token(name).text, let value = value.text else {
                    throw RecordingError(problem: "a header field is not text")
                }
                headers[name.lowercased()] = value
            }
        }
        let isStale: Bool
        switch response["stale"].map(\.isTrue) {
        case nil: isStale = false
        case let value??: isStale = value
        case .some(nil): throw RecordingError(problem: "'stale' is neither true nor false")
        }
        return TransportResponse(
            status: status, headers: headers, body: try body(of: response), isStale: isStale)
    }

    private static func body(of response: SpelledJSON) throws(RecordingError) -> Data {
        switch (response["body"], response["text"], response["base64"]) {
        case (nil, nil, nil):
            return Data()
        case (let body?, nil, nil):
            return Data(body.compact)
        case (nil, let text?, nil):
            guard let text = text.text else { throw RecordingError(problem: "'text' is not text") }
            return Data(text.utf8)
        case (nil, nil, let base64?):
            guard let data = base64.text.flatMap({ Data(base64Encoded: $0) }) else {
                throw RecordingError(problem: "'base64' is not base64")
            }
            return data
        default:
            throw RecordingError(problem: "only one of 'body', 'text' and 'base64' may be given")
        }
    }
}

extension SpelledJSON {
    /// The text of a string token, its escapes resolved; nil for anything else.
    fileprivate var text: String? {
        guard case .token(let spelling) = self, spelling.first == UInt8(ascii: "\"") else { return nil }
        // Not a string of Unicode where a surrogate stands alone: the decoder says so.
        return try? JSONDecoder().decode(String.self, from: Data(spelling))
    }

    /// Whether it is `true`; nil for anything but `true` and `false`.
    fileprivate var isTrue: Bool? {
        guard case .token(let spelling) = self else { return nil }
        return Bool(String(decoding: spelling, as: UTF8.self))
    }

    fileprivate var number: Int? {
        guard case .token(let spelling) = self else { return nil }
        return Int(String(decoding: spelling, as: UTF8.self))
    }
}
