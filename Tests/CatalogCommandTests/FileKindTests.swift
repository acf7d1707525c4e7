import CatalogTestSupport
import Foundation
import Testing

/// Providers of kind `file`, through the program.
@Suite struct `A catalog file as a provider` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        for name in ["shelf.csv", "cinema.ndjson"] { try place.write(Fixture.text(name), to: name) }
        try place.write(
            """
            providers:
              shelf:
                kind: file
                path: shelf.csv
              cinema:
                kind: file
                path: ${CINEMA:-cinema.ndjson}

            """, to: "catalog.yaml")
    }

    @Test func `is merged with another into one report`() async throws {
        let run = try await place.run("report", "--group-by", "decade", "--top", "2")
        #expect(run.status == 0)
        #expect(run.err == "")
        try WholeOutput.expect(run.out, in: "report-files.txt")
        let report = try Reported(await place.run("report", "--group-by", "none", "-f", "json").out)
        #expect(report.ids.count { $0.count == 2 } == 7)
        #expect(report.statuses == ["shelf": "ok", "cinema": "ok"])
    }

    @Test(arguments: [
        (["show", "shelf:1"], 0), (["credits", "Alien (1979)"], 0), (["search", "matrix"], 0),
        (["person", "Keanu Reeves"], 0), (["show", "imdb:tt0078748"], 0), (["list", "--list", "popular"], 0),
        (["show", "shelf:99"], 2), (["person", "Nobody At All"], 2),
    ])
    func `answers every command`(arguments: [String], status: Int) async throws {
        let run = try await place.run(arguments)
        #expect(Int(run.status) == status, "\(run.err)")
        #expect(run.out.isEmpty == (status != 0))
    }

    @Test func `is looked for beside the configuration, wherever the program runs`() async throws {
        let here = place.folder.path(percentEncoded: false)
        let plain = try await place.run("list", "-f", "csv")
        #expect(plain.status == 0)
        let run = try await place.start(
            ["list", "-f", "csv", "--config", here + "/catalog.yaml"], after: "cd /"
        ).outcome()
        #expect(run == plain)
    }

    @Test func `that is broken fails alone, and is named by the doctor`() async throws {
        let broken = ["CINEMA": "gone.ndjson"]
        let run = try await place.run(["list", "-f", "json"], environment: broken)
        #expect(run.status == 3)
        #expect(run.out.contains("shelf:1") && !run.out.contains("cinema:"))
        #expect(run.err.contains("gone.ndjson does not exist"))
        let doctor = try await place.run(["doctor"], environment: broken)
        #expect(doctor.status == 1)
        let words = doctor.out.replacing(/\n {4,}/, with: " ")
        #expect(words.contains("shelf.csv") && words.contains("gone.ndjson does not exist"), "\(words)")
        #expect(!doctor.out.contains("Limits") && !doctor.out.contains("request"))
        #expect(try await place.run("doctor").status == 0)
    }

    @Test func `with bad rows is a partial answer that names their lines`() async throws {
        try place.write(Fixture.text("shelf.csv") + "11\n", to: "shelf.csv")
        let run = try await place.run("report", "-f", "json")
        #expect(run.status == 3)
        let report = try Reported(run.out)
        #expect(report.problems.map(\.reason) == ["invalid_row"])
        #expect(run.err.contains("line 12"), "\(run.err)")
        #expect(report.ids.count > 10)
    }

    @Test func `without its path is wrong configuration`() async throws {
        try place.write("providers:\n  shelf:\n    kind: file\n", to: "catalog.yaml")
        let message = "catalog: catalog.yaml:2:3: provider 'shelf' has no path; add 'path: movies.csv'\n"
        for command in [["list"], ["config", "check"], ["doctor"]] {
            #expect(try await place.run(command) == Outcome(status: 78, out: "", err: message))
        }
    }

    @Test(arguments: [
        ["list", "--limit", "30"], ["report", "--limit", "30"],
        ["report", "--ids", "traderev:3", "tmdb:348"],
    ])
    func `is what the program wrote: the same movies read back`(command: [String]) async throws {
        try place.write("providers:\n  back:\n    kind: file\n    path: movies.csv\n", to: "catalog.yaml")
        #expect(try await place.run(command + ["--sample", "-o", "movies.csv"]).status == 0)
        let written = try Table(place.text(of: "movies.csv"))
        try #require(!written.rows.isEmpty)
        let list = try await place.run("list", "--limit", "1000", "-f", "csv")
        #expect(list.status == 0)
        #expect(list.err == "")
        let read = try await Table(
            place.run(
                ["report", "--group-by", "none", "-f", "csv", "--ids"]
                    + Table(list.out).rows.compactMap { $0["id"] }
            ).out)
        #expect(read.rows.count == written.rows.count)
        let byID = Dictionary(uniqueKeysWithValues: read.rows.map { ($0["id"] ?? "", $0) })
        for row in written.rows {
            let id = try #require(row["id"])
            let back = try #require(byID["back:\(id)"], "\(id)")
            for column in written.header.prefix(17) where column != "id" {
                // People of unknown popularity are sorted by name, so that their order is another.
                let isOfPeople = ["actors", "directors"].contains(column)
                let (one, other) = (row[column] ?? "", back[column] ?? "")
                #expect(
                    isOfPeople
                        ? one.split(separator: "|").sorted() == other.split(separator: "|").sorted()
                        : one == other,
                    "\(column) of \(id): \(one) is \(other)")
            }
        }
        // Under the name that the ids begin with, they are the ids again.
        try place.write("providers:\n  tmdb:\n    kind: file\n    path: movies.csv\n", to: "catalog.yaml")
        let ids = try await Table(place.run("list", "--limit", "1000", "-f", "csv").out).rows.compactMap {
            $0["id"]
        }
        let own = written.rows.compactMap { $0["id"] }.filter { $0.hasPrefix("tmdb:") }
        #expect(Set(ids).isSuperset(of: own))
    }
}

/// A table of comma-separated values with a header.
private struct Table {
    var header: [String] = []
    var rows: [[String: String]] = []

    init(_ csv: String) throws {
        var cells = Self.cells(of: csv)
        header = cells.isEmpty ? [] : cells.removeFirst()
        rows = cells.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    }

    private static func cells(of csv: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = ""
        var isQuoted = false
        var rest = Array(csv.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if isQuoted {
                if scalar != "\"" {
                    cell.unicodeScalars.append(scalar)
                } else if rest.first == "\"" {
                    rest.removeFirst()
                    cell.unicodeScalars.append(scalar)
                } else {
                    isQuoted = false
                }
            } else if scalar == "\"" {
                isQuoted = true
            } else if scalar == "," || scalar == "\n" {
                row.append(cell)
                cell = ""
                if scalar == "\n" {
                    rows.append(row)
                    row = []
                }
            } else {
                cell.unicodeScalars.append(scalar)
            }
        }
        return rows
    }
}
