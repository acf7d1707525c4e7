internal import CatalogCore

// What a source says when it is well.
extension ProviderContract {
    func abilityViolations(of source: Source) -> [String] {
        let abilities = [
            ("lists", source.list != nil, !holdings.lists.isEmpty),
            ("search", source.search != nil, holdings.title != nil),
            ("people", source.person != nil, holdings.person != nil),
            ("detail", source.detail != nil, holdings.pages.contains(.detail)),
            ("credits", source.credits != nil, holdings.pages.contains(.credits)),
            ("recommendations", source.recommendations != nil, holdings.pages.contains(.recommendations)),
        ]
        return abilities.compactMap { name, isThere, isDue in
            switch (isThere, isDue) {
            case (true, false): "it offers \(name), of which its holdings name nothing"
            case (false, true): "it does not offer \(name)"
            case (true, true), (false, false): nil
            }
        }
    }

    func listViolations(of source: Source) async -> [String] {
        guard let lists = source.list else { return [] }
        var found: [String] = []
        for name in ListName.allCases {
            let question = Question.list(name)
            do {
                let reply = try await lists.movies(in: ListRequest(name, limit: 10))
                if !holdings.lists.contains(name) { found.append("it answers \(question) without having it") }
                if reply.value.movies.isEmpty { found.append("\(question) is empty") }
                found += RecordLaws(provider: source.id).violations(in: reply.value.movies)
                found += strangers(in: reply.problems, of: source)
            } catch ProviderError.unsupported {
                if holdings.lists.contains(name) { found.append("it does not support \(question)") }
            } catch {
                found.append("it does not say whether it has \(question): \(error)")
            }
        }
        return found
    }

    func limitViolations(of source: Source) async -> [String] {
        var found: [String] = []
        if let lists = source.list {
            for name in ListName.allCases where holdings.lists.contains(name) {
                found += await prefixViolations(.list(name)) { limit throws(ProviderError) in
                    try await lists.movies(in: ListRequest(name, limit: limit)).value.movies
                }
                found += await wholenessViolations(of: name, in: lists)
            }
        }
        if let search = source.search, let title = holdings.title {
            found += await prefixViolations(.search(title)) { limit throws(ProviderError) in
                try await search.movies(matching: SearchRequest(.title(title, year: nil), limit: limit)).value
            }
        }
        if let person = source.person, let name = holdings.person {
            found += await prefixViolations(.person(name)) { limit throws(ProviderError) in
                let request = PersonRequest(.name(name), limit: limit)
                return try await person.filmography(for: request).value?.movies ?? []
            }
        }
        return found
    }

    func searchViolations(of source: Source) async -> [String] {
        guard let search = source.search, let title = holdings.title else { return [] }
        return await violations(asking: .search(title)) { () async throws(ProviderError) in
            let reply = try await search.movies(matching: SearchRequest(.title(title, year: nil), limit: 10))
            let isFound = reply.value.contains { $0.id == holdings.movie }
            return (isFound ? [] : ["'\(title)' does not find \(holdings.movie)"])
                + RecordLaws(provider: source.id).violations(in: reply.value)
                + strangers(in: reply.problems, of: source)
        }
    }

    func personViolations(of source: Source) async -> [String] {
        guard let people = source.person, let name = holdings.person else { return [] }
        return await violations(asking: .person(name)) { () async throws(ProviderError) in
            let reply = try await people.filmography(for: PersonRequest(.name(name), limit: nil))
            guard let filmography = reply.value else { return ["it knows no '\(name)'"] }
            let ids = [filmography.person.id] + filmography.namesakes.map(\.id)
            let isFound = filmography.movies.contains { $0.id == holdings.movie }
            return (isFound ? [] : ["'\(name)' has no part in \(holdings.movie)"])
                + (Set(ids).count == ids.count ? [] : ["somebody is their own namesake"])
                + ids.filter { $0.provider != source.id }.map { "\($0) is not an id of '\(source.id)'" }
                + RecordLaws(provider: source.id).violations(in: filmography.movies)
                + strangers(in: reply.problems, of: source)
        }
    }

    func detailViolations(of source: Source) async -> [String] {
        guard let details = source.detail else { return [] }
        var movies = [holdings.movie]
        if let lists = source.list {
            for name in ListName.allCases where holdings.lists.contains(name) {
                // What is wrong with the list itself is said by the law of lists.
                let listed = try? await lists.movies(in: ListRequest(name, limit: 3))
                movies += listed?.value.movies.map(\.id) ?? []
            }
        }
        var found: [String] = []
        for movie in movies {
            found += await violations(asking: .detail(movie)) { () async throws(ProviderError) in
                let reply = try await details.detail(for: movie)
                return (reply.value.id == movie ? [] : ["the page of \(movie) is about \(reply.value.id)"])
                    + RecordLaws(provider: source.id).violations(in: reply.value)
                    + strangers(in: reply.problems, of: source)
            }
        }
        return found
    }

    func creditViolations(of source: Source) async -> [String] {
        guard let credits = source.credits else { return [] }
        return await violations(asking: .credits(holdings.movie)) { () async throws(ProviderError) in
            let reply = try await credits.credits(for: holdings.movie)
            return RecordLaws(provider: source.id).violations(in: reply.value)
                + strangers(in: reply.problems, of: source)
        }
    }

    func recommendationViolations(of source: Source) async -> [String] {
        guard let recommendations = source.recommendations else { return [] }
        return await violations(asking: .recommendations(holdings.movie)) { () async throws(ProviderError) in
            let reply = try await recommendations.recommendations(for: holdings.movie)
            return RecordLaws(provider: source.id).violations(in: reply.value, allowingRepeats: true)
                + strangers(in: reply.problems, of: source)
        }
    }

    func unknownMovieViolations(of source: Source) async -> [String] {
        await failureViolations(
            of: inquiries(about: holdings.unknownMovie, to: source), to: source, expecting: "not_found",
            when: "there is no such movie")
    }

    func repetitionViolations(of source: Source) async -> [String] {
        var found: [String] = []
        for inquiry in inquiries(to: source) {
            found += await violations(asking: inquiry.question) { () async throws(ProviderError) in
                let first = try await inquiry.printedReply()
                let second = try await inquiry.printedReply()
                return first == second ? [] : ["\(inquiry.question) changed from one answer to the next"]
            }
        }
        return found
    }
}

extension ProviderContract {
    /// What `laws` finds, or that there was nothing to look at.
    private func violations(
        asking question: Question, _ laws: () async throws(ProviderError) -> [String]
    ) async -> [String] {
        do {
            return try await laws()
        } catch {
            return ["it did not give \(question): \(error)"]
        }
    }

    /// Every shorter answer begins the longest one.
    private func prefixViolations(
        _ question: Question, _ movies: (_ limit: Int) async throws(ProviderError) -> [MovieSummary]
    ) async -> [String] {
        await violations(asking: question) { () async throws(ProviderError) in
            let longest = try await movies(10)
            var found =
                longest.count > 10 ? ["\(question) has \(longest.count) movies where 10 were asked"] : []
            for limit in [3, 1] {
                let shorter = try await movies(limit)
                if shorter != Array(longest.prefix(limit)) {
                    found.append("\(question) cut at \(limit) is not the beginning of what it is cut at 10")
                }
            }
            return found
        }
    }

    /// A list that was cut is not the whole catalog.
    private func wholenessViolations(of name: ListName, in lists: any ListProvider) async -> [String] {
        await violations(asking: .list(name)) { () async throws(ProviderError) in
            let one = try await lists.movies(in: ListRequest(name, limit: 1)).value
            let ten = try await lists.movies(in: ListRequest(name, limit: 10)).value
            return one.isWholeCatalog && ten.movies.count > 1
                ? ["\(Question.list(name)) calls itself the whole catalog where it was cut at 1"] : []
        }
    }

    private func strangers(in problems: [Problem], of source: Source) -> [String] {
        problems.filter { $0.provider != source.id }.map { "it reports a problem of '\($0.provider)'" }
    }
}
