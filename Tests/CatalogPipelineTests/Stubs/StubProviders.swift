internal import CatalogCore

/// A provider that passes every question on to its service. What it can do is what it conforms to.
protocol StubProvider: CatalogProvider {
    var service: StubService { get }
}

extension StubProvider {
    var id: ProviderID { service.id }

    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        try await service.movies(in: request)
    }

    func movies(matching request: SearchRequest) async throws(ProviderError) -> Reply<[MovieSummary]> {
        try await service.movies(matching: request)
    }

    func filmography(for request: PersonRequest) async throws(ProviderError) -> Reply<Filmography?> {
        try await service.filmography(for: request)
    }

    func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        try await service.detail(for: movie)
    }

    func credits(for movie: MovieID) async throws(ProviderError) -> Reply<[Credit]> {
        try await service.credits(for: movie)
    }

    func recommendations(for movie: MovieID) async throws(ProviderError) -> Reply<[MovieSummary]> {
        try await service.recommendations(for: movie)
    }
}

/// Answers everything; its pages hold credits and recommendations.
struct FullStub: StubProvider, ListProvider, SearchProvider, PersonProvider, DetailProvider {
    let service: StubService
}

/// Has lists and pages, and tells recommendations apart; cannot search and knows no people.
struct PlainStub: StubProvider, ListProvider, DetailProvider, RecommendationProvider {
    let service: StubService
}

/// Can search and has pages, but no list.
struct SearchStub: StubProvider, SearchProvider, DetailProvider {
    let service: StubService
}

/// Has pages that hold neither credits nor recommendations, which it tells apart.
struct PartsStub: StubProvider, ListProvider, DetailProvider, CreditsProvider, RecommendationProvider {
    let service: StubService
}

/// Has a list, credits and recommendations, but no pages.
struct PagelessStub: StubProvider, ListProvider, CreditsProvider, RecommendationProvider {
    let service: StubService
}

/// Has lists, and nothing else.
struct ListStub: StubProvider, ListProvider {
    let service: StubService
}

/// Has lists and pages that tell everything, and nothing else.
struct ListAndPagesStub: StubProvider, ListProvider, DetailProvider {
    let service: StubService
}
