internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Messages about a missing answer` {
    @Test func `say what is missing, who was asked and what to do next`() async throws {
        let cinema = try Cinema.everyday()
        let errors = [
            await error(for: "archive:99", in: cinema), await error(for: "Batman", in: cinema),
            await error(for: "alien:5", in: cinema),
        ]
        #expect(
            errors == [
                "No such movie: archive:99 (asked: archive). 'catalog search TEXT' finds movies by their title.",
                """
                'Batman' fits several movies:
                  archive:5  Batman (1989)
                  archive:4  Batman (1966)
                Name one by its id, as in archive:5.
                """,
                "'alien' does not take part in this run (archive, kiosk). Name it with --provider.",
            ])
    }

    @Test func `list twelve movies at most`() async throws {
        let films = (1...15).map { Film(title: "Cinderella", year: 1900 + 5 * $0, popularity: Double($0)) }
        let cinema = Cinema([try .house("vault", films) { Source(FullStub(service: $0), kind: "full") }])
        let lines = await error(for: "Cinderella", in: cinema)?.split(separator: "\n") ?? []
        #expect(lines.count == 15)
        #expect(lines.dropFirst().first == "  vault:15  Cinderella (1975)")
        #expect(lines.dropLast().last == "  … and 3 more")
    }

    @Test(arguments: [
        PipelineError.noSuchPerson("Nobody", asked: []), .nobodyCanAnswer("a search", running: []),
        .nothingToCompare(running: []),
        .cancelled,
        .ambiguous(.title("Batman", year: nil), []), .noSuchMovie(.title("Solaris", year: nil), asked: []),
    ])
    func `are sentences`(error: PipelineError) {
        #expect(error.description.hasSuffix("."))
        #expect(
            error.description.split(separator: ". ").count >= 2 || error == .cancelled
                || "\(error)".contains("\n"))
    }

    private func error(for words: String, in cinema: Cinema) async -> String? {
        await failure { () throws(PipelineError) in
            try await cinema.catalog.credits(of: MovieReference(words))
        }?.description
    }
}
