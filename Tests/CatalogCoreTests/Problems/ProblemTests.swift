internal import CatalogCore
internal import Testing

@Suite struct `Problems` {
    static let reasons: [(reason: FailureReason, code: String, sentence: String)] = [
        (
            .unauthorized("Invalid API key"), "unauthorized",
            """
            tmdb could not give the detail of tmdb:550: it refused the credential (Invalid API key). \
            Check the token or key of 'tmdb' in the configuration.
            """
        ),
        (
            .unauthorized(nil), "unauthorized",
            """
            tmdb could not give the detail of tmdb:550: it refused the credential. \
            Check the token or key of 'tmdb' in the configuration.
            """
        ),
        (
            .unconfigured("the variable TMDB_ACCESS_TOKEN is not set"), "unconfigured",
            """
            tmdb could not give the detail of tmdb:550: the variable TMDB_ACCESS_TOKEN is not set. \
            Or leave 'tmdb' out with --provider.
            """
        ),
        (
            .notFound, "not_found",
            """
            tmdb could not give the detail of tmdb:550: it has no such movie. \
            The id may be mistyped or have been withdrawn.
            """
        ),
        (
            .rateLimited, "rate_limited",
            """
            tmdb could not give the detail of tmdb:550: it asks for fewer requests. \
            Try again later, or lower 'requests_per_second' of 'tmdb'.
            """
        ),
        (
            .timeout(seconds: 1), "timeout",
            """
            tmdb could not give the detail of tmdb:550: no whole answer came within 1 second. \
            Try again, or raise 'timeout_seconds' of 'tmdb'.
            """
        ),
        (
            .timeout(seconds: 2.5), "timeout",
            """
            tmdb could not give the detail of tmdb:550: no whole answer came within 2.5 seconds. \
            Try again, or raise 'timeout_seconds' of 'tmdb'.
            """
        ),
        (
            .timeout(seconds: 30), "timeout",
            """
            tmdb could not give the detail of tmdb:550: no whole answer came within 30 seconds. \
            Try again, or raise 'timeout_seconds' of 'tmdb'.
            """
        ),
        (
            .unreachable("connection refused"), "unreachable",
            """
            tmdb could not give the detail of tmdb:550: it could not be reached (connection refused). \
            Check the network and 'base_url' of 'tmdb'.
            """
        ),
        (
            .serverError(status: 503), "server_error",
            """
            tmdb could not give the detail of tmdb:550: it answered with status 503. \
            The fault is on its side: try again later.
            """
        ),
        (
            .malformed("it redirects in a circle"), "unreadable",
            """
            tmdb could not give the detail of tmdb:550: its answer could not be read (it redirects in a circle). \
            Check 'base_url' of 'tmdb', and the proxy where there is one.
            """
        ),
        (
            .unreadable("'id' is missing"), "unreadable",
            """
            tmdb could not give the detail of tmdb:550: its answer could not be read ('id' is missing). \
            The source may have changed its format.
            """
        ),
        (
            .tooLarge(limit: 16_777_216), "too_large",
            """
            tmdb could not give the detail of tmdb:550: its answer is larger than 16 MiB. \
            Check 'base_url' of 'tmdb'.
            """
        ),
        (
            .offline, "offline",
            """
            tmdb could not give the detail of tmdb:550: nothing is kept of it and the run is offline. \
            Run once without --offline.
            """
        ),
        (
            .notRecorded("GET /3/movie/550"), "not_recorded",
            """
            tmdb could not give the detail of tmdb:550: the recording does not hold GET /3/movie/550. \
            Record the same command again.
            """
        ),
        (
            .invalidRow(line: 7, "a quote is not closed"), "invalid_row",
            """
            tmdb could not give the detail of tmdb:550: line 7 could not be read (a quote is not closed). \
            Correct the line; the others were read.
            """
        ),
    ]

    @Test(arguments: reasons)
    func `say who was asked for what, what went wrong and what to do`(
        reason: FailureReason, code: String, sentence: String
    ) throws {
        let movie = try #require(MovieID("tmdb:550"))
        let problem = Problem(movie.provider, .detail(movie), reason)
        #expect(problem.description == sentence)
        #expect(ProviderError.failed(problem).description == sentence)
        #expect(reason.code == code)
    }

    @Test(arguments: [
        (others: 0, subject: "the detail of tmdb:550"),
        (1, "the detail of tmdb:550 and 1 other answer"),
        (39, "the detail of tmdb:550 and 39 other answers"),
    ])
    func `of a provider that was left alone say so, and for how many questions they stand`(
        others: Int, subject: String
    ) throws {
        let movie = try #require(MovieID("tmdb:550"))
        let problem = Problem(
            movie.provider, .detail(movie), .serverError(status: 503), othersLeft: others)
        #expect(
            problem.description == """
                tmdb could not give \(subject): it answered with status 503. It kept failing and was left alone. \
                The fault is on its side: try again later.
                """)
        #expect(problem.movie == (others == 0 ? movie : nil))
        #expect(Problem(movie.provider, .detail(movie), .serverError(status: 503)).movie == movie)
    }

    @Test func `are the source's own fault, or about one question`() {
        let faults: [FailureReason] = [
            .rateLimited, .timeout(seconds: 1), .unreachable("x"), .malformed("x"), .serverError(status: 500),
            .serverError(status: 599),
        ]
        #expect(faults.allSatisfy { $0.isFailureOfSource })
        let others: [FailureReason] = [
            .unauthorized(nil), .unconfigured("x"), .notFound, .unreadable("x"), .tooLarge(limit: 1),
            .offline,
            .notRecorded("x"), .invalidRow(line: 1, "x"), .serverError(status: 400),
            .serverError(status: 204),
        ]
        #expect(others.allSatisfy { !$0.isFailureOfSource })
    }

    @Test(arguments: [.unauthorized(""), .unauthorized(nil)] as [FailureReason])
    func `quote nobody where nothing was said`(reason: FailureReason) throws {
        let provider = try #require(ProviderID("tmdb"))
        #expect(
            Problem(provider, .list(.popular), reason).description.contains(
                "it refused the credential. Check"))
    }

    @Test(arguments: [
        (
            Question.list(.topRated),
            "tmdb could not give the list 'top_rated': it has no such thing. Check 'base_url' of 'tmdb'."
        ),
        (
            .search("Alein"),
            "tmdb could not give a search for 'Alein': it found nothing. Check the spelling, or leave the year out."
        ),
    ])
    func `that find nothing say where to look for the mistake`(question: Question, words: String) throws {
        let provider = try #require(ProviderID("tmdb"))
        #expect(Problem(provider, question, .notFound).description == words)
    }

    @Test(arguments: [
        (ProviderError.unsupported, "The provider does not answer such a question."),
        (.cancelled, "The run was ended."),
    ])
    func `are not what an unsupported question or an ended run is`(error: ProviderError, words: String) {
        #expect(error.description == words)
    }
}

@Suite struct `Questions` {
    @Test func `have a name, and words to stand behind "could not give"`() throws {
        let movie = try #require(MovieID("tmdb:550"))
        let imdb = try #require(ExternalID("imdb:tt0137523"))
        let table: [(question: Question, name: String, words: String, movie: MovieID?)] = [
            (.list(.popular), "list", "the list 'popular'", nil),
            (.list(.nowPlaying), "list", "the list 'now_playing'", nil),
            (.search("Fight"), "search", "a search for 'Fight'", nil),
            (.find(imdb), "search", "the movie of imdb:tt0137523", nil),
            (.person("Brad Pitt"), "person", "the movies of 'Brad Pitt'", nil),
            (.detail(movie), "detail", "the detail of tmdb:550", movie),
            (.credits(movie), "credits", "the credits of tmdb:550", movie),
            (.recommendations(movie), "recommendations", "the recommendations for tmdb:550", movie),
            (.configuration, "configuration", "its own configuration", nil),
        ]
        for row in table {
            #expect(row.question.name == row.name)
            #expect(row.question.description == row.words)
            #expect(row.question.movie == row.movie)
        }
    }
}
