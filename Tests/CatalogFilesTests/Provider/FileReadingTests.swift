internal import CatalogCore
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `A provider of a catalog file` {
    private let folder = TemporaryFolder()

    @Test func `reads the file once, whoever asks at the same time`() async throws {
        let id = try #require(ProviderID("films"))
        let readings = Log<String>()
        let settings = FileSettings(path: FilmFile.path)
        let provider = FileProvider(id: id, settings: settings) {
            path, options, body throws(CatalogFileError) in
            readings.add(path)
            return try CatalogFile(path: path).read(options, body)
        }
        #expect(readings.entries == [])
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let request = SearchRequest(.title("solaris", year: nil), limit: 5)
                    return number % 2 == 0
                        ? try await provider.movies(in: ListRequest(.popular, limit: 2)).value.movies.count
                        : try await provider.movies(matching: request).value.count
                }
            }
            for try await count in group { #expect(count == 2) }
        }
        #expect(readings.entries == [FilmFile.path])
    }

    @Test func `says what is wrong with rows once, of the list of everything`() async throws {
        let text = "id,title,year\n1,A,soon\n2\n3,C,1979\n"
        let provider = try FilmFile.provider(of: text, in: folder)
        let first = try await provider.detail(for: FilmFile.movie("films:3"))
        let found = "'year' is 'soon', which is no year from 1870 to 2100"
        #expect(
            first.problems.map(\.description) == [
                "films could not give the list 'popular': line 2 could not be read (\(found)). "
                    + "Correct the line; the others were read.",
                "films could not give the list 'popular': line 3 could not be read (it has 1 cell where the header "
                    + "has 3). Correct the line; the others were read.",
            ])
        #expect(first.problems.first?.reason == .invalidRow(line: 2, found))
        let second = try await provider.movies(in: ListRequest(.popular, limit: nil))
        #expect(second.problems == [])
        #expect(second.value.movies.map(\.id.key) == ["1", "3"])
    }

    @Test func `names a thousand bad rows and counts the others`() async throws {
        let text = "id,title\n1,A\n" + String(repeating: "x\n", count: 1500)
        let reply = try await FilmFile.provider(of: text, in: folder).movies(
            in: ListRequest(.popular, limit: 1))
        #expect(reply.problems.count == 1001)
        #expect(reply.problems.last?.reason == .unreadable("500 more problems with rows are not named"))
    }

    @Test func `answers from what could be read of a damaged file`() async throws {
        let path = folder.path(of: "films.csv.gz")
        let packed = StoredGzip.member(of: Array("id,title\n1,A\n2,B\n".utf8))
        try Data(packed.dropLast(3)).write(to: folder.url.appending(path: "films.csv.gz"))
        let reply = try await FilmFile.provider(path: path).movies(in: ListRequest(.popular, limit: nil))
        #expect(reply.value.movies.map(\.id.key) == ["1", "2"])
        let words = "\(path) is cut off behind line 3 (copy or pack it again; the lines before were read)"
        #expect(reply.problems.map(\.reason) == [.unreadable(words)])
    }

    @Test func `fails every question where there is no catalog, and says what to do`() async throws {
        let provider = try FilmFile.provider(of: "id,titel\n1,A\n", in: folder)
        let words =
            "\(folder.path(of: "films.csv")) has no column 'title' but 'id', 'titel' "
            + "(did you mean 'title' by 'titel'?)"
        let movie = try FilmFile.movie("films:1")
        await #expect(
            throws: ProviderError.failed(Problem(provider.id, .detail(movie), .unconfigured(words)))
        ) { try await provider.detail(for: movie) }
        await #expect(
            throws: ProviderError.failed(Problem(provider.id, .list(.popular), .unconfigured(words)))
        ) { try await provider.movies(in: ListRequest(.popular, limit: nil)) }
    }

    @Test(arguments: ["other:1", "films:2", "films:films:1"])
    func `has no movies but its own`(movie: String) async throws {
        let provider = try FilmFile.provider(of: "id,title\n1,A\n", in: folder)
        let movie = try FilmFile.movie(movie)
        await #expect(throws: ProviderError.failed(Problem(provider.id, .detail(movie), .notFound))) {
            try await provider.detail(for: movie)
        }
    }

    @Test func `names the rows whose ids repeat, and keeps the others`() async throws {
        let ids = (0..<300).map { "m\($0 == 250 ? 17 : $0)" }
        let rows = ids.map { "\($0),Film \($0)" }.joined(separator: "\n")
        let provider = try FilmFile.provider(of: "id,title\n\(rows)\n", in: folder)
        let list = try await provider.movies(in: ListRequest(.popular, limit: nil))
        #expect(
            list.value.movies.map(\.id.key) == ids.enumerated().filter { $0.offset != 250 }.map(\.element))
        #expect(list.problems.map(\.description).count == 1)
        #expect(list.problems.first?.description.contains("on line 19") == true)
        let movie = try FilmFile.movie("films:m299")
        #expect(try await provider.detail(for: movie).value.summary.title == "Film m299")
    }

    @Test func `ends with the run`() async throws {
        let id = try #require(ProviderID("films"))
        let settings = FileSettings(path: FilmFile.path)
        let provider = FileProvider(id: id, settings: settings) { path, _, _ throws(CatalogFileError) in
            throw CatalogFileError(path, .canceled)
        }
        await #expect(throws: ProviderError.cancelled) {
            try await provider.movies(in: ListRequest(.popular, limit: nil))
        }
    }

    @Test func `keeps two hundred thousand rows in little more than the file takes`() throws {
        var text = "id,title,year,directors,actors,genres,overview\n"
        for number in 0..<200_000 {
            text += "\(number),Film \(number),\(1900 + number % 120),Director \(number % 977),"
            text +=
                "Actor \(number % 5003)|Actor \(number % 7001),Drama|Comedy,\"What happens, in part \(number).\"\n"
        }
        let size = text.utf8.count
        try folder.write(text, to: "films.csv")
        var rows = RowStore()
        var buffers: Set<Int> = []
        let findings = try CatalogFile(path: folder.path(of: "films.csv")).read { row in
            rows.append(row)
            buffers.insert(row.bytes.count)
        }
        #expect(findings.problems == [])
        #expect(rows.count == 200_000)
        #expect(buffers.count == 1, "The reader's buffer grew.")
        #expect(rows.byteCount < size + 20 * rows.count)
        #expect(rows[123_456].text(.title) == .known("Film 123456"))
        #expect(rows[123_456].text(.id) == .known("123456"))
        #expect(!rows.repeatsIDs)
    }
}
