import CatalogLoopback
import Foundation
import Testing

@Suite struct `The doctor` {
    @Test func `finds nothing where all is well: exit 0`() async throws {
        let site = try await Site()
        #expect(try await site.run("report").status == 0)
        let run = try await site.run("doctor", environment: ["COLUMNS": "120"])
        #expect(run.status == 0)
        #expect(run.err == "")
        let text = site.normalized(run.out).replacing(/in [0-9,]+ ms/, with: "in N ms")
        #expect(text == "")
    }

    @Test func `asks past the cache, and keeps nothing of it`() async throws {
        let site = try await Site()
        let first = try await site.run("list")
        _ = site.takeRequests()
        for _ in 0..<2 {
            #expect(try await site.run("doctor").status == 0)
            let asked = site.takeRequests()
            #expect(Set(asked.map(\.path)).isSuperset(of: ["/3/movie/popular", "/traderev/list.json"]))
            #expect(asked.allSatisfy { $0.headers["if-none-match"] == nil })
        }
        #expect(try await site.run("list") == first)
        #expect(site.takeRequests().isEmpty)
    }

    @Test func `looks at some providers alone where that is asked for`() async throws {
        let site = try await Site()
        let run = try await site.run("doctor", "-p", "traderev", "--format", "json", token: nil)
        #expect(run.status == 0)
        let health = try Health(run.out)
        #expect(health.schema == "catalog.doctor/1")
        #expect(health.healthy)
        #expect(health.sections.map(\.name) == ["catalog", "traderev"])
        #expect(!site.takeRequests().contains { $0.path.hasPrefix("/3/") })
    }

    @Test func `has nothing to look at without a configuration, and says so`() async throws {
        let run = try await Workplace().run("doctor")
        #expect(run.status == 0)
        #expect(run.out == "")
        #expect(run.err.contains("sample"), "\(run.err)")
    }

    @Test(arguments: [
        (["--format", "csv"], Int32(64), "What the doctor finds is printed as text or json, not as csv."),
        (["-p", "tmbd"], 64, "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        (["--config", "missing.yaml"], 78, "missing.yaml"),
    ])
    func `is refused what it does not know`(more: [String], status: Int32, words: String) async throws {
        let site = try await Site()
        let run = try await site.run(["doctor"] + more)
        #expect(run.status == status)
        #expect(run.out == "")
        #expect(run.err.contains(words), "\(run.err)")
        #expect(site.takeRequests().isEmpty)
    }

    @Test func `prints no secret, whoever repeats it`() async throws {
        let site = try await Site()
        let token = "eyJhbGciOiJub25lIn0.bm90LWEtcmVhbC10b2tlbg.c2lnbmF0dXJl"
        site.behave { request in
            request.path.hasPrefix("/3/")
                ? .json(#"{"status_code":7,"status_message":"No such token: \#(token)"}"#, status: 401) : nil
        }
        for format in ["text", "json"] {
            let run = try await site.run("doctor", "--format", format, token: token)
            #expect(run.status == 1)
            #expect(run.out.contains("<redacted>"))
            #expect(!(run.out + run.err).contains(token))
        }
    }
}
