import CatalogLoopback
import Foundation
import Testing

@Suite struct `Embedded posters` {
    /// The smallest picture there is, with words behind it that tell one from another.
    private static func picture(_ name: String) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(name.utf8)
    }

    private static func address(_ name: String) -> String {
        "data:image/png;base64,\(Data(picture(name)).base64EncodedString())"
    }

    /// A site whose second service says that its posters are on it.
    private static func site(
        _ posters: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer? = { _ in nil }
    ) async throws -> Site {
        let site = try await Site()
        let url = site.server.url
        site.behave { request in
            if let answer = posters(request) { return answer }
            if request.path.hasSuffix(".jpg") {
                let name = request.path.dropFirst().prefix { $0 != "." }
                return LoopbackAnswer.whole(
                    status: 200, headers: ["content-type": "image/png"], body: picture(String(name))
                ).keepable(for: request)
            }
            guard case .whole(let status, let headers, let body) = TwoServices.answer(to: request) else {
                return nil
            }
            let text = String(decoding: body, as: UTF8.self)
                .replacing("https://movies.example.org", with: url)
            return LoopbackAnswer.whole(status: status, headers: headers, body: Array(text.utf8))
                .keepable(for: request)
        }
        return site
    }

    private static let command = ["report", "-p", "traderev", "--embed-images", "-f", "html"]

    @Test func `stand in the page, which then loads nothing`() async throws {
        let site = try await Self.site()
        let run = try await site.run(Self.command)
        #expect(run.status == 0 && run.err == "")
        #expect(run.out.contains("src=\"\(Self.address("1"))\"") && run.out.contains(Self.address("2")))
        #expect(!run.out.contains(site.server.url))
        #expect(run.out.contains("img-src data:;"))
    }

    @Test func `are kept, recorded and replayed like every answer`() async throws {
        let site = try await Self.site()
        let run = try await site.run(Self.command + ["--record", "tape"])
        #expect(run.err == "")
        _ = site.takeRequests()
        #expect(try await site.run(Self.command + ["--offline"]) == run)
        #expect(try await site.run(Self.command) == run)
        #expect(!site.takeRequests().contains { $0.path.hasSuffix(".jpg") })
        try FileManager.default.removeItem(at: site.place.home.appending(path: ".cache"))
        #expect(try await site.run(Self.command + ["--replay", "tape"]) == run)
        #expect(site.takeRequests().isEmpty)
    }

    @Test(arguments: [
        (LoopbackAnswer.status(404), "status 404"),
        (.json("{\"a\":1}"), "what came is no picture"),
        (
            .whole(
                status: 200, headers: ["content-type": "image/svg+xml"],
                body: Array("<svg onload=\"alert(1)\"/>".utf8)), "what came is no picture"
        ),
        (
            .whole(
                status: 200, headers: ["content-type": "image/png"],
                body: picture("x") + [UInt8](repeating: 0, count: 5 << 20)), "it has more than 4 MB"
        ),
        (.whole(status: 200, headers: ["content-type": "image/png"], body: []), "what came is no picture"),
    ])
    func `that cannot be had are named, and the page is whole without them`(
        answer: LoopbackAnswer, words: String
    ) async throws {
        let site = try await Self.site { $0.path == "/1.jpg" ? answer : nil }
        let run = try await site.run(Self.command)
        #expect(run.status == 0)
        #expect(run.err == "catalog: The poster \(site.server.url)/1.jpg could not be had: \(words).\n")
        #expect(run.out.contains("<span dir=\"auto\">Alien</span>"))
        #expect(run.out.contains(Self.address("2")))
        // What is no picture is not kept as one.
        let again = try await site.run(Self.command + ["--offline"])
        #expect(again.err.hasSuffix("/1.jpg could not be had: offline.\n"))
    }

    @Test func `are asked for without any secret`() async throws {
        let site = try await Self.site()
        let run = try await site.run(
            "report", "-p", "traderev,tmdb", "--embed-images", "-o", "page.html")
        #expect(run.status == 0)
        let asked = site.takeRequests().filter { $0.path.hasSuffix(".jpg") }
        #expect(!asked.isEmpty)
        #expect(asked.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test func `of the sample are titles, and nobody is asked`() async throws {
        let run = try await Workplace().run("report", "--sample", "--embed-images", "-f", "html")
        #expect(run.status == 0)
        #expect(run.err == "catalog: The sample has no pictures: the page sets the titles in their place.\n")
        #expect(!run.out.contains("<img"))
    }
}
