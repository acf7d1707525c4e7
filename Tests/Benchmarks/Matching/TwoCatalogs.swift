import Foundation

/// Two catalog files of one world of films: two sevenths of the films are in each alone, the rest in both.
struct TwoCatalogs {
    /// The number of records of each.
    let size: Int
    /// Where the world begins.
    let seed: UInt64

    /// Writes both files, row by row.
    ///
    /// - Returns: How many films are in both.
    func write(left: URL, right: URL) throws -> Int {
        var world = FilmWorld(seed: seed)
        var (ones, others) = (try Rows(left), try Rows(right))
        var shared = 0
        for number in 0..<(size * 7 / 5) {
            let film = world.film()
            let isInLeft = number % 7 < 5
            let isInRight = number % 7 > 1
            if isInLeft { try ones.add(film, id: "l\(number)") }
            if isInRight { try others.add(world.rewritten(film), id: "r\(number)") }
            if isInLeft, isInRight { shared += 1 }
        }
        try ones.end()
        try others.end()
        return shared
    }
}

/// A catalog file that is written row by row.
private struct Rows {
    private let file: FileHandle
    private var pending: [UInt8] = []

    init(_ url: URL) throws {
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
        add(["id", "title", "alternative_titles", "year", "runtime_minutes", "directors", "actors", "genres"])
    }

    mutating func add(_ record: FilmWorld.Record, id: String) throws {
        add([
            id, record.title, record.otherTitle, record.year.map { "\($0)" } ?? "",
            record.runtime.map { "\($0)" } ?? "", record.directors.joined(separator: "|"),
            record.actors.joined(separator: "|"), record.genres.joined(separator: "|"),
        ])
        if pending.count > 1 << 20 { try flush() }
    }

    mutating func end() throws {
        try flush()
        try file.close()
    }

    private mutating func add(_ cells: [String]) {
        let line = cells.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",")
        pending += line.utf8
        pending.append(UInt8(ascii: "\n"))
    }

    private mutating func flush() throws {
        try file.write(contentsOf: pending)
        pending.removeAll(keepingCapacity: true)
    }
}
