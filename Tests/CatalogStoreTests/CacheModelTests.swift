import CatalogStore
import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization
import Testing

@Suite struct `A cache, whatever happens` {
    /// The stores that a sequence is played on.
    enum Keeping: String, CaseIterable, Sendable {
        case memory
        case file
        /// Closed and opened again all the time.
        case reopenedFile
    }

    @Test(arguments: Keeping.allCases, Array(1...6))
    func `answers as the plain model does`(keeping: Keeping, seed: Int) async throws {
        let folder = TemporaryFolder()
        let time = SetTime()
        let server = ModelServer(time: time)
        let base = ScriptedTransport { request throws(TransportError) in try server.answer(request) }
        let notices = Log<CacheNotice>()
        let file = ResponseCache(folder: folder.url.path, now: { time.now }) { notices.add($0) }
        let store: any ResponseStore = keeping == .memory ? MemoryResponseStore() : file
        var model = CacheModel()
        var random = SeededGenerator(seed: UInt64(seed))
        for step in 0..<200 {
            // Never twice at one time, so that the newest of two answers is one.
            let isSetBack = Int.random(in: 0..<40, using: &random) == 0
            time.move(by: isSetBack ? -4_000 : Int.random(in: 1...300, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let regime = Regime.random(&random)
                server.state.withLock { $0.regime = regime }
            case 1:
                let url = Self.url(&random)
                server.state.withLock {
                    $0.versions[url, default: 0] += 1
                    $0.changedAt[url] = time.now
                }
            case 2:
                let behavior = Behavior.allCases.randomElement(using: &random) ?? .well
                server.state.withLock { $0.behavior = behavior }
            case 3 where keeping == .reopenedFile:
                file.close()
            default:
                break
            }
            let modes: [CachingTransport.Mode] = [.normal, .normal, .normal, .refresh, .offline]
            let mode = modes.randomElement(using: &random) ?? .normal
            let request = TransportRequest(
                url: Self.url(&random),
                headers: ["accept-language": ["de", "en"].randomElement(using: &random) ?? "de"],
                credential: .bearer(Secret("hush-hush")))
            let before = base.requests.count
            let expected = model.ask(request, mode: mode, server: server, now: time.now)
            let transport = CachingTransport(base: base, store: store, mode: mode, now: { time.now })
            let outcome = await Self.outcome(of: transport, request)
            #expect(outcome == expected.outcome, "step \(step)")
            #expect(base.requests.count - before == expected.asked, "step \(step)")
        }
        file.close()
        #expect(notices.entries.isEmpty)
    }

    private static func url(_ random: inout SeededGenerator) -> String {
        "https://a.test/\(Int.random(in: 0..<3, using: &random))"
    }

    private static func outcome(of transport: CachingTransport, _ request: TransportRequest) async -> Outcome
    {
        do throws(TransportError) {
            let response = try await transport.response(to: request)
            guard response.status == 200 else { return .status(response.status) }
            return .body(String(decoding: response.body, as: UTF8.self), isStale: response.isStale)
        } catch {
            return .failure(error)
        }
    }
}
