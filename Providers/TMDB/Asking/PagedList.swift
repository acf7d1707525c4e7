internal import CatalogCore
internal import CatalogWire
internal import struct Foundation.Date

/// The pages of a list, read as one list: which to ask for next, and what they come to.
///
/// It asks for nothing itself. The order of the movies is that of the pages, whenever they arrive. The same
/// movie can stand on two neighboring pages, because lists change while they are read; it counts once.
struct PagedList {
    /// How many movies TMDB puts on a page.
    static let pageSize = 20
    /// The last page that TMDB gives out.
    static let lastPage = 500

    private let limit: Int?
    private var movies: [WireMovie] = []
    private var seen: Set<Int> = []
    private var losses = Losses()
    private var failures: [(page: Int, problem: Problem)] = []
    private var pagesAsked = 0
    private var totalPages: Int?
    private var isOver = false
    private var asOf: Date?
    private var isStale = false

    /// - Parameter limit: At most so many movies; nil for all of them.
    init(limit: Int?) {
        self.limit = limit
    }

    /// The pages to ask for at once; nil when there is nothing more to ask.
    ///
    /// First come as many as the limit takes. Where they held fewer movies than they should, for being short
    /// or repeating each other, single pages follow. A page that failed ends the list: movies from farther
    /// down would not fill its place.
    var nextPages: ClosedRange<Int>? {
        guard pagesAsked > 0 else {
            let needed = limit.map { $0 / Self.pageSize + ($0 % Self.pageSize == 0 ? 0 : 1) } ?? 1
            return needed > 0 ? 1...min(needed, Self.lastPage) : nil
        }
        let last = min(totalPages ?? 0, Self.lastPage)
        guard pagesAsked < last, !isOver, !isFull, relevantFailures.isEmpty else { return nil }
        let next = pagesAsked + 1
        return limit == nil ? next...last : next...next
    }

    /// Takes what asking for ``nextPages`` gave, page by page.
    ///
    /// - Throws: ``CatalogCore/ProviderError/cancelled`` when any of it was.
    mutating func append(_ outcomes: [Service.Outcome<WirePage>]) throws(ProviderError) {
        for outcome in outcomes {
            pagesAsked += 1
            switch outcome {
            case .success(let reply):
                append(reply)
            case .failure(.failed(let problem)):
                isOver = true
                // Beyond the end there is nothing to miss.
                if pagesAsked == 1 || problem.reason != WireStatus.noSuchPage {
                    failures.append((pagesAsked, problem))
                }
            case .failure(let error):
                throw error
            }
        }
    }

    /// The movies of all pages, with a problem for each way in which pages failed and one for all items that
    /// could not be read.
    ///
    /// - Throws: The first page's error when no other has movies.
    func reply(of provider: ProviderID, to question: Question) throws(ProviderError) -> Reply<[WireMovie]> {
        let failures = relevantFailures
        if movies.isEmpty, let first = failures.first, first.page == 1 { throw .failed(first.problem) }
        var problems: [Problem] = []
        for failure in failures where !problems.contains(failure.problem) { problems.append(failure.problem) }
        if let words = losses.words { problems.append(Problem(provider, question, .unreadable(words))) }
        return Reply(movies, problems: problems, asOf: asOf, isStale: isStale)
    }

    private mutating func append(_ reply: Reply<WirePage>) {
        totalPages = reply.value.totalPages ?? totalPages
        asOf = [asOf, reply.asOf].compactMap(\.self).min()
        isStale = isStale || reply.isStale
        let known = movies.count
        for (index, attempt) in reply.value.results.enumerated() where !isFull {
            switch attempt.value {
            case .movie(let movie)?:
                if seen.insert(movie.id).inserted { movies.append(movie) }
            case .other?:
                break
            case nil:
                let page = pagesAsked == 1 ? "" : " of page \(pagesAsked)"
                losses.add(attempt.found ?? "", at: "item \(index + 1)\(page)")
            }
        }
        isOver = movies.count == known
    }

    /// Whether the limit is reached. An item that could not be read has taken its place.
    private var isFull: Bool {
        movies.count + losses.count >= limit ?? .max
    }

    /// The failures of pages that the list has.
    private var relevantFailures: [(page: Int, problem: Problem)] {
        failures.filter { $0.page <= totalPages ?? .max }
    }
}
