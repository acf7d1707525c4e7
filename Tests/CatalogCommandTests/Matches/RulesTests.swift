import CatalogLoopback
import Foundation
import Testing

/// `merge:` of the configuration and `set:` of the matches file, as every command obeys them.
///
/// Of Alien the first service says 8.2 by 14,000 votes; the second 8.5 by nobody knows how many.
@Suite struct `Rules and values by hand` {
    private static let rules = "merge:\n  fields:\n    overview: [traderev]\n    rating: highest\n"
    private static let set =
        "set:\n  traderev:1:  # by me\n    title: Alien, by hand\n    year: 1980\n    genres: [Haunted House]\n"
        + "    tagline: null\n    rating: 9.5\n    directors: [Ridley Scott]\n"

    @Test func `decide whose value counts, for each field and whatever the order`() async throws {
        let site = try await Site(merge: Self.rules)
        for order in ["tmdb,traderev", "traderev,tmdb"] {
            let run = try await site.run("show", "tmdb:348", "-p", order, "--format", "json")
            #expect(run.status == 0 && run.err == "")
            #expect(run.out.contains("\"overview\": \"A crew wakes up too early.\""), "\(run.out)")
            #expect(run.out.contains("\"overview\": \"traderev\",\n"))
            #expect(run.out.contains("\"rating\": {\n      \"value\": 8.5,"))
            #expect(run.out.contains("\"title\": \"\(order.split(separator: ",")[0])\","))
        }
        // Who does not run is passed over.
        let alone = try await site.run("show", "tmdb:348", "-p", "tmdb", "--format", "json")
        #expect(alone.status == 0)
        #expect(alone.out.contains("\"overview\": \"tmdb\","))
    }

    @Test func `are explained by why`() async throws {
        let site = try await Site(merge: Self.rules)
        let rating = try await site.run("why", "tmdb:348", "rating")
        #expect(
            rating.out.contains(
                """
                  rating                                 highest, then precedence tmdb, traderev
                      tmdb      8.2 (14,000 votes)
                    ✓ traderev  8.5

                """), "\(rating.out)")
        #expect(rating.out.contains("\nRecords ───"))
        let overview = try await site.run("why", "tmdb:348", "overview", "--format", "json")
        #expect(overview.out.contains("\"rule\": \"precedence traderev, tmdb\","))
    }

    @Test func `put the preferred language first, where it is told`() async throws {
        let site = try await Site(merge: "merge: {prefer_language: de, fields: {overview: longest}}\n")
        let plain = try await site.run("why", "tmdb:348", "title")
        #expect(plain.out.contains("language de, then precedence tmdb, traderev"), "\(plain.out)")
        #expect(plain.out.contains("✓ tmdb (en)      Alien"))
        let german = try await site.run(
            "why", "tmdb:348", "overview", "-p", "traderev,tmdb", "--language", "de-DE")
        #expect(german.status == 0, "\(german.err)")
        #expect(german.out.contains("language de, then longest, then precedence traderev, tmdb"))
        #expect(german.out.contains("✓ tmdb (de-DE)"), "\(german.out)")
    }

    @Test func `are told by config check, and shown by config show`() async throws {
        let site = try await Site(
            merge: "merge: {prefer_language: de, fields: {rating: most_votes, title: [traderev, tmdb]}}\n",
            matches: Self.set + "  elsewhere:1: {year: 1999}\n")
        let check = try await site.run("config", "check")
        #expect(
            check
                == Outcome(
                    status: 0,
                    out: """
                        catalog.yaml is right. Providers that run: tmdb, traderev.
                        matches.yaml is right: 0 verdicts, values by hand for 2 movies.
                        Fields with a rule of their own:
                          title     language de, then precedence traderev, tmdb
                          overview  language de, then precedence tmdb, traderev
                          tagline   language de, then precedence tmdb, traderev
                          genres    language de, then precedence tmdb, traderev
                          rating    most_votes, then precedence tmdb, traderev

                        """,
                    err:
                        "catalog: Values by hand name elsewhere:1, and no provider is called 'elsewhere'. They change "
                        + "nothing until one is.\n"))
        let show = try await site.run("config", "show")
        #expect(
            show.out.contains(
                """
                merge:
                  fields:
                    title: [traderev, tmdb]
                    rating: most_votes
                  prefer_language: de
                matches: matches.yaml

                """))
    }

    @Test func `that are wrong end every command with 78 and the place`() async throws {
        let site = try await Site(merge: "merge:\n  fields:\n    raiting: most_votes\n")
        for command in [["list"], ["config", "check"], ["config", "show"], ["doctor"]] {
            let run = try await site.run(command)
            #expect(run.status == 78 && run.out == "")
            #expect(
                run.err.hasSuffix("unknown key 'raiting' under merge.fields; did you mean 'rating'?\n"),
                "\(run.err)")
        }
        #expect(site.takeRequests().isEmpty)
    }

    // MARK: - By hand

    @Test func `by hand outrank every provider in every answer, and say so`() async throws {
        let site = try await Site(merge: Self.rules, matches: Self.set)
        let show = try await site.run("show", "tmdb:348", "--format", "json")
        #expect(show.status == 0 && show.err == "")
        for line in [
            "\"title\": \"Alien, by hand\",", "\"year\": 1980,", "\"tagline\": null,",
            "\"rating\": {\n      \"value\": 9.5,\n      \"votes\": null,\n      \"provider\": \"by hand\"\n    },",
            "\"sources\": {\n      \"title\": \"by hand\",", "\"genres\": \"by hand\",",
        ] {
            #expect(show.out.contains(line), "\(line)\n\(show.out)")
        }
        let page = try await site.run("show", "tmdb:348")
        #expect(page.out.hasPrefix("Alien, by hand (1980)"))
        #expect(page.out.contains(/Genres +Haunted House +by hand\n/), "\(page.out)")
        let csv = try await site.run("list", "--format", "csv")
        #expect(csv.out.contains(",9.5,,") && csv.out.contains(",by hand,"))
        let report = try await site.run("report", "--group-by", "genre", "--format", "json")
        #expect(report.out.contains("\"key\": \"Haunted House\""))
        for format in ["text", "markdown", "ndjson"] {
            #expect(try await site.run("report", "--format", format).out.contains("Alien, by hand"))
        }
        let years = try await site.run("list", "--year", "1980", "--format", "ndjson")
        #expect(years.out.contains("\"Alien, by hand\"") && years.out.split(separator: "\n").count == 1)
        #expect(try await site.run("list", "--year", "1979", "--format", "ndjson").out == "")
    }

    @Test func `by hand are claims of their own to why, which names the file`() async throws {
        let site = try await Site(matches: Self.set)
        let json = try await site.run("why", "tmdb:348", "year", "--format", "json")
        #expect(
            json.out.contains(
                """
                    "chosen": {
                      "provider": "by hand",
                      "value": 1980
                    },
                    "rule": "by hand in matches.yaml",
                    "claims": [
                      {
                        "provider": "by hand",
                        "value": 1980,
                        "record": "traderev:1",
                        "as_of": null,
                        "language": null,
                        "file": "matches.yaml"
                      },
                      {
                        "provider": "tmdb",
                        "value": 1979,
                """), "\(json.out)")
        let text = try await site.run("why", "tmdb:348", "tagline")
        #expect(
            text.out.contains(
                """
                  tagline                                                by hand in matches.yaml
                    ✓ by hand  says that there is none

                """), "\(text.out)")
        let table = try await site.run("why", "tmdb:348", "directors", "--format", "markdown")
        #expect(table.out.contains("| directors | ✓ | by hand | Ridley Scott | by hand in matches.yaml |"))
    }

    @Test func `by hand set for two records of one movie are told, and the earlier one counts`() async throws
    {
        let site = try await Site(matches: "set: {tmdb:348: {year: 1978}, traderev:1: {year: 1980}}\n")
        let run = try await site.run("show", "traderev:1", "--format", "json")
        #expect(run.status == 0)
        #expect(run.out.contains("\"year\": 1978,"))
        #expect(
            run.err
                == "catalog: tmdb:348 and traderev:1 are one movie, and year is set by hand for both, to different "
                + "values. The value of tmdb:348 counts. Keep one of the two.\n")
    }

    @Test func `by hand stay where they are when a verdict is noted`() async throws {
        let site = try await Site(matches: Self.set)
        let run = try await site.run("review", "--same", "tmdb:24428,traderev:5")
        #expect(run.status == 0)
        #expect(
            try site.place.text(of: "matches.yaml") == Self.set + "same:\n  - [tmdb:24428, traderev:5]\n")
    }

    @Test func `go into a bundle, where they count as well`() async throws {
        let site = try await Site(merge: Self.rules, matches: Self.set)
        let run = try await site.run("bundle", "bug.tar", "--", "list", "--format", "json")
        #expect(run.status == 0)
        let elsewhere = try Workplace()
        let archive = try Data(contentsOf: site.place.folder.appending(path: "bug.tar"))
        for (name, bytes) in try TarReader.files(in: archive) {
            try elsewhere.put(bytes, at: elsewhere.folder.appending(path: name))
        }
        let replayed = try await elsewhere.run(
            "list", "--format", "json", "--config", "catalog-bundle/configuration.yaml", "--replay",
            "catalog-bundle/recording")
        #expect(replayed.out == run.out)
        #expect(replayed.out.contains("Alien, by hand"))
    }
}

extension Site {
    /// A site whose user has a say.
    ///
    /// - Parameters:
    ///   - merge: Further lines of the configuration.
    ///   - matches: What stands in the matches file; nil where none is named.
    fileprivate convenience init(merge: String = "", matches: String? = nil) async throws {
        try await self.init()
        let naming = matches == nil ? "" : "matches: matches.yaml\n"
        try place.write(try place.text(of: "catalog.yaml") + merge + naming, to: "catalog.yaml")
        if let matches { try place.write(matches, to: "matches.yaml") }
    }
}
