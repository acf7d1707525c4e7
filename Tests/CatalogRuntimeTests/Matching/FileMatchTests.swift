import CatalogCore
import CatalogMerger
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRuntime

@Suite struct `Two catalog files` {
    private let folder = TemporaryFolder()

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func match(
        _ left: String, _ right: String, as names: (String, String) = ("left.csv", "right.csv"),
        verdicts: Verdicts = .none
    ) async throws -> FileMatch {
        try folder.write(left, to: names.0)
        try folder.write(right, to: names.1)
        return try await FileMatch.of(path(names.0), path(names.1), verdicts: verdicts)
    }

    private func ids(_ match: FileMatch) -> [[String]] {
        match.pair.accepted.map { ranked in
            let rows = match.pair.rows(of: ranked)
            return [match.left.table.id(of: rows.left), match.right.table.id(of: rows.right)]
        }
    }

    private static let films = """
        id,title,year,directors,runtime_minutes
        1,Alien,1979,Ridley Scott,117
        2,Ran,1985,Akira Kurosawa,162
        3,Stalker,1979,Andrei Tarkovsky,162

        """

    @Test(arguments: ["right.csv", "right.ndjson"])
    func `are matched whatever their forms, in the order of the left one`(name: String) async throws {
        let others =
            name == "right.csv"
            ? "runtime_minutes,directors,year,title,id\n162,\"Kurosawa, Akira\",1985,RAN,b\n117,R. Scott,1979,Alien,a\n"
            : """
            {"id": "b", "title": "RAN", "year": 1985, "directors": ["Akira Kurosawa"], "runtime_minutes": 162}
            {"id": "a", "title": "Alien", "year": "1979", "directors": "Ridley Scott", "runtime_minutes": 117}

            """
        let match = try await match(Self.films, others, as: ("left.csv", name))
        #expect(ids(match) == [["1", "a"], ["2", "b"]])
        #expect(match.isComplete)
    }

    @Test func `may be one file`() async throws {
        try folder.write(Self.films, to: "films.csv")
        let match = try await FileMatch.of(path("films.csv"), path("films.csv"))
        #expect(ids(match) == [["1", "1"], ["2", "2"], ["3", "3"]])
    }

    @Test func `lose bad rows and values, which are named, and nothing else`() async throws {
        let match = try await match(Self.films + "4\n1,Twice,1999,,\n5,Solaris,soon,,\n", Self.films)
        let left = path("left.csv")
        #expect(
            match.left.problems == [
                "\(left), line 5: it has 1 cell where the header has 5 (row left out)",
                "\(left), line 6: 'id' is '1', as on line 2 (row left out)",
                "\(left), line 7: 'year' is 'soon', which is no year from 1870 to 2100 (value left out)",
            ])
        #expect(!match.isComplete)
        #expect(match.right.isWhole)
        #expect(ids(match).count == 3)
    }

    @Test func `are not looked at where nothing is compared`() async throws {
        let match = try await match(
            "id,title,year,runtime_minutes,votes,rating,release_date,poster\n1,Alien,1979,0,many,11,soon,x\n",
            "id,title,release_date\n1,Alien,1979-05-25\n2,Ran,0\n")
        #expect(match.left.problems == [])
        #expect(match.right.problems.count == 1)
        #expect(ids(match) == [["1", "1"]])
    }

    @Test func `that cannot be read are named, each once`() async throws {
        try folder.write("id,titel\n1,A\n", to: "titel.csv")
        let (gone, titel) = (path("gone.csv"), path("titel.csv"))
        let both = await #expect(throws: UnreadableFiles.self) { try await FileMatch.of(gone, titel) }
        let lines = both?.description.split(separator: "\n") ?? []
        #expect(lines.map { $0.prefix { $0 != " " } } == [gone[...], titel[...]])
        let one = await #expect(throws: UnreadableFiles.self) { try await FileMatch.of(gone, gone) }
        #expect(one?.errors.count == 1)
    }

    @Test func `are not read on when the run is ended`() async throws {
        try folder.write(Self.films, to: "films.csv")
        let file = path("films.csv")
        let task = Task {
            // The task waits for its own end before it begins.
            while !Task.isCancelled { await Task.yield() }
            return try await FileMatch.of(file, file)
        }
        task.cancel()
        await #expect(throws: UnreadableFiles.self) { try await task.value }
    }

    @Test func `are matched as the user says`() async throws {
        let verdicts = try Verdicts(
            [.init(.different, ["1", "a"]), .init(.same, ["3", "x"])], onePerProvider: false)
        let match = try await match(
            Self.films, "id,title,year\na,Alien,1979\nb,Ran,1985\nx,Nothing Like It,1931\n",
            verdicts: verdicts)
        #expect(ids(match) == [["2", "b"], ["3", "x"]])
    }
}

@Suite struct `A review of two catalog files` {
    private let folder = TemporaryFolder()

    /// The pairs to review of two files without years, so that little is certain.
    private func review(limit: Int? = nil) async throws -> [ReviewItem] {
        try folder.write(
            "id,title,directors,runtime_minutes\n1,Home,,\n2,  Nosferatu ,F. W. Murnau,94\n3,Unlike,,\n",
            to: "left.csv")
        try folder.write(
            """
            id,title,release_date,runtime_minutes
            h1,Home,2009-06-05,95
            h2,Home,2015-03-18,94
            n1,Nosferatu,1979-01-17,107
            n2,Nosferatu,1922-03-04,94
            n3,Nosferatu,2024-12-25,93

            """, to: "right.csv")
        let paths = ["left.csv", "right.csv"].map {
            folder.url.appending(path: $0).path(percentEncoded: false)
        }
        return try await FileMatch.of(paths[0], paths[1]).review(limit: limit)
    }

    @Test func `lists the most probable pairs first, equals by id`() async throws {
        let items = try await review()
        #expect(items.count >= 3)
        for (item, next) in zip(items, items.dropFirst()) {
            #expect(
                item.probability > next.probability
                    || item.probability == next.probability
                        && (item.left.id, item.right.id) < (next.left.id, next.right.id)
            )
        }
        #expect(items.allSatisfy { $0.probability >= 0.05 && $0.probability < 0.8 })
        let homes = items.filter { $0.left.id == "1" }
        #expect(homes.map(\.right.id) == ["h1", "h2"])
        #expect(try await review(limit: 2) == Array(items.prefix(2)))
    }

    @Test func `shows records as they are written`() async throws {
        let item = try #require(try await review().first { $0.right.id == "n2" })
        #expect(item.left == ReviewedRecord(catalog: "left", id: "2", title: "Nosferatu", year: nil))
        #expect(item.right == ReviewedRecord(catalog: "right", id: "n2", title: "Nosferatu", year: 1922))
        let runtime = try #require(item.clues.first { $0.kind == .runtime })
        #expect(runtime.left == "94 min" && runtime.right == "94 min")
        #expect(item.unknown.contains(.directors))
    }

    @Test func `names the best rival of either record`() async throws {
        let items = try await review()
        for item in items where item.left.id == "1" {
            let rival = try #require(item.rival)
            #expect(rival.of == item.left)
            #expect(rival.record.id == (item.right.id == "h1" ? "h2" : "h1"))
            #expect(rival.record.year == (item.right.id == "h1" ? 2015 : 2009))
        }
    }
}
