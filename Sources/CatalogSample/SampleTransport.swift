package import CatalogTransport
internal import Foundation

/// The two backends in miniature: films that travel inside the binary, answered without network or key.
///
/// It speaks for `api.themoviedb.org` and for TradeRev's folder on `raw.githubusercontent.com`, in their own
/// shapes. What was recorded is answered as it was recorded; what cannot all be recorded (searches, people,
/// pages, parts of a detail) is computed from the same exchanges. Credentials, header fields, `language` and
/// `region` make no difference. Answers carry a fixed `date`, so that the same question always gets the same
/// bytes.
package struct SampleTransport: Transport {
    /// Reads nothing yet: the exchanges are taken apart when the first question comes.
    package init() {}

    /// Returns the answer of the backend that the URL names.
    ///
    /// - Throws: `TransportError.notRecorded` for any other host, and for pictures, of which there are none;
    ///   `TransportError.invalidRequest` for what is no URL.
    package func response(
        to request: TransportRequest
    ) async throws(TransportError) -> TransportResponse {
        guard let question = SampleQuestion(request.url) else {
            throw .invalidRequest("'\(request.url)' is no address")
        }
        let answer: SampleAnswer
        switch question.host {
        case "api.themoviedb.org":
            answer = TMDBSample.answer(to: question)
        case "raw.githubusercontent.com" where question.path.last?.hasSuffix(".json") == true:
            answer = SampleArchive.standard.answer(to: question) ?? .noSuchFile
        default:
            throw .notRecorded(request.label)
        }
        return TransportResponse(
            status: answer.status,
            headers: ["content-type": answer.contentType, "date": SampleArchive.standard.date],
            body: Data(answer.body))
    }
}

/// What is asked of the sample: a URL in its parts, percent-decoded.
struct SampleQuestion {
    let host: String
    /// The segments of the path; never an empty one.
    let path: [String]
    /// The query by name; of a name that comes twice the first counts.
    let query: [String: String]

    /// Takes a URL apart; nil when it has no host.
    init?(_ url: String) {
        guard let parts = URLComponents(string: url), let host = parts.host else { return nil }
        self.host = host.lowercased()
        self.path = parts.path.split(separator: "/").map(String.init)
        self.query = Dictionary(
            (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") },
            uniquingKeysWith: { first, _ in first })
    }
}

/// What a backend of the sample says: the varying parts of a response.
struct SampleAnswer {
    var status = 200
    var contentType = "application/json;charset=utf-8"
    var body: ArraySlice<UInt8>

    /// The words of the host that serves TradeRev's files, for a file that it does not have.
    static var noSuchFile: SampleAnswer {
        SampleAnswer(
            status: 404, contentType: "text/plain; charset=utf-8", body: Array("404: Not Found".utf8)[...])
    }
}
