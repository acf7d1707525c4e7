import CatalogStore
import CatalogTestSupport
import CatalogTransport
import Foundation
import GRDB
import Testing

@Suite struct `A cache file that is of no use` {
    private let folder = TemporaryFolder()
    private let notices = Log<CacheNotice>()

    private func cache() -> ResponseCache {
        ResponseCache(folder: folder.url.path, now: { SetTime.start }) { [notices] in notices.add($0) }
    }

    private var file: URL { folder.url.appending(path: "http.sqlite") }

    /// A closed file with forty answers.
    private func fill() -> [StoredResponse] {
        let answers = (0..<40).map { number in
            StoredResponse.sample(
                "https://a.test/\(number)", headers: ["etag": "\"\(number)\""],
                body: Data((0..<number * 500).map { UInt8(truncatingIfNeeded: $0 &* number) }))
        }
        let cache = cache()
        for answer in answers { cache.keep(answer) }
        cache.close()
        return answers
    }

    @Test func `is replaced when it is noise, once, and said so`() throws {
        for noise in ["", "not a database", String(repeating: "noise", count: 5_000)] {
            try Data(noise.utf8).write(to: file)
            let before = notices.entries.count
            let cache = cache()
            #expect(cache.answers(to: "u").isEmpty)
            cache.keepAndClose(.sample("u"))
            #expect(self.cache().answers(to: "u").count == 1)
            #expect(
                notices.entries.dropFirst(before)
                    == (noise.isEmpty ? [] : [.replaced(file: cache.file, .damaged)]))
            try FileManager.default.removeItem(at: file)
        }
    }

    @Test(arguments: 1...25)
    func `never lies where bytes of it are changed`(seed: Int) throws {
        let answers = fill()
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = try Data(contentsOf: file)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let length = [1, 8, 400, 6_000].randomElement(using: &random) ?? 1
            for place in start..<min(start + length, bytes.count) {
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
        }
        try bytes.write(to: file)
        try checkThatNothingIsFalse(answers)
    }

    @Test(arguments: 1...10)
    func `never lies where it is cut off`(seed: Int) throws {
        let answers = fill()
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = try Data(contentsOf: file)
        try bytes.prefix(Int.random(in: 1..<bytes.count, using: &random)).write(to: file)
        try checkThatNothingIsFalse(answers)
    }

    /// Each answer is given as it was or not at all; then the cache works, in this run or in the next.
    private func checkThatNothingIsFalse(_ answers: [StoredResponse]) throws {
        let cache = cache()
        for answer in answers {
            for given in cache.answers(to: answer.url) { #expect(given == answer) }
        }
        for number in 0..<40 {
            cache.keep(.sample("https://b.test/\(number)", body: Data(count: number * 700)))
        }
        cache.close()
        #expect(notices.entries.count <= 1)
        let next = self.cache()
        for answer in answers {
            for given in next.answers(to: answer.url) { #expect(given == answer) }
        }
        next.keep(.sample("v"))
        next.close()
        let last = self.cache()
        #expect(last.answers(to: "v").count == 1)
        last.close()
        #expect(notices.entries.count <= 2)
        for notice in notices.entries {
            guard case .replaced = notice else {
                Issue.record("\(notice)")
                continue
            }
        }
    }

    @Test(arguments: 1...5)
    func `is replaced once for all who find it at the same time`(round: Int) async throws {
        try folder.write(String(repeating: "noise", count: 5_000), to: "http.sqlite")
        // Enough of them to be at work at the same time.
        let caches = (0..<6).map { _ in cache() }
        await withTaskGroup(of: Void.self) { group in
            for (number, cache) in caches.enumerated() {
                group.addTask {
                    cache.keep(.sample("https://a.test/\(number)"))
                    cache.flush()
                }
            }
        }
        for number in 0..<6 { #expect(caches[5 - number].answers(to: "https://a.test/\(number)").count == 1) }
        for cache in caches { cache.close() }
        #expect(notices.entries == [.replaced(file: file.path, .damaged)])
    }

    @Test func `is found when all of it is read, and replaced then`() throws {
        let answers = fill()
        try cache().check()
        var bytes = try Data(contentsOf: file)
        let page = 16_384
        bytes.replaceSubrange((bytes.count - page)..., with: Data(repeating: 0x55, count: page))
        try bytes.write(to: file)
        let cache = cache()
        #expect(throws: StoreFault.damaged) { try cache.check() }
        #expect(answers.allSatisfy { cache.answers(to: $0.url).isEmpty })
        cache.keepAndClose(.sample("u"))
        #expect(notices.entries == [.replaced(file: file.path, .damaged)])
        try self.cache().check()
    }

    @Test func `is replaced when it belongs to another program`() throws {
        let queue = try DatabaseQueue(path: file.path)
        try queue.write {
            try $0.execute(sql: "CREATE TABLE answer (id INTEGER, url TEXT); PRAGMA user_version = 1")
        }
        try queue.close()
        #expect(cache().answers(to: "u").isEmpty)
        #expect(notices.entries == [.replaced(file: file.path, .foreign)])
        cache().keepAndClose(.sample("u"))
        #expect(cache().answers(to: "u").count == 1)
    }

    @Test func `is replaced when a newer version wrote it`() throws {
        _ = fill()
        let queue = try DatabaseQueue(path: file.path)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = 99") }
        try queue.close()
        #expect(cache().answers(to: "https://a.test/1").isEmpty)
        #expect(notices.entries == [.replaced(file: file.path, .newer)])
    }

    @Test func `is done without while another process has it open`() throws {
        let answers = fill()
        let other = cache()
        #expect(other.answers(to: answers[3].url) == [answers[3]])
        let queue = try DatabaseQueue(path: file.path)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = 99") }
        try queue.close()
        #expect(cache().answers(to: answers[3].url).isEmpty)
        #expect(notices.entries == [.unavailable(file: file.path, .newer)])
        #expect(other.answers(to: answers[4].url) == [answers[4]])
        other.close()
        #expect(cache().answers(to: answers[3].url).isEmpty)
        #expect(notices.entries.last == .replaced(file: file.path, .newer))
    }

    @Test func `is done without where there is a folder in its place, which stays`() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let cache = cache()
        for _ in 0..<3 {
            cache.keep(.sample("u"))
            #expect(cache.answers(to: "u").isEmpty)
        }
        cache.close()
        #expect(notices.entries == [.unavailable(file: file.path, .unusable("it is not a file"))])
        #expect(try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    }

    @Test func `is done without where no folder can be made`() throws {
        try folder.write("", to: "blocked")
        // Not even the superuser makes a folder in a file, or in the list of processes.
        for place in [folder.url.appending(path: "blocked/catalog").path, "/proc/catalog-cache"] {
            let notices = Log<CacheNotice>()
            let cache = ResponseCache(folder: place) { notices.add($0) }
            for _ in 0..<3 {
                cache.keep(.sample("u"))
                #expect(cache.answers(to: "u").isEmpty)
            }
            #expect(try cache.statistics().answers == 0)
            #expect(try cache.clear().answers == 0)
            cache.close()
            #expect(notices.entries.count == 1)
            #expect(notices.entries.first?.description.contains("cache") == true)
        }
    }

    @Test func `still serves when nothing can be written`() throws {
        let answers = fill()
        let cache = cache()
        #expect(cache.answers(to: answers[6].url) == [answers[6]])
        let other = try DatabaseQueue(path: file.path)
        // Another process in the middle of a long transaction.
        try other.inDatabase { connection in
            try connection.inTransaction(.immediate) {
                cache.keep(.sample("u"))
                cache.flush()
                #expect(cache.answers(to: answers[7].url) == [answers[7]])
                #expect(notices.entries == [.unwritable(file: file.path, .locked)])
                return .rollback
            }
        }
        cache.close()
        #expect(self.cache().answers(to: "u").isEmpty)
    }
}
