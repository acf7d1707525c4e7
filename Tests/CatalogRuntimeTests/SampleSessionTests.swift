import CatalogCore
import CatalogMerger
import CatalogPipeline
import CatalogRuntime
import Testing

/// The sample from end to end: what somebody sees who starts the program for the first time.
@Suite struct `The report of the sample` {
    private let report: Report

    init() async throws {
        let session = try CatalogSession.sample()
        report = try await session.catalog.report(of: Selection(.list(.popular)))
        await session.close()
    }

    @Test func `is complete`() {
        #expect(report.problems.isEmpty)
        #expect(report.providers.map(\.id.name) == ["tmdb", "traderev"])
        #expect(report.providers.allSatisfy { $0.status == .ok })
        #expect(report.providers.first?.attribution?.contains("not endorsed or certified by TMDB") == true)
    }

    @Test func `has films of both and of each alone, and no film twice`() {
        let providers = report.movies.map { Set($0.ids.map(\.provider.name)) }
        #expect(providers.filter { $0.count == 2 }.count >= 5)
        #expect(providers.filter { $0 == ["tmdb"] }.count >= 5)
        #expect(providers.filter { $0 == ["traderev"] }.count >= 1)
        let ids = report.movies.flatMap(\.ids)
        #expect(Set(ids).count == ids.count)
        for provider in report.providers {
            #expect(provider.movies == ids.filter { $0.provider == provider.id }.count)
        }
    }

    @Test func `keeps remakes of one title apart`() {
        let things = report.movies.filter { $0.title == "The Thing" }
        #expect(Set(things.compactMap(\.year)) == [1982, 2011])
        #expect(things.allSatisfy { $0.ids.count == 2 })
        #expect(
            Set(report.movies.filter { $0.title == "A Star Is Born" }.compactMap(\.year)) == [1954, 2018])
    }

    @Test func `finds one film under dates a year apart, and shows both dates`() throws {
        let film = try #require(report.movies.first { $0.title == "Casablanca" })
        #expect(film.ids.map(\.description) == ["tmdb:289", "traderev:7"])
        #expect(film.year == 1942)
        #expect(film.conflicts.map(\.field).contains(.year))
    }

    @Test func `tells where providers differ, and never where they agree`() {
        let conflicts = report.movies.flatMap(\.conflicts)
        #expect(!conflicts.isEmpty)
        for conflict in conflicts { #expect(Set(conflict.claims.map(\.fact)).count > 1) }
        for movie in report.movies where movie.ids.count == 1 { #expect(movie.conflicts.isEmpty) }
    }

    @Test func `is the same every time, and turned round with the precedence`() async throws {
        let session = try CatalogSession.sample()
        let again = try await session.catalog.report(of: Selection(.list(.popular)))
        #expect(again.movies.map(\.ids) == report.movies.map(\.ids))
        let turned = try CatalogSession.sample(choosing: ["traderev", "tmdb"]) { _ in }
        let other = try await turned.catalog.report(of: Selection(.list(.popular)))
        #expect(Set(other.movies.map { Set($0.ids) }) == Set(report.movies.map { Set($0.ids) }))
        #expect(other.movies.allSatisfy { $0.ids.count == 1 || $0.id.provider.name == "traderev" })
    }
}

@Suite struct `A movie that one provider's list lacks` {
    @Test func `is found at the other by a search, although the years differ`() async throws {
        let session = try CatalogSession.sample()
        // TMDB's Casablanca is of 1942, TradeRev's of 1943: a search with the year would miss it.
        let page = try await session.catalog.page(of: MovieReference("traderev:7"))
        #expect(page.problems.isEmpty)
        #expect(page.movie.ids.map(\.description) == ["tmdb:289", "traderev:7"])
        #expect(page.movie.directors.map(\.name) == ["Michael Curtiz"])
        #expect(!page.recommendations.contains { $0.ids.contains(where: page.movie.ids.contains) })
    }
}
