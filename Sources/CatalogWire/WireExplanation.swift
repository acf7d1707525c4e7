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
    static func words(for error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "'\(path(context.codingPath + [key]))' is missing"
        case DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "the body is null" : "'\(path(context.codingPath))' is null"
        case DecodingError.typeMismatch(let type, let context):
            "'\(path(context.codingPath))' is not \(name(of: type))"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "'\(path(context.codingPath))' is malformed"
        default:
            "it is not whole JSON"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty
            ? "the body"
            : keys.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
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
