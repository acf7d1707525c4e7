package import CatalogCore
package import CatalogTransport
package import Testing

/// What every provider promises, as laws that any provider can be run through.
///
/// A provider's tests make one contract and check every law, so that a failure names the law:
///
///     @Test(arguments: ProviderContract.Law.allCases)
///     func `keeps the contract`(law: ProviderContract.Law) async {
///         await contract.check(law)
///     }
///
/// The contract makes its sources itself, over a transport that is well and over transports that fail in
/// every known way. A provider that reads from no transport checks ``Law/ofAnswers`` alone.
///
/// Ratings, days and ids need no law: their types cannot hold wrong ones.
package struct ProviderContract: Sendable {
    let healthy: any Transport
    let holdings: Holdings
    let makeSource: @Sendable (any Transport) -> Source

    /// Makes a contract.
    ///
    /// - Parameters:
    ///   - healthy: Answers for the source as it is when it is well, as often as it is asked.
    ///   - holdings: What is to be found at the source over `healthy`.
    ///   - makeSource: Makes the source over any transport; it is called for every law anew.
    package init(
        healthy: any Transport,
        holdings: Holdings,
        makeSource: @escaping @Sendable (any Transport) -> Source
    ) {
        self.healthy = healthy
        self.holdings = holdings
        self.makeSource = makeSource
    }

    /// Records an issue that names every violation of a law; none when it is kept.
    package func check(_ law: Law, sourceLocation: SourceLocation = #_sourceLocation) async {
        let violations = await violations(of: law)
        guard !violations.isEmpty else { return }
        let sentences = violations.joined(separator: "\n- ")
        Issue.record(
            "The law that \(law.rawValue) is broken:\n- \(sentences)", sourceLocation: sourceLocation)
    }

    /// What breaks a law, one sentence each; empty when it is kept.
    package func violations(of law: Law) async -> [String] {
        let source = makeSource(healthy)
        return switch law {
        case .abilities: abilityViolations(of: source)
        case .lists: await listViolations(of: source)
        case .limits: await limitViolations(of: source)
        case .search: await searchViolations(of: source)
        case .people: await personViolations(of: source)
        case .details: await detailViolations(of: source)
        case .credits: await creditViolations(of: source)
        case .recommendations: await recommendationViolations(of: source)
        case .unknownMovies: await unknownMovieViolations(of: source)
        case .repetition: await repetitionViolations(of: source)
        case .brokenTransport: await brokenTransportViolations()
        case .cancellation: await cancellationViolations()
        case .unreadableAnswers: await unreadableAnswerViolations()
        case .statuses: await statusViolations()
        }
    }
}

extension ProviderContract {
    /// What is to be found at a source. What is left out, the source must not claim to answer.
    package struct Holdings: Sendable {
        /// What a source may tell of a single movie in an answer of its own.
        package enum Page: Hashable, Sendable {
            case detail, credits, recommendations
        }

        /// A movie that the source has.
        package var movie: MovieID
        /// An id of the right form under which the source has no movie.
        package var unknownMovie: MovieID
        /// The lists the source has. One of them holds movies that it has pages for.
        package var lists: Set<ListName>
        /// What it tells of a single movie.
        package var pages: Set<Page>
        /// A text that finds `movie`; nil for a source that cannot search.
        package var title: String?
        /// Somebody who acted in `movie` or directed it; nil for a source that cannot be asked for people.
        package var person: String?

        /// Describes a source.
        package init(
            movie: MovieID,
            unknownMovie: MovieID,
            lists: Set<ListName> = [],
            pages: Set<Page> = [],
            title: String? = nil,
            person: String? = nil
        ) {
            self.movie = movie
            self.unknownMovie = unknownMovie
            self.lists = lists
            self.pages = pages
            self.title = title
            self.person = person
        }
    }
}
