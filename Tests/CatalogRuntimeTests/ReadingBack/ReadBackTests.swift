internal import CatalogCore
internal import CatalogFiles
internal import CatalogMerger
internal import CatalogRendering
internal import CatalogTestSupport
internal import Foundation
internal import Testing

/// What `catalog` writes as CSV is a catalog file of the same movies, whatever their texts hold.
@Suite struct `Movies that were written as CSV` {
    @Test(arguments: 1...30)
    func `are read back by a provider of kind file, value for value`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let mine = try #require(ProviderID("mine"))
        let written = try (1...25).map {
            try HostileMovie.detail(MovieID(provider: mine, number: $0), &random)
        }
        let folder = TemporaryFolder()
        try folder.write(csv(of: written), to: "movies.csv")
        let path = folder.url.appending(path: "movies.csv").path(percentEncoded: false)
        let provider = FileProvider(id: mine, settings: FileSettings(path: path))
        let list = try await provider.movies(in: ListRequest(.popular, limit: nil))
        #expect(list.problems == [])
        #expect(Set(list.value.movies.map(\.id)) == Set(written.map(\.id)))
        var back: [MovieDetail] = []
        for movie in written {
            let detail = try await provider.detail(for: movie.id).value
            back.append(detail)
            #expect(Said(detail) == Said(movie).inCSV, "\(movie.summary.title.debugDescription)")
        }
        // Nothing more is lost the second time.
        try folder.write(csv(of: back), to: "movies.csv")
        let again = FileProvider(id: mine, settings: FileSettings(path: path))
        for movie in back {
            #expect(Said(try await again.detail(for: movie.id).value) == Said(movie))
        }
    }

    private func csv(of details: [MovieDetail]) -> String {
        let records = details.map { DatedRecord($0, asOf: nil) }
        let movies = CatalogMerge.outcomes(of: records, precedence: details.prefix(1).map(\.id.provider))
            .map(\.movie)
        var text = ""
        Renderer(format: .csv).render(
            MovieListing(movies: movies, providers: [], problems: []), to: &text)
        return text
    }
}

/// What a catalog file can say of a movie, as texts.
private struct Said: Hashable {
    var texts: [String: String] = [:]
    var lists: [String: [String]] = [:]

    init(_ movie: MovieDetail) {
        let summary = movie.summary
        texts["title"] = summary.title
        texts["original title"] = summary.originalTitle.value
        texts["year"] = summary.year.value.map { String($0) }
        texts["release date"] = summary.releaseDate.value?.description
        texts["language"] = summary.originalLanguage.value
        texts["runtime"] = movie.runtimeMinutes.value.map { String($0) }
        texts["imdb"] = movie.externalIDs.value?.first?.description
        texts["overview"] = summary.overview.value
        texts["rating"] = summary.rating.value.map { "\($0.value) \($0.votes ?? -1)" }
        texts["popularity"] = summary.popularity.value.map { "\($0)" }
        texts["poster"] = summary.poster.value
        lists["titles"] = movie.alternativeTitles.value
        lists["genres"] = summary.genres.value
        // Whose popularity nobody knows stand by their names.
        lists["actors"] = movie.credits.value?.filter { $0.job == .actor }.map(\.name).sorted()
        lists["directors"] = movie.credits.value?.filter { $0.job == .director }.map(\.name).sorted()
        lists = lists.filter { !$0.value.isEmpty }
    }

    /// The same without what CSV has no way to write, and without what shows nothing.
    var inCSV: Said {
        var said = self
        said.texts = texts.compactMapValues(Self.written)
        said.lists = lists.mapValues { $0.compactMap(Self.written) }.filter { !$0.value.isEmpty }
        for job in ["actors", "directors"] { said.lists[job] = said.lists[job]?.sorted() }
        return said
    }

    private static func written(_ text: String) -> String? {
        let kept = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control || ["\t", "\n", "\r"].contains($0)
        }
        let written = String(String.UnicodeScalarView(kept))
        return written.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : written
    }
}

/// Movies whose texts are put together of all that ever broke a table.
private enum HostileMovie {
    private static let pieces = [
        "The", "Movie", " ", " ", "-", "'", "''", "\"", "\"\"", ",", ";", "|", "\\", "\\|", "=1+1",
        "@SUM(A1)", "+",
        "\t", "\n", "\r\n", "\r", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}2J", "\u{85}", "\u{2028}",
        "\u{202E}",
        "\u{FEFF}", "\u{A0}", "\u{3000}", "\u{FF1D}", "君の名は。", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "<b>", "&amp;",
        "\u{FFFD}",
    ]

    static func text(_ random: inout SeededGenerator) -> String {
        (0...Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    static func detail(_ id: MovieID, _ random: inout SeededGenerator) throws -> MovieDetail {
        func fact<Value>(_ make: (inout SeededGenerator) -> Value?) -> Fact<Value> {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .unknown
            case 1: .absent
            default: make(&random).map(Fact.known) ?? .absent
            }
        }
        func texts(_ random: inout SeededGenerator) -> [String] {
            // Those that CSV makes one would be one person, or one title, by then.
            (0..<Int.random(in: 0...3, using: &random)).map { text(&random) + "\($0)" }
        }
        let credits = fact { random -> [Credit]? in
            texts(&random).enumerated().map { Credit(person: nil, name: $1, job: .actor, billingOrder: $0) }
                + texts(&random).map { Credit(person: nil, name: $0, job: .director) }
        }
        let year = Int.random(in: 1870...2100, using: &random)
        return MovieDetail(
            summary: MovieSummary(
                id: id, title: text(&random) + ".", originalTitle: fact(text), year: .known(year),
                releaseDate: fact {
                    CalendarDay(year: year, month: 1, day: Int.random(in: 1...28, using: &$0))
                },
                overview: fact(text), poster: fact(text), genres: fact(texts),
                originalLanguage: fact { ["en", "ja"].randomElement(using: &$0) },
                rating: fact {
                    Rating(Double.random(in: 0...10, using: &$0), votes: Int.random(in: 0...9, using: &$0))
                },
                popularity: fact { Double.random(in: 0...1e7, using: &$0) }),
            alternativeTitles: fact(texts),
            runtimeMinutes: fact { Int.random(in: 1...999, using: &$0) },
            externalIDs: fact {
                [ExternalID(.imdb, "tt\(Int.random(in: 1_000_000...9_999_999, using: &$0))")].compactMap(
                    \.self)
            },
            credits: credits)
    }
}
