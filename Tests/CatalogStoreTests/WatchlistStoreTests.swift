import CatalogCore
import CatalogTestSupport
import Foundation
import GRDB
import Testing

@testable import CatalogStore

@Suite struct `The watchlist on disk` {
    private let folder = TemporaryFolder()
    private var place: URL { folder.url.appending(path: "data/catalog") }
    private var store: WatchlistStore { WatchlistStore(folder: place.path) }
    private var file: URL { place.appending(path: "watchlist.sqlite") }

    @Test func `is empty, and not made, until something is added`() throws {
        #expect(try store.watchlist().entries.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        let entry = try WatchlistEntry.sample(["tmdb:1"])
        try store.update { _ = $0.add(entry) }
        for file in try FileManager.default.contentsOfDirectory(atPath: place.path) {
            #expect(try rights(of: place.appending(path: file)) == 0o600)
        }
        #expect(try rights(of: place) == 0o700)
        #expect(try rights(of: place.deletingLastPathComponent()) == 0o700)
    }

    @Test(arguments: 1...6)
    func `holds what the list in memory holds`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = Watchlist()
        for _ in 0..<40 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                let unwanted = MovieID("tmdb:\(Int.random(in: 0..<12, using: &random))")
                let expected = model.remove { entry in entry.ids.contains { $0 == unwanted } }
                #expect(
                    try store.update { $0.remove { entry in entry.ids.contains { $0 == unwanted } } }
                        == expected)
            } else {
                let entry = try WatchlistEntry.random(&random)
                let expected = model.add(entry)
                #expect(try store.update { $0.add(entry) } == expected)
            }
            #expect(try store.watchlist() == model)
        }
    }

    @Test func `keeps every character, and what is not known`() throws {
        let entry = WatchlistEntry(
            members: [.init(try #require(MovieID("my-files:a:b/ü")), kind: "file")],
            externalIDs: [try #require(ExternalID("wikidata:Q25188"))],
            title: "„Zażółć“\n'; DROP TABLE entry; --", year: nil,
            added: try #require(CalendarDay("2026-11-02")))
        try store.update { _ = $0.add(entry) }
        #expect(try store.watchlist().entries == [entry])
        #expect(try store.watchlist().entries.map(\.year) == [nil])
    }

    @Test func `loses nothing to writers at the same time`() async throws {
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    for number in 0..<10 {
                        let entry = try WatchlistEntry.sample(["tmdb:\(writer * 10 + number)"])
                        try store.update { _ = $0.add(entry) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let ids = Set(try store.watchlist().entries.flatMap(\.ids).map(\.description))
        #expect(ids == Set((0..<60).map { "tmdb:\($0)" }))
    }

    @Test(arguments: ["noise", "middle", "foreign", "newer"])
    func `is left exactly as it is when it is not as it should be`(fault: String) throws {
        let entries = try (0..<200).map { number in
            try WatchlistEntry.sample(["tmdb:\(number)"], title: "Movie of number \(number)")
        }
        try store.update { $0 = Watchlist(entries) }
        let expected: StoreFault
        switch fault {
        case "noise":
            try Data(String(repeating: "noise", count: 9_000).utf8).write(to: file)
            expected = .damaged
        case "middle":
            var bytes = try Data(contentsOf: file)
            for place in 4_096..<bytes.count { bytes[place] ^= 0x55 }
            try bytes.write(to: file)
            expected = .damaged
        case "foreign":
            try FileManager.default.removeItem(at: file)
            try change("CREATE TABLE entry (id INTEGER)")
            expected = .foreign
        default:
            try change("PRAGMA user_version = 99")
            expected = .newer
        }
        let before = try Data(contentsOf: file)
        let error = WatchlistError(file: file.path, fault: expected)
        #expect(throws: error) { try store.watchlist() }
        #expect(throws: error) { try store.update { $0 = Watchlist() } }
        #expect(throws: error) { try store.update { _ = $0.remove { _ in true } } }
        #expect(try Data(contentsOf: file) == before)
        #expect(error.description.contains(file.path))
    }

    @Test func `fails, and says where, when there is no place for it`() throws {
        try folder.write("", to: "data")
        #expect { try store.update { $0 = Watchlist() } } throws: { error in
            (error as? WatchlistError)?.description.contains(file.path) == true
        }
    }

    private func change(_ sql: String) throws {
        let queue = try DatabaseQueue(path: file.path)
        try queue.inDatabase { try $0.execute(sql: sql) }
        try queue.close()
    }

    private func rights(of file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}

extension WatchlistEntry {
    static func sample(
        _ ids: [String], external: [String] = [], title: String = "A Movie"
    ) throws -> WatchlistEntry {
        WatchlistEntry(
            members: ids.compactMap(MovieID.init).map { Member($0, kind: $0.provider.name) },
            externalIDs: external.compactMap { ExternalID($0) }, title: title, year: 1999,
            added: try #require(CalendarDay(unixSeconds: 0)))
    }

    /// An entry with ids out of a few, so that entries often prove to be one.
    static func random(_ random: inout SeededGenerator) throws -> WatchlistEntry {
        func some(_ prefix: String, of count: Int) -> [String] {
            (0..<Int.random(in: 0...2, using: &random)).map { _ in
                prefix + String(Int.random(in: 0..<count, using: &random))
            }
        }
        return WatchlistEntry(
            members: (some("tmdb:", of: 12) + some("traderev:", of: 12)).compactMap(MovieID.init)
                .map { Member($0, kind: $0.provider.name) },
            externalIDs: some("imdb:tt100000", of: 10).compactMap { ExternalID($0) },
            title: "Movie \(Int.random(in: 0..<3, using: &random))",
            year: Bool.random(using: &random) ? nil : Int.random(in: 1990..<1993, using: &random),
            added: try #require(CalendarDay(unixSeconds: Int.random(in: 0..<9, using: &random) * 86_400)))
    }
}
