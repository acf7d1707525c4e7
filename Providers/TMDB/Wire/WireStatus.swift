internal import CatalogCore
internal import CatalogTransport
internal import CatalogWire
internal import Foundation

/// What TMDB says in the body of an error: `{"status_code": 7, "status_message": "…", "success": false}`.
struct WireStatus: Decodable {
    /// TMDB's own number, finer than the HTTP status.
    let code: Int?
    /// TMDB's own words.
    let message: String?

    private enum Key: String, CodingKey {
        case code = "status_code"
        case message = "status_message"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        code = container.lenient(Int.self, .code)
        message = container.lenientText(.message)
    }

    /// Reads the body of an error; nil where it is not TMDB that speaks.
    init?(_ response: TransportResponse) {
        // Proxies and gateways answer with pages of their own. The status alone serves then.
        guard let status = try? JSONDecoder().decode(WireStatus.self, from: response.body) else { return nil }
        self = status
    }

    /// What "there is no such page" comes to: 400 with code 22 now, plain 422 in older versions.
    static let noSuchPage = FailureReason.serverError(status: 422)

    /// What it means; nil where the HTTP status says as much.
    ///
    /// - Parameter secrets: What must not stand in the words that are quoted, should the server echo it.
    func reason(status: Int, hiding secrets: Redactor) -> FailureReason? {
        switch code {
        case 3, 7, 10, 14, 16, 17, 30, 31, 32, 33, 35, 36, 38, 39, 45: .unauthorized(words(hiding: secrets))
        case 6, 34, 37: .notFound
        case 22: Self.noSuchPage
        case 25: .rateLimited
        default: status == 401 || status == 403 ? .unauthorized(words(hiding: secrets)) : nil
        }
    }

    private func words(hiding secrets: Redactor) -> String? {
        message.map { Quotation.line(of: secrets.redacted($0), upTo: 200) }
    }
}
