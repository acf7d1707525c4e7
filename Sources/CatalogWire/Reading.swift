internal import Foundation
internal import Synchronization

/// Reads bodies as one type, and remembers the last: a cache asks whether a body can be read before it keeps or
/// serves it, and decoding is what takes the time of a cached run.
final class Reading<Body: Decodable & Sendable>: Sendable {
    private let last = Mutex<(body: Data, outcome: Result<Body, any Error>)?>(nil)

    /// Whether a body can be read.
    func succeeds(with body: Data) -> Bool {
        switch outcome(of: body) {
        case .success: true
        case .failure: false
        }
    }

    /// What a body says.
    ///
    /// - Throws: `DecodingError`.
    func value(of body: Data) throws -> Body {
        try outcome(of: body).get()
    }

    private func outcome(of body: Data) -> Result<Body, any Error> {
        if let last = last.withLock({ $0 }), last.body == body { return last.outcome }
        let outcome = Result { try Self.decoded(body) }
        last.withLock { $0 = (body, outcome) }
        return outcome
    }

    /// Decodes a body; one that is no JSON for its bare words or its depth is mended first, so that a single
    /// `NaN` costs the field that it stands in and not everything around it.
    private static func decoded(_ body: Data) throws -> Body {
        do {
            return try JSONDecoder().decode(Body.self, from: body)
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            guard let mended = MendedJSON.mended(body) else { throw DecodingError.dataCorrupted(context) }
            return try JSONDecoder().decode(Body.self, from: mended)
        }
    }
}
