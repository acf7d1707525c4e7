import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

@testable import CatalogStore

@Suite struct `The response cache` {
    private let folder = TemporaryFolder()
    private let time = SetTime()
    private let notices = Log<CacheNotice>()

    private func cache(_ path: String = "cache", limit: Int = 200 << 20) -> ResponseCache {
        ResponseCache(
            folder: folder.url.appending(path: path).path, limit: limit, now: { [time] in time.now }
        ) {
            [notices] in notices.add($0)
        }
    }

    @Test func `gives back exactly what was kept, now and after closing`() {
        let awkward = StoredResponse.sample(
            "https://a.test/ü?a=b&c=%2F", variant: ["accept-language": "de, en;q=0.5", "x-empty": ""],
            headers: ["etag": "W/\"a: b\"", "x-name": "Amélie — \u{1F3AC}", "x-blank": "  "],
            body: Data((0...255).map { UInt8($0) } + [UInt8](repeating: 0, count: 70_000)))
        let empty = StoredResponse.sample("https://a.test/", body: Data())
        let cache = cache()
        for answer in [awkward, empty] { cache.keep(answer) }
        #expect(cache.answers(to: awkward.url) == [awkward])
        cache.flush()
        #expect(cache.answers(to: awkward.url) == [awkward])
        cache.close()
        #expect(self.cache().answers(to: awkward.url) == [awkward])
        #expect(self.cache().answers(to: empty.url) == [empty])
        #expect(self.cache().answers(to: "https://a.test") == [])
        #expect(notices.entries.isEmpty)
    }

    @Test func `keeps one answer a variant, the last`() {
        let cache = cache()
        let old = StoredResponse.sample("u", variant: ["a": "1"], body: Data("old".utf8))
        let other = StoredResponse.sample("u", variant: ["a": "2"], body: Data("other".utf8))
        let new = StoredResponse.sample("u", variant: ["a": "1"], body: Data("new".utf8))
        let checked = StoredResponse.sample(
            "u", variant: ["a": "1"], headers: ["age": "1"], body: Data("new".utf8))
        for (answer, expected) in [
            (old, [old]), (other, [old, other]), (new, [other, new]), (checked, [other, checked]),
        ] {
            cache.keep(answer)
            #expect(Set(cache.answers(to: "u")) == Set(expected))
            cache.flush()
            #expect(Set(cache.answers(to: "u")) == Set(expected))
        }
        cache.forget("u")
        #expect(cache.answers(to: "u").isEmpty)
        cache.flush()
        #expect(cache.answers(to: "u").isEmpty)
    }

    @Test func `makes nothing before it is asked, and what it makes is its owner's alone`() throws {
        let cache = cache("a/b")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        cache.keep(.sample("u"))
        cache.flush()
        let place = folder.url.appending(path: "a/b")
        let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
        #expect(Set(files).isSuperset(of: ["http.sqlite", "http.sqlite-wal", "http.sqlite-shm"]))
        for file in files { #expect(try rights(of: place.appending(path: file)) == 0o600, "\(file)") }
        for made in ["a", "a/b"] { #expect(try rights(of: folder.url.appending(path: made)) == 0o700) }
        cache.close()
    }

    @Test func `takes the rights of others on an older file away`() throws {
        cache().keepAndClose(.sample("u"))
        let file = folder.url.appending(path: "cache/http.sqlite")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(cache().answers(to: "u").count == 1)
        #expect(try rights(of: file) == 0o600)
    }

    @Test(arguments: 1...4)
    func `never takes more than its limit, and keeps what was used last`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let limit = 400_000
        let cache = cache(limit: limit)
        // What was used when, the oldest first, and what it takes.
        var uses: [(url: String, size: Int)] = []
        for _ in 0..<60 {
            // Uses are noted to the hour.
            time.move(by: 7_200)
            let url = "https://a.test/\(Int.random(in: 0..<25, using: &random))"
            if Bool.random(using: &random), let place = uses.firstIndex(where: { $0.url == url }) {
                #expect(cache.answers(to: url).count == 1)
                uses.append(uses.remove(at: place))
            } else {
                let body = Data(count: Int.random(in: 0..<90_000, using: &random))
                cache.keep(.sample(url, body: body))
                uses.removeAll { $0.url == url }
                uses.append((url, (body.count / 16_384 + 1) * 16_384 + 2_048))
            }
            cache.flush()
            while uses.reduce(0, { $0 + $1.size }) > limit { uses.removeFirst() }
            let statistics = try cache.statistics()
            #expect(statistics.bytes <= limit)
            #expect(statistics.answers == uses.count)
        }
        for use in uses { #expect(!cache.answers(to: use.url).isEmpty) }
        // The disk holds no more than the limit allows, but for the log and the first pages.
        cache.close()
        #expect(
            try #require(try FileManager.default.attributesOfItem(atPath: cache.file)[.size] as? Int) < limit
                + 300_000)
    }

    @Test func `holds nothing that alone exceeds the limit`() throws {
        let cache = cache(limit: 50_000)
        cache.keep(.sample("small"))
        cache.keep(.sample("large", body: Data(count: 100_000)))
        cache.flush()
        #expect(try cache.statistics().bytes <= 50_000)
        #expect(cache.answers(to: "large").isEmpty)
    }

    @Test func `tells what is in it, by server`() throws {
        let cache = cache()
        #expect(try cache.statistics().answers == 0)
        #expect(!FileManager.default.fileExists(atPath: cache.file))
        cache.keep(.sample("https://a.test/1", received: 5))
        cache.keep(.sample("https://a.test/2?b", body: Data(count: 5_000), received: 7))
        cache.keep(.sample("http://127.0.0.1:80/3", received: 6))
        let statistics = try cache.statistics()
        #expect(statistics.answers == 3 && statistics.bytes == 55_296 && statistics.bytesOnDisk > 0)
        #expect(statistics.oldest == Date(timeIntervalSince1970: 5))
        #expect(statistics.newest == Date(timeIntervalSince1970: 7))
        #expect(
            statistics.origins == [
                .init(name: "http://127.0.0.1:80", answers: 1, bytes: 18_432),
                .init(name: "https://a.test", answers: 2, bytes: 36_864),
            ])
    }

    @Test func `is pruned of what has not been used, and cleared of everything`() throws {
        let cache = cache()
        cache.keep(.sample("old", body: Data(count: 500_000)))
        cache.flush()
        time.move(by: 10_000)
        cache.keep(.sample("new"))
        #expect(
            try cache.prune(unusedSince: time.now.addingTimeInterval(-60))
                == .init(answers: 1, bytes: 509_952))
        #expect(cache.answers(to: "old").isEmpty && cache.answers(to: "new").count == 1)
        #expect(try cache.clear() == .init(answers: 1, bytes: 18_432))
        #expect(try cache.clear() == .init(answers: 0, bytes: 0))
        #expect(cache.answers(to: "new").isEmpty)
        cache.close()
        #expect(
            try #require(try FileManager.default.attributesOfItem(atPath: cache.file)[.size] as? Int)
                < 100_000)
        let nowhere = self.cache("nowhere")
        #expect(try nowhere.clear() == .init(answers: 0, bytes: 0))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "nowhere").path))
    }

    @Test func `serves many writers and readers at once, each whole`() async throws {
        let caches = (0..<4).map { _ in cache() }
        await withTaskGroup(of: Void.self) { group in
            for (writer, cache) in caches.enumerated() {
                group.addTask {
                    for round in 0..<60 {
                        let url = "https://a.test/\(round % 20)"
                        // A body that shows by itself whether it is whole.
                        let body = Data(
                            repeating: UInt8(writer * 60 + round), count: 1 + (writer * 60 + round) * 99)
                        cache.keep(.sample(url, headers: ["x": "\(body.count)"], body: body))
                        for answer in cache.answers(to: "https://a.test/\((round * 7) % 20)") {
                            #expect(answer.headers["x"] == "\(answer.body.count)")
                            #expect(Set(answer.body).count == 1)
                        }
                    }
                    cache.flush()
                }
            }
        }
        for cache in caches { cache.close() }
        #expect(try cache().statistics().answers == 20)
        #expect(notices.entries.isEmpty)
    }

    private func rights(of file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
}

extension StoredResponse {
    /// An answer for tests of stores, which read nothing into it.
    static func sample(
        _ url: String, variant: [String: String] = [:], headers: [String: String] = [:],
        body: Data = Data("{}".utf8),
        received: Double = 1_000
    ) -> StoredResponse {
        StoredResponse(
            url: url, variant: variant, headers: headers, body: body,
            requestedAt: Date(timeIntervalSince1970: received - 0.25),
            receivedAt: Date(timeIntervalSince1970: received))
    }
}

extension ResponseCache {
    func keepAndClose(_ answer: StoredResponse) {
        keep(answer)
        close()
    }
}
