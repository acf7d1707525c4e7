package import Foundation

/// Two small services on one loopback server: one like TMDB under `/3`, one like TradeRev under `/traderev`.
///
/// A path is answered with the file of that name in `Services`, whatever the query, and everything else with
/// 404. Both know Alien; Metropolis is on the second one's list alone, and the first one finds it by search;
/// The Matrix and Toy Story are the first one's.
package enum TwoServices {
    /// The credential that a request to the first service must bring in `authorization`.
    package static let token = "a-token-for-loopback"

    /// The key that such a request may bring in its query instead.
    package static let key = "0123456789abcdef0123456789abcdef"

    /// What the services answer when nothing is wrong.
    package static func answer(to request: LoopbackRequest) -> LoopbackAnswer {
        if request.path.hasPrefix("/3/"), !isAllowed(request) {
            return .json(
                #"{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}"#,
                status: 401)
        }
        let name = request.path.hasSuffix(".json") ? request.path : request.path + ".json"
        // What cannot be read is not there: to a client that is the same.
        guard let body = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
            return .json(#"{"status_code":34,"status_message":"Nothing here."}"#, status: 404)
        }
        return .json(body)
    }

    private static func isAllowed(_ request: LoopbackRequest) -> Bool {
        request.headers["authorization"] == "Bearer \(token)" || request.target.hasSuffix("api_key=\(key)")
            || request.target.contains("api_key=\(key)&")
    }

    /// The files that are served.
    package static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Services")
    }

    /// A configuration of both, the first one's token taken from `TMDB_ACCESS_TOKEN`.
    ///
    /// - Parameter settings: Further lines for both providers, without indentation.
    package static func configuration(at url: String, settings: String...) -> String {
        let more = settings.map { "\n    \($0)" }.joined()
        return """
            providers:
              tmdb:
                kind: tmdb
                access_token: ${TMDB_ACCESS_TOKEN}
                base_url: \(url)/3\(more)
              traderev:
                kind: traderev
                base_url: \(url)/traderev/\(more)
            use: [tmdb, traderev]

            """
    }

    /// The same with the first one's key, taken from `TMDB_API_KEY`.
    package static func configurationWithKey(at url: String) -> String {
        configuration(at: url).replacing(
            "access_token: ${TMDB_ACCESS_TOKEN}", with: "api_key: ${TMDB_API_KEY}")
    }
}
