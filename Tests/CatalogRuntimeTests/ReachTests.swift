import CatalogCore
import CatalogLoopback
import CatalogMerger
import CatalogPipeline
import CatalogRuntime
import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization
import Testing

@Suite struct `The reach of a session` {
    private let folder = TemporaryFolder()

    /// Options of a run that keeps its answers in this test's own folder.
    private func options(_ reach: Reach = .network(checksAll: false)) -> SessionOptions {
        var options = SessionOptions()
        options.reach = reach
        options.cacheFolder = folder.url.appending(path: "cache").path
        return options
    }

    private func report(
        _ yaml: String, _ options: SessionOptions,
        environment: [String: String] = ["TMDB_ACCESS_TOKEN": TwoServices.token]
    ) async throws -> Report {
        let session = try Sessions.session(yaml, environment: environment, options: options)
        do {
            let report = try await session.catalog.report(of: Selection(.list(.popular)))
            await session.close()
            return report
        } catch {
            await session.close()
            throw error
        }
    }

    @Test func `goes no further than the cache while its answers are fresh`() async throws {
        let server = try await LoopbackServer { TwoServices.fresh(to: $0) }
        defer { server.stop() }
        let yaml = TwoServices.configuration(at: server.url)
        let first = try await report(yaml, options())
        let asked = server.requests.count
        #expect(asked > 5)
        #expect(try await report(yaml, options()) == first)
        #expect(server.requests.count == asked)
    }

    @Test func `ends at the cache offline, without any secret`() async throws {
        let server = try await LoopbackServer { TwoServices.fresh(to: $0) }
        let yaml = TwoServices.configuration(at: server.url)
        let first = try await report(yaml, options())
        server.stop()
        #expect(try await report(yaml, options(.cache), environment: [:]) == first)
    }

    @Test func `names what is missing offline`() async throws {
        let error = await #expect(throws: PipelineError.self) {
            try await report(TwoServices.configuration(at: "http://127.0.0.1:9"), options(.cache))
        }
        guard case .noAnswer(let problems) = error else {
            Issue.record("it is another error: \(String(describing: error))")
            return
        }
        #expect(problems.map(\.reason) == [.offline, .offline])
    }

    @Test func `ends at a recording, which holds what the cache answered and the failures too`() async throws
    {
        let server = try await LoopbackServer { request in
            request.path.hasPrefix("/3/movie/603")
                ? .status(404)
                : request.path.contains("details/2") ? .json("[") : TwoServices.fresh(to: request)
        }
        let yaml = TwoServices.configuration(at: server.url)
        _ = try await report(yaml, options())
        var recorded = options()
        let recorder = Recorder()
        recorded.recorder = recorder
        let report = try await report(yaml, recorded)
        #expect(!report.problems.isEmpty)
        server.stop()
        let elsewhere = TwoServices.configuration(at: "http://127.0.0.1:9")
        let replay = SessionOptions.replaying(recorder.recording)
        #expect(try await self.report(elsewhere, replay, environment: [:]) == report)
    }

    @Test func `that ends at a recording names what it does not hold`() async throws {
        let session = try Sessions.session(
            TwoServices.configuration(at: "http://127.0.0.1:9"), environment: [:],
            options: .replaying(Recording([])))
        let error = await #expect(throws: PipelineError.self) {
            _ = try await session.catalog.listing(of: Selection(.list(.popular)))
        }
        await session.close()
        guard case .noAnswer(let problems) = error else {
            Issue.record("it is another error: \(String(describing: error))")
            return
        }
        #expect(problems.last?.reason == .notRecorded("GET /traderev/list.json"))
    }

    @Test func `takes no secret over plain http to another machine`() async throws {
        let session = try Sessions.session(
            "providers:\n  tmdb:\n    kind: tmdb\n    access_token: ${TMDB_ACCESS_TOKEN}\n"
                + "    base_url: http://movies.invalid/3\n")
        let error = await #expect(throws: PipelineError.self) {
            _ = try await session.catalog.listing(of: Selection(.list(.popular)), sort: .title)
        }
        await session.close()
        #expect(error?.description.contains("insecure_host: movies.invalid") == true)
    }
}

extension SessionOptions {
    /// The options of a run that is answered from a recording alone.
    fileprivate static func replaying(_ recording: Recording) -> SessionOptions {
        var options = SessionOptions()
        options.reach = .recording(recording)
        return options
    }
}

extension TwoServices {
    /// What the services answer, to be kept for an hour.
    fileprivate static func fresh(to request: LoopbackRequest) -> LoopbackAnswer {
        guard case .whole(let status, let headers, let body) = answer(to: request) else { return .reset }
        return .whole(
            status: status, headers: headers.merging(["cache-control": "max-age=3600"]) { $1 }, body: body)
    }
}
