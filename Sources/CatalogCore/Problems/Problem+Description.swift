extension Problem: CustomStringConvertible {
    /// Who was asked for what, what went wrong, and what to try next.
    ///
    ///     tmdb could not give the detail of tmdb:155 and 39 other answers: it answered with status 503. It kept
    ///     failing and was left alone. The fault is on its side: try again later.
    ///
    /// It holds no secret as long as the reason's words hold none; the transport redacts them.
    public var description: String {
        let (problem, remedy) = explanation
        guard let others = othersLeft else {
            return "\(provider) could not give \(question): \(problem). \(remedy)"
        }
        let rest = others == 0 ? "" : " and \(others) other answer\(others == 1 ? "" : "s")"
        return
            "\(provider) could not give \(question)\(rest): \(problem). It kept failing and was left alone. "
            + remedy
    }

    private var explanation: (problem: String, remedy: String) {
        switch reason {
        case .unauthorized(let words):
            (
                "it refused the credential" + Self.quoted(words),
                "Check the token or key of '\(provider)' in the configuration."
            )
        case .unconfigured(let missing):
            (missing, "Or leave '\(provider)' out with --provider.")
        case .notFound:
            switch question {
            case .detail, .credits, .recommendations:
                ("it has no such movie", "The id may be mistyped or have been withdrawn.")
            case .search:
                ("it found nothing", "Check the spelling, or leave the year out.")
            case .find, .person:
                ("it found nothing", "Check the spelling.")
            case .list, .configuration:
                ("it has no such thing", "Check 'base_url' of '\(provider)'.")
            }
        case .rateLimited:
            (
                "it asks for fewer requests",
                "Try again later, or lower 'requests_per_second' of '\(provider)'."
            )
        case .timeout(let seconds):
            (
                "no whole answer came within \(Self.seconds(seconds))",
                "Try again, or raise 'timeout_seconds' of '\(provider)'."
            )
        case .unreachable(let words):
            ("it could not be reached (\(words))", "Check the network and 'base_url' of '\(provider)'.")
        case .serverError(let status) where (400..<500).contains(status):
            (
                "it did not accept the question (status \(status))",
                "Check 'base_url', 'language' and 'region' of '\(provider)'."
            )
        case .serverError(let status):
            ("it answered with status \(status)", "The fault is on its side: try again later.")
        case .malformed(let words):
            (
                "its answer could not be read (\(words))",
                "Check 'base_url' of '\(provider)', and the proxy where there is one."
            )
        case .unreadable(let found):
            ("its answer could not be read (\(found))", "The source may have changed its format.")
        case .tooLarge(let limit):
            ("its answer is larger than \(limit / 1_048_576) MiB", "Check 'base_url' of '\(provider)'.")
        case .offline:
            ("nothing is kept of it and the run is offline", "Run once without --offline.")
        case .notRecorded(let exchange):
            ("the recording does not hold \(exchange)", "Record the same command again.")
        case .invalidRow(let line, let found):
            ("line \(line) could not be read (\(found))", "Correct the line; the others were read.")
        }
    }

    private static func quoted(_ words: String?) -> String {
        guard let words, !words.isEmpty else { return "" }
        return " (\(words))"
    }

    private static func seconds(_ number: Double) -> String {
        number == 1 ? "1 second" : number == number.rounded() ? "\(Int(number)) seconds" : "\(number) seconds"
    }
}

extension Question: CustomStringConvertible {
    /// What was asked for, to stand behind "could not give".
    public var description: String {
        switch self {
        case .list(let list): "the list '\(list.rawValue)'"
        case .search(let text): "a search for '\(text)'"
        case .find(let id): "the movie of \(id)"
        case .person(let who): "the movies of '\(who)'"
        case .detail(let movie): "the detail of \(movie)"
        case .credits(let movie): "the credits of \(movie)"
        case .recommendations(let movie): "the recommendations for \(movie)"
        case .configuration: "its own configuration"
        }
    }
}

extension ProviderError: CustomStringConvertible {
    /// The problem's words, or why there is none.
    public var description: String {
        switch self {
        case .failed(let problem): problem.description
        case .unsupported: "The provider does not answer such a question."
        case .cancelled: "The run was ended."
        }
    }
}
