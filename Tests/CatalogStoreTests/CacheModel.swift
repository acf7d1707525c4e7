import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization

/// How a server speaks of its answers for a while.
struct Regime: Sendable {
    enum Lifetime: Sendable {
        case maxAge(Int)
        case expires(Int)
        case tenthOfUnchanged
        case unsaid
    }

    var lifetime: Lifetime
    var directives: Set<String>
    var age: Int
    var hasTag: Bool
    var varies: Bool

    static func random(_ random: inout SeededGenerator) -> Regime {
        let seconds = [0, 10, 100, 1_000].randomElement(using: &random) ?? 0
        let lifetimes: [Lifetime] = [
            .maxAge(seconds), .maxAge(seconds), .expires(seconds), .tenthOfUnchanged, .unsaid,
        ]
        let directives = ["no-store", "no-cache", "must-revalidate", "private"]
        return Regime(
            lifetime: lifetimes.randomElement(using: &random) ?? .unsaid,
            directives: Set(directives.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }),
            age: [0, 0, 5, 50].randomElement(using: &random) ?? 0,
            hasTag: Bool.random(using: &random),
            varies: Int.random(in: 0..<3, using: &random) == 0)
    }
}

/// What a server does with the next requests; to be well is three times as likely as any one failure.
enum Behavior: Hashable, Sendable, CaseIterable {
    case well, wellToo, wellAgain, unreachable, timeout, cutOff, canceled, status503, status429, status401,
        status404
    case page, half

    var error: TransportError? {
        switch self {
        case .unreachable: .unreachable("refused")
        case .timeout: .timeout(.seconds(1))
        case .cutOff: .cutOff("reset")
        case .canceled: .cancelled
        case .well, .wellToo, .wellAgain, .status503, .status429, .status401, .status404, .page, .half: nil
        }
    }

    var status: Int? {
        switch self {
        case .status503: 503
        case .status429: 429
        case .status401: 401
        case .status404: 404
        case .well, .wellToo, .wellAgain, .unreachable, .timeout, .cutOff, .canceled, .page, .half: nil
        }
    }

    var unreadable: String? {
        switch self {
        case .page: "<html>down for maintenance</html>"
        case .half: #"{"version":"#
        case .well, .wellToo, .wellAgain, .unreachable, .timeout, .cutOff, .canceled, .status503, .status429,
            .status401,
            .status404:
            nil
        }
    }
}

/// A server whose pages change, with a right clock.
final class ModelServer: Sendable {
    struct State {
        var regime = Regime(lifetime: .unsaid, directives: [], age: 0, hasTag: true, varies: false)
        var behavior = Behavior.well
        var versions: [String: Int] = [:]
        var changedAt: [String: Date] = [:]
    }

    let state = Mutex(State())
    let time: SetTime

    init(time: SetTime) {
        self.time = time
    }

    func changedAt(_ url: String) -> Date {
        state.withLock { $0.changedAt[url] } ?? SetTime.start.addingTimeInterval(-500)
    }

    /// The body of the page now, in the language asked for where the server tells them apart.
    func body(of request: TransportRequest) -> String {
        let (version, varies) = state.withLock { ($0.versions[request.url] ?? 0, $0.regime.varies) }
        let language = varies ? request.headers["accept-language"] ?? "" : ""
        return
            #"{"version":\#(version),"language":"\#(language)","text":"\#(String(repeating: "x", count: version % 7 * 999))"}"#
    }

    func tag(of body: String) -> String {
        "\"\(body.hashValueOfBytes)\""
    }

    func answer(_ request: TransportRequest) throws(TransportError) -> TransportResponse {
        let (regime, behavior) = state.withLock { ($0.regime, $0.behavior) }
        if let error = behavior.error { throw error }
        if let status = behavior.status { return TransportResponse(status: status) }
        let body = body(of: request)
        var headers = ["date": time.now.httpText]
        var control = ["public"] + regime.directives.sorted()
        switch regime.lifetime {
        case .maxAge(let seconds): control.append("max-age=\(seconds)")
        case .expires(let seconds): headers["expires"] = time.now.addingTimeInterval(Double(seconds)).httpText
        case .tenthOfUnchanged: headers["last-modified"] = changedAt(request.url).httpText
        case .unsaid: break
        }
        headers["cache-control"] = control.joined(separator: ", ")
        if regime.age > 0 { headers["age"] = "\(regime.age)" }
        if regime.hasTag { headers["etag"] = tag(of: body) }
        if regime.varies { headers["vary"] = "Accept-Language" }
        if let text = behavior.unreadable {
            return TransportResponse(status: 200, headers: headers, body: Data(text.utf8))
        }
        if let asked = request.headers["if-none-match"] {
            if asked == tag(of: body) { return TransportResponse(status: 304, headers: headers) }
        } else if let date = request.headers["if-modified-since"], date == changedAt(request.url).httpText {
            return TransportResponse(status: 304, headers: headers)
        }
        return TransportResponse(status: 200, headers: headers, body: Data(body.utf8))
    }
}

extension String {
    /// The same number in every run.
    fileprivate var hashValueOfBytes: UInt64 {
        utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}

/// What must come of a request.
enum Outcome: Hashable, Sendable {
    case body(String, isStale: Bool)
    case status(Int)
    case failure(TransportError)
}

/// What a cache does, told as plainly as can be: a list of what is kept, and no header fields.
struct CacheModel {
    struct Kept {
        let url: String
        /// Nil where the server does not vary by it.
        var language: String?
        var body: String
        var directives: Set<String>
        var maxAge: Int?
        var expires: Date?
        var unchangedSince: Date?
        var tag: String?
        var age: Int
        var received: Date

        func isYoung(at now: Date) -> Bool {
            let lifetime: Double
            if let maxAge {
                lifetime = Double(maxAge)
            } else if let expires {
                lifetime = expires.timeIntervalSince(received)
            } else if let unchangedSince {
                lifetime = min(86_400, received.timeIntervalSince(unchangedSince) / 10)
            } else {
                lifetime = 0
            }
            let elapsed = now.timeIntervalSince(received)
            return elapsed >= -60 && Double(age) + max(elapsed, 0) < lifetime
        }
    }

    var kept: [Kept] = []

    /// What comes of a request, and how often the server is asked.
    mutating func ask(
        _ request: TransportRequest, mode: CachingTransport.Mode, server: ModelServer, now: Date
    ) -> (outcome: Outcome, asked: Int) {
        let language = request.headers["accept-language"]
        let old = kept.filter { $0.url == request.url && ($0.language == nil || $0.language == language) }
            .max { $0.received < $1.received }
        let isYoung = old?.isYoung(at: now) == true
        let isFresh = isYoung && old?.directives.contains("no-cache") == false
        switch (mode, old) {
        case (.offline, nil): return (.failure(.offline), 0)
        case (.offline, let old?): return (.body(old.body, isStale: !isFresh), 0)
        case (.normal, let old?) where isFresh: return (.body(old.body, isStale: false), 0)
        case (.normal, _), (.refresh, _): break
        }
        let failure: Outcome
        let behavior = server.state.withLock { $0.behavior }
        switch behavior {
        case .well, .wellToo, .wellAgain: return (.body(answer(request, old, server, now), isStale: false), 1)
        case .canceled: return (.failure(.cancelled), 1)
        case .status401: return (.status(401), 1)
        case .status404:
            kept.removeAll { $0.url == request.url }
            return (.status(404), 1)
        case .unreachable, .timeout, .cutOff: failure = .failure(behavior.error ?? .offline)
        case .status503, .status429: failure = .status(behavior.status ?? 0)
        case .page, .half: failure = .body(behavior.unreadable ?? "", isStale: false)
        }
        // A server that is ill may still confirm what it said before: `page` and `half` never do.
        if let old, !old.directives.contains("no-cache"),
            isYoung || !old.directives.contains("must-revalidate")
        {
            return (.body(old.body, isStale: true), 1)
        }
        return (failure, 1)
    }

    /// The body that a server which is well leads to.
    private mutating func answer(
        _ request: TransportRequest, _ old: Kept?, _ server: ModelServer, _ now: Date
    ) -> String {
        let regime = server.state.withLock { $0.regime }
        let current = server.body(of: request)
        let isConfirmed =
            if let tag = old?.tag { tag == server.tag(of: current) } else {
                old?.unchangedSince == server.changedAt(request.url)
            }
        var new = Kept(
            url: request.url, body: current, directives: regime.directives, age: regime.age, received: now)
        if isConfirmed, let old {
            // What the server does not mention again stays as it was.
            new.body = old.body
            new.expires = old.expires
            new.unchangedSince = old.unchangedSince
            new.tag = old.tag
            new.language = old.language
        }
        switch regime.lifetime {
        case .maxAge(let seconds): new.maxAge = seconds
        case .expires(let seconds): new.expires = now.addingTimeInterval(Double(seconds))
        case .tenthOfUnchanged: new.unchangedSince = server.changedAt(request.url)
        case .unsaid: break
        }
        if regime.hasTag { new.tag = server.tag(of: current) }
        if regime.varies { new.language = request.headers["accept-language"] }
        if regime.directives.contains("no-store") {
            kept.removeAll { $0.url == request.url }
        } else {
            kept.removeAll { $0.url == request.url && $0.language == new.language }
            kept.append(new)
        }
        return new.body
    }
}
