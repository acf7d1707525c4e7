import CatalogLoopback
import Foundation
import Testing

/// Each thing that can be wrong, alone: it is named with its remedy, the rest is well, and the status is 1.
@Suite struct `What the doctor finds` {
    /// Looks everything over, and expects one thing to be wrong.
    ///
    /// - Parameter found: Its section and subject.
    private func finding(
        _ found: String, at site: Site, token: String? = TwoServices.token,
        environment: [String: String?] = [:]
    ) async throws -> String {
        let run = try await site.run("doctor", "--format", "json", token: token, environment: environment)
        #expect(run.status == 1)
        let health = try Health(run.out)
        #expect(!health.healthy)
        #expect(health.failures == [found])
        let words = found.split(separator: " ").map(String.init)
        return site.normalized(try health.check(words[1], of: words[0]).message)
    }

    @Test func `of a secret that is not set: the variable, and where to get one`() async throws {
        let site = try await Site()
        let words = try await finding("tmdb secret", at: site, token: nil)
        #expect(
            words == """
                the environment variable TMDB_ACCESS_TOKEN is not set; get a token at \
                https://www.themoviedb.org/settings/api.
                """)
        #expect(!site.takeRequests().contains { $0.path.hasPrefix("/3/") })
    }

    @Test func `of a key where a token belongs: the setting that it is for`() async throws {
        let site = try await Site()
        let words = try await finding("tmdb secret", at: site, token: TwoServices.key)
        #expect(words.contains("api_key"), "\(words)")
        #expect(!words.contains(TwoServices.key))
        #expect(!site.takeRequests().contains { $0.path.hasPrefix("/3/") })
    }

    @Test func `of a token that is refused: the server's words, and what to check`() async throws {
        let site = try await Site()
        let words = try await finding("tmdb answer", at: site, token: "another-token-altogether")
        #expect(
            words.contains("it refused the credential (Invalid API key: You must be granted a valid key.)"))
        #expect(words.contains("Check the token or key of 'tmdb' in the configuration."))
    }

    @Test func `of a server that is out of reach: what to check, and no second try`() async throws {
        let site = try await Site()
        // A port that was free a moment ago, and is refused now.
        let gone = try await LoopbackServer { _ in .status(404) }
        gone.stop()
        await gone.stopped()
        let configuration = TwoServices.configuration(at: site.server.url)
            .replacing("\(site.server.url)/traderev/", with: "\(gone.url)/traderev/")
        try site.place.write(configuration, to: "catalog.yaml")
        let words = try await finding("traderev answer", at: site)
        #expect(words.contains("traderev could not give the list 'popular': it could not be reached"))
        #expect(words.contains("Check the network and 'base_url' of 'traderev'."))
    }

    @Test func `of a server that fails, which is asked once`() async throws {
        let site = try await Site()
        site.behave { $0.path.hasPrefix("/traderev/") ? .json("{}", status: 503) : nil }
        let run = try await site.run("doctor", "--format", "json")
        #expect(run.status == 1)
        #expect(try Health(run.out).failures == ["traderev answer"])
        #expect(
            try Health(run.out).check("answer", of: "traderev").message.contains(
                "it answered with status 503"))
        #expect(site.takeRequests().filter { $0.path == "/traderev/list.json" }.count == 1)
    }

    @Test(arguments: [
        (
            Data("not a database at all".utf8), "is damaged",
            "Put a copy of yours in its place, or move it away"
        ),
        (BareDatabase.bytes(application: 7, version: 1), "is not a file of catalog's", "Put a copy of yours"),
    ])
    func `of a watchlist that is of no use: its file, which is left as it is`(
        bytes: Data, fault: String, remedy: String
    ) async throws {
        let site = try await Site()
        try site.place.put(bytes, at: site.place.watchlistFile)
        let words = try await finding("catalog watchlist", at: site)
        #expect(
            words.hasPrefix(
                "the watchlist ~/.local/share/catalog/watchlist.sqlite \(fault); it was left as it is. \(remedy)"
            ),
            "\(words)")
        #expect(
            try site.place.contents(of: site.place.watchlistFile.deletingLastPathComponent())
                == ["watchlist.sqlite": bytes])
    }

    @Test func `of a place that is none for a cache: the variables`() async throws {
        let site = try await Site()
        let data = site.place.home.path(percentEncoded: false) + "/data"
        let words = try await finding(
            "catalog cache", at: site,
            environment: ["HOME": nil, "XDG_CACHE_HOME": nil, "XDG_DATA_HOME": data])
        #expect(
            words
                == "There is no place for a cache: neither XDG_CACHE_HOME nor HOME is an absolute path. "
                + "Set one of them.")
    }

    @Test func `of a place that is a file: the cache, and another place`() async throws {
        let site = try await Site()
        try site.place.write("", to: "blocked")
        let folder = site.place.folder.path(percentEncoded: false) + "/blocked"
        let words = try await finding("catalog cache", at: site, environment: ["XDG_CACHE_HOME": folder])
        #expect(words.hasPrefix("the cache HERE/blocked/catalog/http.sqlite cannot be used ("), "\(words)")
        #expect(words.hasSuffix("Check the folder and its rights, or set XDG_CACHE_HOME to another one."))
    }

    /// Also where the damage is in its last page, which no count of its answers would show.
    @Test(arguments: [Int.max, 16_384])
    func `of a damaged cache is that it was replaced, and all is well then`(length: Int) async throws {
        let site = try await Site()
        #expect(try await site.run("report").status == 0)
        var bytes = try Data(contentsOf: site.place.cacheFile)
        let damage = Data(repeating: 0x55, count: min(length, bytes.count))
        bytes.replaceSubrange((bytes.count - damage.count)..., with: damage)
        try bytes.write(to: site.place.cacheFile)
        let run = try await site.run("doctor", "--format", "json")
        #expect(run.status == 0)
        let words = site.normalized(try Health(run.out).check("cache", of: "catalog").message)
        #expect(
            words.hasPrefix("the cache ~/.cache/catalog/http.sqlite is damaged; it was replaced by an empty"))
    }
}

/// No name is looked up here: what goes to another host is sent through a proxy, which is the loopback server.
@Suite struct `A token for another host over plain http` {
    /// Runs the program with the first service at `http://catalog.invalid`.
    private func run(
        _ arguments: [String], at site: Site, settings: String = ""
    ) async throws -> Outcome {
        let configuration = TwoServices.configuration(at: site.server.url)
            .replacing(
                "base_url: \(site.server.url)/3", with: "base_url: http://catalog.invalid/3\(settings)")
        try site.place.write(configuration, to: "catalog.yaml")
        site.behave { request in
            guard request.target.hasPrefix("http://catalog.invalid") else { return nil }
            var plain = request
            plain.target = String(request.target.dropFirst("http://catalog.invalid".count))
            return TwoServices.answer(to: plain)
        }
        return try await site.run(
            arguments, environment: ["http_proxy": site.server.url, "no_proxy": "127.0.0.1"])
    }

    @Test func `is refused before anybody is asked, and the way out is named`() async throws {
        let site = try await Site()
        let words =
            "base_url would send the secret to 'catalog.invalid' unencrypted; write https, or allow it with "
            + "insecure_host: catalog.invalid"
        let report = try await run(["report", "--format", "json"], at: site)
        #expect(report.status == 3)
        #expect(
            report.err
                == "catalog: tmdb could not give the list 'popular': \(words). Or leave 'tmdb' out with --provider.\n"
        )
        let doctor = try await run(["doctor", "--format", "json"], at: site)
        #expect(doctor.status == 1)
        #expect(try Health(doctor.out).check("secret", of: "tmdb").message == words + ".")
        #expect(try Health(doctor.out).check("answer", of: "tmdb").message == "not asked")
        let asked = site.takeRequests()
        #expect(!asked.isEmpty)
        #expect(asked.allSatisfy { $0.target.hasPrefix("/traderev/") && $0.headers["authorization"] == nil })
    }

    @Test func `is sent where that host is allowed`() async throws {
        let site = try await Site()
        let allowed = "\n    insecure_host: catalog.invalid"
        #expect(try await run(["report"], at: site, settings: allowed).status == 0)
        let doctor = try await run(["doctor"], at: site, settings: allowed)
        #expect(doctor.status == 0, "\(doctor.out)")
        let asked = site.takeRequests().filter { $0.target.hasPrefix("http://catalog.invalid/3/") }
        #expect(!asked.isEmpty)
        #expect(asked.allSatisfy { $0.headers["authorization"] == "Bearer \(TwoServices.token)" })
    }

    @Test func `is refused where another host is allowed`() async throws {
        let site = try await Site()
        let run = try await run(
            ["list", "-p", "tmdb"], at: site, settings: "\n    insecure_host: other.invalid")
        #expect(run.status == 2)
        #expect(run.err.contains("unencrypted"))
        #expect(site.takeRequests().isEmpty)
    }
}
