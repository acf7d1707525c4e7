internal import CatalogCore

/// A question to a source, asked in one way whatever the type of its answer.
struct Inquiry: Sendable {
    /// The question as a problem must name it.
    let question: Question
    /// Asks, and returns the whole reply as it prints.
    let printedReply: @Sendable () async throws(ProviderError) -> String

    init<Value: Sendable>(
        _ question: Question, _ ask: @escaping @Sendable () async throws(ProviderError) -> Reply<Value>
    ) {
        self.question = question
        self.printedReply = { () async throws(ProviderError) in String(reflecting: try await ask()) }
    }
}

extension ProviderContract {
    /// One question for each thing that a source can do.
    func inquiries(to source: Source) -> [Inquiry] {
        var inquiries: [Inquiry] = []
        if let list = source.list {
            for name in ListName.allCases where holdings.lists.contains(name) {
                inquiries.append(
                    Inquiry(.list(name)) { () async throws(ProviderError) in
                        try await list.movies(in: ListRequest(name, limit: 10))
                    })
            }
        }
        if let search = source.search, let title = holdings.title {
            inquiries.append(
                Inquiry(.search(title)) { () async throws(ProviderError) in
                    try await search.movies(matching: SearchRequest(.title(title, year: nil), limit: 10))
                })
        }
        if let person = source.person, let name = holdings.person {
            inquiries.append(
                Inquiry(.person(name)) { () async throws(ProviderError) in
                    try await person.filmography(for: PersonRequest(.name(name), limit: 10))
                })
        }
        return inquiries + self.inquiries(about: holdings.movie, to: source)
    }

    /// One question for each thing that a source tells of a single movie.
    func inquiries(about movie: MovieID, to source: Source) -> [Inquiry] {
        var inquiries: [Inquiry] = []
        if let detail = source.detail {
            inquiries.append(
                Inquiry(.detail(movie)) { () async throws(ProviderError) in
                    try await detail.detail(for: movie)
                })
        }
        if let credits = source.credits {
            inquiries.append(
                Inquiry(.credits(movie)) { () async throws(ProviderError) in
                    try await credits.credits(for: movie)
                })
        }
        if let recommendations = source.recommendations {
            inquiries.append(
                Inquiry(.recommendations(movie)) { () async throws(ProviderError) in
                    try await recommendations.recommendations(for: movie)
                })
        }
        return inquiries
    }
}
