internal import CatalogCore
internal import CatalogFiles
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogTestSupport
internal import Foundation
internal import Testing

/// Two catalogs that are compared whole must give what asking for their movies one by one gives.
@Suite struct `Two whole catalogs` {
    /// The same files twice: as they are, and as providers that answer nothing but questions.
    private struct Shelves {
        let folder = TemporaryFolder()
        let (left, right): (ProviderID, ProviderID)

        init(seed: UInt64) throws {
            (left, right) = (try #require(ProviderID("left")), try #require(ProviderID("right")))
            var random = SeededGenerator(seed: seed)
            let films = (0..<40).map { _ in RandomFilm(&random) }
            for name in ["left", "right"] {
                let rows = films.enumerated().compactMap { number, film in
                    Bool.random(using: &random) || Bool.random(using: &random)
                        ? film.row(id: "\(name.prefix(1))\(number)", &random) : nil
                }
                try folder.write(
                    ([RandomFilm.header] + rows.shuffled(using: &random)).joined(separator: "\n"),
                    to: "\(name).csv")
            }
        }

        func catalog(whole: Bool, verdicts: Verdicts = .none, rules: MergeRules = MergeRules()) -> Catalog {
            let sources = [left, right].map { id in
                let file = FileProvider(
                    id: id,
                    settings: FileSettings(
                        path: folder.url.appending(path: "\(id).csv").path(percentEncoded: false)))
                return whole ? Source(file, kind: "file") : Source(Questioned(file: file), kind: "file")
            }
            return Catalog(sources: sources, verdicts: verdicts, rules: rules)
        }
    }

    private static let everything = Selection(.list(.popular), limit: nil)

    private func expectSame(
        _ shelves: Shelves, by rules: ComparisonRules = ComparisonRules(), sort: MovieSort = .popularity,
        selection: Selection = everything, verdicts: Verdicts = .none, merging: MergeRules = MergeRules()
    ) async throws -> Comparison {
        let whole = try await shelves.catalog(whole: true, verdicts: verdicts, rules: merging)
            .comparison(of: selection, by: rules, sort: sort)
        let plain = try await shelves.catalog(whole: false, verdicts: verdicts, rules: merging)
            .comparison(of: selection, by: rules, sort: sort)
        #expect(whole.summary == plain.summary)
        #expect(Array(whole.movies) == Array(plain.movies))
        #expect(Array(whole.movies) == Array(whole.movies))
        for part in [.all, .differences, .inSome, .only(shelves.left), .only(shelves.right)]
            as [ComparedMovies.Part]
        {
            #expect(Array(whole.movies(part)) == Array(plain.movies(part)))
        }
        #expect(whole.tallies == plain.tallies && whole.problems == plain.problems)
        #expect(whole.outlivedAcceptances == plain.outlivedAcceptances)
        return whole
    }

    @Test(arguments: 1...12)
    func `differ as their movies do, asked for one by one`(seed: UInt64) async throws {
        let shelves = try Shelves(seed: seed)
        let sort = MovieSort.allCases[Int(seed) % MovieSort.allCases.count]
        let comparison = try await expectSame(
            shelves, by: ComparisonRules(fields: ComparedField.allCases), sort: sort)
        // No law holds by saying nothing.
        #expect(comparison.summary.inAll > 5 && comparison.summary.differing > 0)
        #expect(comparison.summary.only.allSatisfy { $0 > 0 })
    }

    @Test func `obey verdicts, baselines and limits`() async throws {
        let shelves = try Shelves(seed: 99)
        let first = try await expectSame(shelves)
        let pair = try #require(first.movies.first { $0.ids.count == 2 }?.ids)
        let verdicts = try Verdicts(
            [Verdicts.Entry(.different, pair.map(\.description))], onePerProvider: true)
        let split = try await expectSame(shelves, verdicts: verdicts)
        #expect(split.summary.inAll < first.summary.inAll)
        let accepting = ComparisonRules(baseline: Baseline(accepting: first.movies))
        #expect(try await expectSame(shelves, by: accepting).summary.open == 0)
        for limit in [5, 1000] {
            _ = try await expectSame(shelves, selection: Selection(.list(.popular), limit: limit))
        }
    }

    @Test(arguments: [
        MergeRules([.title: .named(.longest)]), MergeRules([.genres: .named(.union)]),
        MergeRules([.year: .named(.lowest), .popularity: .named(.highest)]),
    ])
    func `go by rules for whose value counts`(rules: MergeRules) async throws {
        for sort in [MovieSort.title, .year, .popularity] {
            _ = try await expectSame(try Shelves(seed: 7), sort: sort, merging: rules)
        }
    }

    @Test func `tell of what is wrong with a file as ever`() async throws {
        let shelves = try Shelves(seed: 3)
        let path = shelves.folder.url.appending(path: "left.csv")
        try shelves.folder.write(
            String(contentsOf: path, encoding: .utf8) + "\nl900,A,,abc,,,,,,\nl901\n", to: "left.csv")
        #expect(try await expectSame(shelves).problems.count == 2)
        try FileManager.default.removeItem(at: path)
        #expect(try await expectSame(shelves).tallies.map(\.status) == [.failed, .ok])
    }

    @Test func `say of every field what their rows say`() async throws {
        let shelves = try Shelves(seed: 5)
        let file = FileProvider(
            id: shelves.left,
            settings: FileSettings(
                path: shelves.folder.url.appending(path: "left.csv").path(percentEncoded: false)))
        let whole = try await file.wholeCatalog().value
        for row in 0..<whole.count {
            let detail = try await file.detail(for: whole.id(of: row)).value
            for field in MovieField.allCases {
                #expect(whole.fact(about: field, of: row) == detail.fact(about: field))
                #expect((whole.told([nil, field], by: row) == 2) == (detail.fact(about: field).value != nil))
            }
        }
    }
}

/// A provider that has movies to ask for, and no way to tell of all of them at once.
private struct Questioned: ListProvider, SearchProvider, DetailProvider {
    let file: FileProvider

    var id: ProviderID { file.id }

    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        try await file.movies(in: request)
    }

    func movies(matching request: SearchRequest) async throws(ProviderError) -> Reply<[MovieSummary]> {
        try await file.movies(matching: request)
    }

    func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        try await file.detail(for: movie)
    }
}

/// A film of which two catalogs tell each in its own way, or not at all.
private struct RandomFilm {
    static let header =
        "id,title,original_title,year,release_date,directors,actors,genres,rating,votes,"
        + "popularity,runtime_minutes,imdb_id,overview"

    private let title: String
    private let year: Int
    private let people: [String]
    private let number: Int

    init(_ random: inout SeededGenerator) {
        let words = ["Night", "The", "Ölberg", "Return", "川", "of", "Dr.", "Wolf", "II", "água"]
        title = (0..<Int.random(in: 1...4, using: &random))
            .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(separator: " ")
        year = Int.random(in: 1990...1995, using: &random)
        // Also more names than matching looks at, names cut short, written the other way round, and of signs alone.
        let names = [
            "Ana Lima", "Bong Joon-ho", "Joon-ho Bong", "J. Marsh", "Joan Marsh", "Émile Roy", "Li Na", "???",
            "Madonna", "S. Roy",
        ]
        let count = Bool.random(using: &random) ? 4 : 12
        people = (0..<count).map { _ in names[Int.random(in: 0..<names.count, using: &random)] }
        number = Int.random(in: 1...9999, using: &random)
    }

    /// The film as a row, some cells of which are empty, or say something else.
    func row(id: String, _ random: inout SeededGenerator) -> String {
        func maybe(_ text: String, _ random: inout SeededGenerator) -> String {
            Int.random(in: 0..<4, using: &random) == 0 ? "" : text
        }
        func about(_ number: Int, _ random: inout SeededGenerator) -> Int {
            number + max(0, Int.random(in: -3...2, using: &random))
        }
        let cells = [
            id, Bool.random(using: &random) ? title : title.uppercased(), maybe(title, &random),
            maybe("\(about(year, &random))", &random), maybe("\(year)-0\(number % 9 + 1)-11", &random),
            maybe(
                people.prefix(Int.random(in: 1...2, using: &random)).shuffled(using: &random)
                    .joined(separator: "|"), &random),
            maybe(
                people[1...].dropLast(Int.random(in: 0...2, using: &random)).joined(separator: "|"), &random),
            maybe(
                [
                    "Drama|Sci-Fi", "Science Fiction|Drama", "(no genres listed)", " | ", "Heist", "heist",
                    "???", "Drama|???", "Road Movie|Heist",
                ].randomElement(using: &random) ?? "", &random),
            maybe("\(Double(about(60, &random)) / 10)", &random), maybe("\(number)", &random),
            maybe("\(number % 5)", &random), maybe("\(about(90, &random))", &random),
            maybe("tt\(1_000_000 + number)", &random), maybe("A film.", &random),
        ]
        return cells.joined(separator: ",")
    }
}
