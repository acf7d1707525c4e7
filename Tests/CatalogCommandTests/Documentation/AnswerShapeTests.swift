import Foundation
import Testing

/// What *The command line* says about answers, settings and surroundings is what there is.
@Suite struct `The article on the command line, held to the program,` {
    private let article: Document

    init() throws {
        article = try Document.article("TheCommandLine")
    }

    /// What to call the commands with that need to be told something.
    private static let values = [
        "search": ["thing"], "person": ["hayao"], "show": ["traderev:3"], "recommendations": ["traderev:5"],
        "credits": ["traderev:3"], "why": ["traderev:3"],
    ]

    /// An answer of each command that has one as JSON, by the command.
    private static func answers(to commands: [String]) async throws -> [String: [String: Any]] {
        let place = try Workplace()
        try place.write("providers: {mine: {kind: file, path: movies.csv}}\n", to: "mine.yaml")
        try place.write("id,title\n1,Alien\n", to: "movies.csv")
        var answers: [String: [String: Any]] = [:]
        for command in commands {
            // Without a configuration there is nothing for the doctor to look at.
            let options = command == "doctor" ? ["--config", "mine.yaml"] : []
            let words = command.split(separator: " ").map(String.init) + (values[command] ?? []) + options
            let run = try await place.run(words + ["--format", "json"])
            #expect(run.status == 0, "\(command): \(run.err)")
            answers[command] =
                try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        }
        return answers
    }

    @Test func `names the schema of every command, and its members`() async throws {
        var schemas: [String: String] = [:]
        for row in article.rows(under: "Commands") {
            let usage = try #require(Document.spans(in: row[0]).first)
            let command = usage.split(separator: " ").prefix { !$0.hasPrefix("<") && !$0.hasPrefix("[") }
            guard Document.spans(in: row[2]).contains("json") else { continue }
            schemas[command.joined(separator: " ")] = Document.spans(in: row[3]).first
        }
        #expect(schemas.count >= 12)
        let members = Dictionary(
            uniqueKeysWithValues: article.rows(under: "JSON").filter { $0[0].hasPrefix("`catalog.") }
                .map { (Document.spans(in: $0[0])[0], Set(Document.spans(in: $0[1]))) })
        #expect(Set(members.keys) == Set(schemas.values))
        for (command, answer) in try await Self.answers(to: schemas.keys.sorted()) {
            let schema = try #require(answer["schema"] as? String)
            #expect(schemas[command] == schema, "\(command)")
            let missing = Set(answer.keys).subtracting(members[schema] ?? []).subtracting(["schema"])
            #expect(missing.isEmpty, "\(command)")
        }
    }

    @Test func `names every member of a movie, of a provider and of a problem`() async throws {
        let written = Set(
            article.rows(under: "JSON").filter { !$0[0].hasPrefix("`catalog.") }.flatMap {
                Document.spans(in: $0[0])
            })
        let answer = try #require(try await Self.answers(to: ["show"])["show"])
        let movie = try #require(answer["movie"] as? [String: Any])
        let provider = try #require((answer["providers"] as? [[String: Any]])?.first)
        let place = try Workplace()
        try place.write("providers: {mine: {kind: file, path: movies.csv}}\n", to: "catalog.yaml")
        try place.write("id,title,year\n1,Alien,soon\n", to: "movies.csv")
        let partial = try await place.run("list", "--format", "json")
        #expect(partial.status == 3)
        let listed = try JSONSerialization.jsonObject(with: Data(partial.out.utf8)) as? [String: Any]
        let problem = try #require((listed?["problems"] as? [[String: Any]])?.first)
        #expect(written == Set(movie.keys).union(provider.keys).union(problem.keys))
        let source = try Repository.text(of: "Sources/CatalogMerger/Reporting/ProviderTally.swift")
        let row = try #require(article.rows(under: "JSON").first { $0[0] == "`status`" })
        for status in source.matches(of: /\n +case ([a-z]+)\n/) {
            #expect(Document.spans(in: row[1]).contains(String(status.1)), "\(status.1)")
        }
    }

    @Test func `names every reason of a problem`() throws {
        let source = try Repository.text(of: "Sources/CatalogCore/Problems/FailureReason.swift")
        let codes = Set(source.matches(of: /: "([a-z_]+)"\n/).map { String($0.1) })
        #expect(codes.count >= 10)
        let row = try #require(article.rows(under: "JSON").first { $0[0] == "`reason`" })
        #expect(Set(Document.spans(in: row[1])) == codes)
    }

    @Test func `names every exit status, as the README and the help do`() async throws {
        let source = try Repository.text(of: "Sources/CatalogCommand/Running/ExitStatus.swift")
        let own = source.matches(of: /static let [a-zA-Z]+: Int32 = ([0-9]+)/).map { String($0.1) }
        #expect(own.count >= 6)
        let known = Set(own + ["0", "130", "143"])
        func numbers(_ text: String) -> [String] { text.matches(of: /[0-9]+/).map { String($0.0) } }
        #expect(Set(article.rows(under: "Exit statuses").flatMap { numbers($0[0]) }) == known)
        let readme = try Document("README.md").rows(under: "It answers whatever happens")
        #expect(Set(readme.flatMap { numbers($0[0]) }) == known)
        let help = try await Workplace().run("--help").out
        let list = try #require(help.firstMatch(of: /EXIT STATUS:\n((?: .*\n)+)/))
        #expect(Set(list.1.split(separator: "\n").flatMap { numbers(String($0.prefix(11))) }) == known)
    }

    @Test func `names every setting`() async throws {
        let place = try Workplace()
        try place.write(
            """
            providers: {tmdb: {kind: tmdb, zzzzzz: 1}}
            zzzzzz: 1
            merge: {zzzzzz: 1}
            cache: {zzzzzz: 1}

            """, to: "wrong.yaml")
        let wrong = try await place.run("config", "check", "--config", "wrong.yaml").err
        func known(_ place: String) throws -> [String] {
            let line = try #require(
                wrong.split(separator: "\n").first { $0.contains("'zzzzzz' \(place); known: ") }, "\(place)")
            let names = try #require(line.firstRange(of: "known: "))
            return line[names.upperBound...].split(separator: ", ").map(String.init)
        }
        let merge = try known("under merge").map { "merge.\($0)" }
        let cache = try known("under cache").map { "cache.\($0)" }
        let top = try known("at the top level").filter { $0 != "merge" && $0 != "cache" } + merge + cache

        try place.write("providers: {tmdb: {kind: tmdb}}\nmatches: matches.yaml\n", to: "right.yaml")
        try place.write("zzzzzz: 1\n", to: "matches.yaml")
        let stray = try await place.run("config", "check", "--config", "right.yaml").err
        let matches = try #require(stray.firstMatch(of: /known: ([a-z, ]+)/)).1.split(separator: ", ")

        let tables = article.rows(under: "Settings")
        let plain = tables.filter { $0.count == 2 }.flatMap { Document.spans(in: $0[0]) }
        #expect(plain.sorted() == (top + matches.map(String.init)).sorted())

        struct Overview: Decodable {
            struct Kind: Decodable {
                let kind: String
                let settings: [String]
            }
            let kinds: [Kind]
        }
        let providers = try await place.run("providers", "--sample", "--format", "json").out
        let kinds = try JSONDecoder().decode(Overview.self, from: Data(providers.utf8)).kinds
        #expect(kinds.count >= 3)
        let written = tables.filter { $0.count == 3 }.flatMap { row in
            Document.spans(in: row[1]).map { "\($0): \(Document.spans(in: row[0])[0])" }
        }
        #expect(
            written.sorted() == kinds.flatMap { kind in kind.settings.map { "\(kind.kind): \($0)" } }.sorted()
        )
    }

    @Test func `names every variable that is read, as the help does`() async throws {
        let written = Set(article.rows(under: "Environment").flatMap { Document.spans(in: $0[0]) })
        var read: Set<String> = []
        for text in try Repository.sources() {
            // A variable is read by its name, or by a helper that is given the name.
            read.formUnion(text.matches(of: /environment\["([A-Z_]+)"\]/).map { String($0.1) })
            read.formUnion(text.matches(of: /isSet\("([A-Z_]+)"\)/).map { String($0.1) })
            read.formUnion(text.matches(of: /"(XDG_[A-Z_]+|CATALOG_[A-Z_]+)"/).map { String($0.1) })
            read.formUnion(text.matches(of: /value\("([a-z_]+_proxy)"\)/).map { String($0.1) })
            read.formUnion(text.matches(of: /"(no_proxy)"/).map { String($0.1) })
        }
        #expect(read.count >= 8)
        #expect(written == read)
        let help = try await Workplace().run("--help").out
        // These are set by web servers, terminals and shells, and not to steer the program.
        let others = ["REQUEST_METHOD", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "STY", "PATH"]
        for name in written where !others.contains(name) {
            #expect(help.contains(try Regex("\\b\(name)\\b")), "\(name)")
        }
    }

    @Test func `names every file that is read or kept, as the help does`() async throws {
        let place = try Workplace()
        #expect(try await place.run("watchlist", "add", "--quiet", "tmdb:155").status == 0)
        let home = place.home.path(percentEncoded: false)
        let cache = try await place.run("cache", "path").out.trimmingCharacters(in: .newlines)
        let looked = try await place.run("config", "path").err
        let configuration = try #require(looked.firstMatch(of: /\/[^ \n]*\.config\/catalog\/catalog\.yaml/)).0
        let kept = try place.files.filter { $0.hasSuffix("watchlist.sqlite") }
        #expect(kept.count == 1)
        let written = article.rows(under: "Files").map { Document.spans(in: $0[0])[0] }
        let known =
            ["catalog.yaml", String(configuration), cache].map { $0.replacing(home, with: "~") }
            + kept.map { "~/\($0)" }
        #expect(written == known)
        let help = try await Workplace().run("--help").out
        for file in known { #expect(help.contains("  \(file)  "), "\(file)") }
    }
}
