import CatalogLoopback
import Foundation
import Synchronization
import Testing

/// Two services on loopback whose answers may be kept, and a place to run the program against them, configured in
/// `catalog.yaml`.
final class Site: Sendable {
    /// What the services do about a request; nil for as they should.
    typealias Conduct = @Sendable (LoopbackRequest) -> LoopbackAnswer?

    /// Where the program runs.
    let place: Workplace
    /// The services.
    let server: LoopbackServer
    private let script: Script
    private let seen = Mutex(0)

    /// - Parameters:
    ///   - settings: A further line for both providers.
    ///   - control: What the services say about keeping their answers.
    init(settings: String = "timeout_seconds: 600", keeping control: String = "max-age=86400") async throws {
        let script = Script()
        self.script = script
        place = try Workplace()
        server = try await LoopbackServer { request in
            if let answer = script.conduct(request) { return answer }
            return TwoServices.answer(to: request).keepable(for: request, control)
        }
        try place.write(TwoServices.configuration(at: server.url, settings: settings), to: "catalog.yaml")
    }

    /// Says what the services do from now on.
    func behave(_ conduct: @escaping Conduct) { script.change(to: conduct) }

    /// Runs the program to its end.
    ///
    /// - Parameter token: The first service's credential; nil where it is not set.
    func run(
        _ arguments: [String], token: String? = TwoServices.token, environment: [String: String?] = [:]
    ) async throws -> Outcome {
        try await place.run(arguments, environment: environment.merging(Self.secret(token)) { own, _ in own })
    }

    /// Runs the program to its end.
    func run(
        _ arguments: String..., token: String? = TwoServices.token, environment: [String: String?] = [:]
    ) async throws -> Outcome {
        try await run(arguments, token: token, environment: environment)
    }

    /// Runs the program to its end on a disk that is full as soon as a file has 50 kilobytes.
    func runOnFullDisk(_ arguments: [String]) async throws -> Outcome {
        try await Turns.shared.taking {
            // The usual end of a program that exceeds the limit is a signal; ignored, the write fails instead.
            try await place.start(
                arguments, environment: Self.secret(TwoServices.token), after: "trap '' XFSZ; ulimit -f 100"
            ).outcome()
        }
    }

    /// Starts the program. Whoever starts several takes one turn for them.
    func start(_ arguments: [String]) throws -> RunningCatalog {
        try place.start(arguments, environment: Self.secret(TwoServices.token))
    }

    /// The requests that came since this was last asked.
    func takeRequests() -> [LoopbackRequest] {
        let requests = server.requests
        return seen.withLock { seen in
            defer { seen = requests.count }
            return Array(requests.dropFirst(seen))
        }
    }

    /// A text with what differs from site to site replaced: `SERVER`, `~` and `HERE`.
    func normalized(_ text: String) -> String {
        text.replacing(server.url, with: "SERVER")
            .replacing(place.home.path(percentEncoded: false), with: "~")
            .replacing(place.folder.path(percentEncoded: false), with: "HERE")
    }

    private static func secret(_ token: String?) -> [String: String?] { ["TMDB_ACCESS_TOKEN": token] }

    /// What the services do, which may change while they run.
    private final class Script: Sendable {
        private let current = Mutex<Conduct>({ _ in nil })

        func change(to conduct: @escaping Conduct) { current.withLock { $0 = conduct } }

        func conduct(_ request: LoopbackRequest) -> LoopbackAnswer? {
            current.withLock { $0 }(request)
        }
    }
}
