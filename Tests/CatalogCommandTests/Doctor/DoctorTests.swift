import CatalogLoopback
import Foundation
import Testing

@Suite struct `The doctor` {
    @Test func `finds nothing where all is well: exit 0`() async throws {
        let site = try await Site()
        #expect(try await site.run("report").status == 0)
        let run = try await site.run("doctor")
        #expect(run.status == 0)
        #expect(run.err == "")
        #expect(
            Self.normalized(run.out, of: site) == """
                catalog | all is well
                  Configuration | ✓ catalog.yaml; providers that run: tmdb, traderev
                  Cache | ✓ ~/.cache/catalog/http.sqlite: 10 answers, 180 KB of 200 MB
                  Watchlist | ✓ 0 movies

                tmdb (kind tmdb) | all is well
                  Address | ✓ SERVER/3
                  Secret | ✓ access_token is set and can be sent
                  Answer | ✓ gave the list 'popular' in N ms, 2 requests
                  Limits | ✓ 50 requests a second after 150 at once, 20 under way, 600 s for each
                  Cache | ✓ 10 answers, 180 KB

                traderev (kind traderev) | all is well
                  Address | ✓ SERVER/traderev/
                  Secret | ✓ none is needed
                  Answer | ✓ gave the list 'popular' in N ms, 1 request
                  Limits | ✓ any number of requests a second, 8 under way, 600 s for each
                  Cache | ✓ 10 answers, 180 KB

                """)
    }

    @Test func `marks what is wrong with its remedy: exit 1`() async throws {
        let site = try await Site()
        let run = try await site.run("doctor", "-p", "tmdb", token: nil)
        #expect(run.status == 1)
        #expect(run.err == "")
        #expect(
            Self.normalized(run.out, of: site) == """
                catalog | all is well
                  Configuration | ✓ catalog.yaml; providers that run: tmdb
                  Cache | ✓ ~/.cache/catalog/http.sqlite: 0 answers, 0 bytes of 200 MB
                  Watchlist | ✓ 0 movies

                tmdb (kind tmdb) | 1 to put right
                  Address | ✓ SERVER/3
                  Secret | ✗ the environment variable TMDB_ACCESS_TOKEN is not set; get a token at \
                https://www.themoviedb.org/settings/api.
                  Answer | ? not asked
                  Limits | ✓ 50 requests a second after 150 at once, 20 under way, 600 s for each
                  Cache | ✓ nothing is kept of it

                """)
    }

    /// A text without what differs from run to run: line breaks, which depend on the length of paths, become
    /// blanks again, and the gaps between columns `|`.
    private static func normalized(_ text: String, of site: Site) -> String {
        let whole = text.replacing(/\/\n {8,}/, with: "/").replacing(/\n {8,}/, with: " ")
        return site.normalized(whole).replacing(/(\S) {3,}(\S)/) { "\($0.1) | \($0.2)" }
            .replacing(/(\S) {2}([✓✗?])/) { "\($0.1) | \($0.2)" }
            .replacing(/in [0-9,]+ ms/, with: "in N ms")
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
        (["--format", "csv"], Int32(64), "Choose one of: text, json."),
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
