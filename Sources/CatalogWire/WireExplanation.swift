internal import CatalogTransport
internal import Foundation

/// Says in a few words why a body could not be read: for a person who has never seen the format.
enum WireExplanation {
    /// The words for an error of `JSONDecoder`'s, or for a body that is not JSON at all.
    static func of(_ error: any Error, in response: TransportResponse) -> String {
        let body = response.body.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        guard let first = body.first else { return "the body is empty" }
        if first == UInt8(ascii: "<") { return "a web page came in place of JSON" }
        return words(for: error)
    }

    /// The words for an error of `JSONDecoder`'s: where, and what was found.
    ///
    /// - Parameters:
    ///   - reader: Where the reader stood. A number too large and a broken escape are reported without a
    ///     place of their own, as a body is that breaks off.
    ///   - depth: How many keys lead to the value that could not be read; places are named from there.
    static func words(for error: any Error, at reader: [any CodingKey] = [], below depth: Int = 0) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "\(place(context.codingPath + [key], below: depth)) is missing"
        case DecodingError.valueNotFound(_, let context):
            "\(place(context.codingPath, below: depth)) is null"
        case DecodingError.typeMismatch(let type, let context):
            "\(place(context.codingPath, below: depth)) is not \(name(of: type))"
        case DecodingError.dataCorrupted(let context) where context.codingPath.count > depth:
            "\(place(context.codingPath, below: depth)) is malformed"
        default:
            if reader.count > depth {
                "\(place(reader, below: depth)) is malformed"
            } else {
                depth == 0 ? "it is not whole JSON" : "it holds a malformed text or number"
            }
        }
    }

    /// Where in the body: `'movies[2].year'`, `the body` for the whole of it, or `it` for the whole of what
    /// lies `depth` keys deep.
    static func place(_ path: [any CodingKey], below depth: Int = 0) -> String {
        let inside = path.dropFirst(depth)
        guard !inside.isEmpty else { return depth == 0 ? "the body" : "it" }
        let names = inside.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }
        return "'" + names.joined().trimmingPrefix(".") + "'"
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        default: String(describing: type).hasPrefix("Array") ? "a list" : "an object"
        }
    }
}
