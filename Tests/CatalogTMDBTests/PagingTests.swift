import CatalogCore
import CatalogTMDB
import CatalogTransport
import Foundation
import Synchronization
import Testing

/// What would wait for ever fails in the end.
@Suite(.timeLimit(.minutes(10))) struct `The pages of a TMDB list` {
    /// A list that is cut into pages of which neighbors share some movies.
    struct Overlapping: Sendable, CustomTestStringConvertible {
        let movies: Int
        let overlap: Int
        let limit: Int?

        var step: Int { 20 - overlap }
        var pages: Int { max(1, (movies + step - 1) / step) }

        /// The numbers on a page, 1 first; none on a page that the list does not have.
        func numbers(on page: Int) -> [Int] {
            guard page <= pages else { return [] }
            let start = (page - 1) * step
            return Array(start..<min(start + 20, movies))
        }

        var testDescription: String {
            "\(movies) movies, \(overlap) repeated, limit \(limit.map(String.init) ?? "none")"
        }

        static let all = [0, 1, 19, 20, 21, 40, 61, 199].flatMap { movies in
            [0, 1, 7, 19].flatMap { overlap in
                [1, 20, 21, 60, 100, nil].map { Overlapping(movies: movies, overlap: overlap, limit: $0) }
            }
        }
    }

    @Test(arguments: Overlapping.all)
    func `read as one list without repetitions, whole or up to the limit`(list: Overlapping) async throws {
        let tmdb = try StagedTMDB { request in
            request.page.map { page in
                .json(
                    Said.page(
                        ofMovies: list.numbers(on: page).map { $0 + 1 }, number: page, of: list.pages))
            }
        }
        let reply = try await tmdb.popular(list.limit)
        #expect(
            reply.numbers == Array((1...max(1, list.movies)).prefix(min(list.limit ?? .max, list.movies))))
        #expect(reply.problems.isEmpty)
        #expect(Set(tmdb.asked).count == tmdb.asked.count, "No page is asked for twice.")
    }

    @Test func `are asked for at once`() async throws {
        let gate = Gate(opensAt: 6)
        let tmdb = try StagedTMDB { request in
            await gate.pass()
            return request.page.map { page in
                .json(Said.page(ofMovies: (page * 20)..<(page * 20 + 20), number: page, of: 9))
            }
        }
        // Five pages and the configuration: one that waited for another would never pass the gate.
        let reply = try await tmdb.popular(100)
        #expect(reply.numbers == Array(20..<120))
        #expect(tmdb.asked == (1...5).map { "movie/popular?page=\($0)" })
    }

    @Test func `all follow the first at once where there is no limit`() async throws {
        let gate = Gate(opensAt: 4)
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            if page > 1 { await gate.pass() }
            return .json(Said.page(ofMovies: [page], number: page, of: 5))
        }
        #expect(try await tmdb.popular(nil).numbers == [1, 2, 3, 4, 5])
    }

    @Test func `end where a page brings nothing new`() async throws {
        let tmdb = try StagedTMDB { request in
            request.page.map { page in .json(Said.page(ofMovies: 1...15, number: page, of: 400)) }
        }
        #expect(try await tmdb.popular(20).numbers == Array(1...15))
        #expect(tmdb.asked == ["movie/popular?page=1", "movie/popular?page=2"])
    }

    @Test func `end at page 500, whatever the service says`() async throws {
        let tmdb = try StagedTMDB { request in
            request.page.map { page in .json(Said.page(ofMovies: [page], number: page, of: 40_000)) }
        }
        #expect(try await tmdb.popular(nil).numbers == Array(1...500))
        #expect(try await tmdb.popular(1_000_000).numbers == Array(1...500))
    }

    @Test(arguments: [
        TransportResponse.json(Said.page([])),
        .json(Said.error(22, "Invalid page: Pages start at 1 and max at 500."), status: 400),
        .json(#"{"errors": ["page must be less than or equal to 500"]}"#, status: 422),
        .json(Said.error(34, "The resource you requested could not be found."), status: 404),
        .json("<html>no</html>", status: 503),
    ])
    func `end without a word beyond the last`(beyond: TransportResponse) async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            return page == 1 ? .json(Said.page(ofMovies: 1...9)) : beyond
        }
        let reply = try await tmdb.popular(60)
        #expect(reply.numbers == Array(1...9))
        #expect(reply.problems.isEmpty)
    }

    @Test(arguments: [1, 2, 3])
    func `are kept when one of them fails, with a problem`(failing: Int) async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            return page == failing
                ? .json("", status: 503)
                : .json(Said.page(ofMovies: (page * 20)..<(page * 20 + 20), number: page, of: 9))
        }
        let reply = try await tmdb.popular(60)
        #expect(reply.numbers == (20..<80).filter { $0 / 20 != failing })
        let problem = Problem(tmdb.provider.id, .list(.popular), .serverError(status: 503))
        #expect(reply.problems == [problem])
        #expect(tmdb.asked.count == 3, "What failed is not made up for with what stands farther down.")
    }

    @Test func `say once what several of them failed for`() async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            return page == 1 ? .json(Said.page(ofMovies: [1], of: 9)) : .json("", status: 429)
        }
        #expect(try await tmdb.popular(100).problems.map(\.reason) == [.rateLimited])
    }

    @Test func `fail with the first when none has a movie`() async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            return page == 1 ? .json("", status: 500) : .json(Said.page([], number: page))
        }
        let error = await #expect(throws: ProviderError.self) { try await tmdb.popular(40) }
        #expect(error?.reason == .serverError(status: 500))
    }

    @Test func `end the question when the run ends`() async throws {
        let tmdb = try StagedTMDB { request throws(TransportError) in
            guard request.page != 2 else { throw .cancelled }
            return request.page == nil ? nil : .json(Said.page(ofMovies: [1], of: 9))
        }
        await #expect(throws: ProviderError.cancelled) { try await tmdb.popular(60) }
    }

    @Test func `are as old as the oldest, and stale when one is`() async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            let day = page == 2 ? "03" : "05"
            var response = TransportResponse.json(
                Said.page(ofMovies: (page * 20)..<(page * 20 + 20), number: page, of: 9),
                headers: ["date": "Sun, \(day) Mar 2024 10:00:00 GMT"])
            response.isStale = page == 3
            return response
        }
        let fresh = try await tmdb.popular(40)
        #expect(fresh.asOf == Date(timeIntervalSince1970: 1_709_460_000))
        #expect(!fresh.isStale)
        #expect(try await tmdb.popular(60).isStale)
    }

    @Test func `count a movie that cannot be read as one of those asked for`() async throws {
        let tmdb = try StagedTMDB { request in
            guard let page = request.page else { return nil }
            let items = (1...20).map { page == 2 && $0 == 4 ? "{}" : Said.item(page * 100 + $0) }
            return .json(Said.page(items, number: page, of: 9))
        }
        let reply = try await tmdb.popular(40)
        #expect(reply.numbers.count == 39)
        #expect(reply.problems.map(\.found) == ["item 4 of page 2: 'id' is missing"])
        #expect(tmdb.asked.count == 2)
        // The fourth of the second page is none of the first 23.
        #expect(try await tmdb.popular(23).problems.isEmpty)
    }
}

/// Lets nobody pass before so many have come.
actor Gate {
    private let number: Int
    private var arrived = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(opensAt number: Int) {
        self.number = number
    }

    func pass() async {
        arrived += 1
        guard arrived < number else {
            for continuation in waiting { continuation.resume() }
            waiting = []
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
}
