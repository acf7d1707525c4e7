import Testing

@Suite struct `Wrong usage` {
    @Test(arguments: [
        (["lst"], "There is no command 'lst'. Did you mean 'list'?"),
        (["frobnicate"], "There is no command 'frobnicate'. Choose one of: report, list, search,"),
        (["help", "reprot"], "There is no command 'reprot'. Did you mean 'report'?"),
        (["config", "shw"], "There is no command 'shw'. Did you mean 'show'?"),
        (["report", "--fromat", "json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (
            ["report", "--format", "jsno"],
            "The value 'jsno' is invalid for '--format <format>': Did you mean 'json'?"
        ),
        (["report", "-f", "pdf"], "'-f <format>': Choose one of: text, json, ndjson, csv, markdown, html."),
        (
            ["report", "--embed-images"],
            "--embed-images is for pages: add --format html, or --output page.html."
        ),
        (["report", "--embed-images", "-o", "x.md"], "--embed-images is for pages"),
        (
            ["report", "--embed-images", "-o", "x.html", "--template", "own.mustache"],
            "--embed-images and --template exclude each other"
        ),
        (["report", "--template", ""], "'--template <file>': It must not be empty."),
        (["report", "-o", ""], "'-o <file>': It must not be empty."),
        (["report", "--color", "allways"], "Did you mean 'always'?"),
        (["report", "--list", "populer"], "'--list <name>': Did you mean 'popular'?"),
        (["report", "--sort", "titel"], "'--sort <order>': Did you mean 'title'?"),
        (["report", "--group-by", "decde"], "'--group-by <what>': Did you mean 'decade'?"),
        (["report", "--group-by", "year,"], "'--group-by <what>': Choose one of: year, decade,"),
        (["report", "--group-by", "year,year"], "'--group-by <what>': Name each grouping once."),
        (["report", "--group-by", "none,year"], "'--group-by <what>': Write 'none' alone, or leave it out."),
        (["report", "--rank", "fame"], "'--rank <by>': Choose one of: popularity, movies, billing."),
        (["compare", "--field", "yera"], "'--field <name>': Did you mean 'year'?"),
        (["compare", "--field", "title,"], "'--field <name>': Choose one of: present, title,"),
        (
            ["compare", "--tolerance", "title=1"],
            "There is no distance between two values of title; there is for year, release_date,"
        ),
        (["compare", "--tolerance", "raiting=1"], "'--tolerance <field=amount>': Did you mean 'rating'?"),
        (["compare", "--tolerance", "rating"], "Write a field and an amount, as in release_date=7d."),
        (["compare", "--tolerance", "rating=nan"], "Write a number of points of ten, as in rating=0.5."),
        (["compare", "--tolerance", "rating=-1"], "Write a number of points of ten, as in rating=0.5."),
        (["compare", "--tolerance", "release_date=7m"], "Write a whole number of days or weeks, as in"),
        (["compare", "--tolerance", "year=0.5"], "Write a whole number of years, as in year=1."),
        (["compare", "--write-baseline", "-"], "--write-baseline takes the name of a file"),
        (["report", "--top", "-1"], "Missing value for '--top <n>'"),
        (["report", "--top=-1"], "'--top <n>': Write a whole number, 0 or more."),
        (["report", "--limit", "0"], "'--limit <n>': Write a whole number, 1 or more."),
        (["report", "--limit", "1.5"], "'--limit <n>': Write a whole number, 1 or more."),
        (
            ["list", "--year", "19x"],
            "'--year <years>': Write a year, as in 1999, or its first and last, as in 1990-1999."
        ),
        (
            ["list", "--year", "1999-1990"],
            "Write a year, as in 1999, or its first and last, as in 1990-1999."
        ),
        (["list", "--min-rating", "11"], "'--min-rating <rating>': Write a number from 0 to 10."),
        (["list", "--min-rating", "nan"], "'--min-rating <rating>': Write a number from 0 to 10."),
        (
            ["list", "--search", "x", "--person", "y"],
            "--list, --search, --person, --ids and --watchlist exclude each other"
        ),
        (["list", "--ids"], "Missing value for '--ids <id>'"),
        (["list", "--quiet", "--verbose"], "--quiet and --verbose exclude each other."),
        (["search"], "Missing expected argument '<text>'"),
        (["search", " "], "The value ' ' is invalid for '<text>': It must not be empty."),
        (["show", "a", "b"], "Unexpected argument 'b'"),
        (
            ["why", "Inception", "releasedate"],
            "The value 'releasedate' is invalid for '<field>': Did you mean 'release_date'?"
        ),
        (["why", "Inception", "titel"], "'<field>': Did you mean 'title'?"),
        (["why", "Inception", "colour"], "'<field>': Choose one of: external_ids, title, original_title,"),
        (["review", "--same", "tmdb:1"], "'--same <id,id>': Write two ids with a comma between them."),
        (["review", "--sample", "--same", "tmdb:1,traderev:1"], "--sample writes nothing"),
        (
            ["review", "--different", "tmdb:1,traderev:1", "--format", "json"],
            "--same and --different note verdicts and print no pairs"
        ),
        (["providers", "--format", "csv"], "Choose one of: text, json."),
        (["list", "-p", "tmbd"], "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        (["list", "--sample", "-p", "traderev,nobody"], "unknown provider 'nobody'; known: tmdb, traderev"),
        (["list", "-p", ""], "unknown provider ''; known: tmdb, traderev"),
        (["show", "tmbd:155"], "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        (["show", "imbd:tt0133093"], "unknown provider 'imbd'; did you mean 'imdb'?"),
        (
            ["report", "--ids", "tmdb:155", "tradrev:1"],
            "unknown provider 'tradrev'; did you mean 'traderev'?"
        ),
        (["person", "tmbd:525"], "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        (["--generate-completion-script", "tcsh"], "Can't generate completion scripts for 'tcsh'."),
    ])
    func `is named with what was probably meant, on stderr alone`(
        arguments: [String], message: String
    ) async throws {
        let run = try await Workplace().run(arguments)
        #expect(run.status == 64)
        #expect(run.out == "")
        #expect(run.err.contains(message), "\(run.err)")
    }
}

@Suite struct `A movie's name` {
    @Test(arguments: ["2001:odyssey", "2001: a space odyssey", "mission:impossible", "10:10"])
    func `is a title where no provider is called so`(title: String) async throws {
        let run = try await Workplace().run("show", title, "--sample")
        #expect(run.status == 2)
        #expect(run.err.contains("No such movie: \(title) (asked: tmdb, traderev)"), "\(run.err)")
    }

    @Test(arguments: [["show", "tmdb:155"], ["person", "tmdb:525"], ["list", "--ids", "tmdb:155"]])
    func `of a provider that does not run is said to be that`(arguments: [String]) async throws {
        let run = try await Workplace().run(arguments + ["--sample", "-p", "traderev"])
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(
            run.err == "catalog: 'tmdb' does not take part in this run (traderev). Name it with --provider.\n"
        )
    }

    @Test func `that fits several movies lists them and takes none`() async throws {
        let run = try await Workplace().run("show", "The Thing", "--sample")
        #expect(run.status == 2)
        #expect(run.out == "")
        #expect(run.err.contains("'The Thing' fits several movies"))
        #expect(run.err.contains("The Thing (1982)") && run.err.contains("The Thing (2011)"))
    }

    @Test func `of several people is taken for the most popular, and the others are named`() async throws {
        let place = try Workplace()
        let run = try await place.run("person", "Steve McQueen", "--sample")
        #expect(run.status == 0)
        #expect(run.err.contains("Several people are called Steve McQueen"))
        #expect(try await place.run("person", "Steve McQueen", "--sample", "--quiet").err == "")
    }
}
