import Testing

@Suite struct `A template of the user's` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(
            "{{#groups}}{{key}}:{{#movies}}[{{title}}]{{/movies}};{{/groups}}", to: "own.mustache")
        try place.write("{{#groups}}{{>card}}{{/groups}}\n", to: "page.html.mustache")
        try place.write("<h2>{{key}}</h2>{{#movies}}<p>{{overview}}</p>{{/movies}}", to: "card.mustache")
    }

    private func run(_ arguments: String...) async throws -> Outcome {
        try await place.run(arguments + ["--sample"])
    }

    @Test func `writes a report over what JSON shows`() async throws {
        let run = try await run("report", "--ids", "traderev:3", "traderev:1", "--template", "own.mustache")
        #expect(run == Outcome(status: 0, out: "2019:[Avengers: Endgame];2010:[Inception];", err: ""))
    }

    @Test func `takes partials from beside it, and escapes as its name says`() async throws {
        let run = try await run("report", "--ids", "traderev:2", "--template", "page.html.mustache")
        #expect(run.status == 0 && run.err == "")
        #expect(run.out.hasPrefix("<h2>"))
        let plain = try await self.run(
            "report", "--ids", "traderev:2", "--template", "page.html.mustache", "-f", "text")
        #expect(plain.status == 0)
    }

    @Test func `writes one movie, to a file as well`() async throws {
        try place.write("{{#movie}}{{title}} by {{sources.title}}{{/movie}}", to: "one.mustache")
        let run = try await run("show", "traderev:3", "--template", "one.mustache", "-o", "one.html")
        #expect(run == Outcome(status: 0, out: "", err: ""))
        #expect(try place.text(of: "one.html") == "Inception by tmdb")
    }

    @Test(arguments: [
        ("none.mustache", "none.mustache: there is no such file; check the path."),
        (".", ".: this is a folder; name the file in it."),
        ("open.mustache", "open.mustache:2: {{#movies}} is never closed. Write {{/movies}} where it ends."),
        ("lost.mustache", "lost.mustache:1: There is no partial 'nowhere'."),
    ])
    func `that cannot be used is named, and nobody is asked`(file: String, words: String) async throws {
        try place.write("\n{{#movies}}", to: "open.mustache")
        try place.write("{{>nowhere}}", to: "lost.mustache")
        for command in [["report"], ["show", "Alien"]] {
            let run = try await place.run(command + ["--template", file])
            #expect(run.status == 2)
            #expect(run.out == "")
            #expect(run.err.hasPrefix("catalog: \(words)"), "\(run.err)")
        }
    }
}
