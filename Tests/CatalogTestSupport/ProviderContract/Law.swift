internal import Testing

extension ProviderContract {
    /// A promise of the provider protocols, in words that say what keeping it means.
    package enum Law: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case abilities = "a source answers what it has, and claims nothing else"
        case lists = "a list holds sound movies, none twice, and a list it does not have is unsupported"
        case limits = "a limit cuts a list or search short and changes nothing else"
        case search = "a search finds sound movies, none twice"
        case people = "a person has sound movies, none twice, and namesakes who are others"
        case details = "a movie of a list has a page, and the page is the movie's own"
        case credits = "credits have names, the cast in billing order and then the crew"
        case recommendations = "recommendations are sound movies"
        case unknownMovies = "a movie the source does not have is not found"
        case repetition = "the same question has the same answer"
        case brokenTransport = "a transport that fails is a failure of the question asked"
        case cancellation = "a run that was ended is no problem of the provider's"
        case unreadableAnswers = "an answer that cannot be read is never an empty one"
        case statuses = "a status of failure has its reason"

        /// The laws about what a source says when it is well.
        package static let ofAnswers: [Self] = [
            .abilities, .lists, .limits, .search, .people, .details, .credits, .recommendations,
            .unknownMovies, .repetition,
        ]

        /// The laws about what a source says when its transport fails it.
        package static let ofFaults: [Self] = [
            .brokenTransport, .cancellation, .unreadableAnswers, .statuses,
        ]

        /// The law's words.
        package var testDescription: String { rawValue }
    }
}
