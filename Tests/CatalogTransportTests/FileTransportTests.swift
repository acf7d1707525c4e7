import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

private let outside = Result<TransportResponse, TransportError>.failure(
    .invalidRequest("the file is outside the folder of its provider"))

@Suite struct `Files as answers` {
    private let folder = TemporaryFolder()
    private let transport: FileTransport

    init() throws {
        try folder.write("list", to: "root/list.json")
        try folder.write("one", to: "root/details/a b ü.json")
        try folder.write("secret", to: "secret.json")
        try folder.write("secret", to: "root-2/secret.json")
        let root = folder.url.appending(path: "root")
        for (link, target) in [("out.json", "../secret.json"), ("up", ".."), ("in.json", "list.json")] {
            try FileManager.default.createSymbolicLink(
                atPath: root.appending(path: link).path, withDestinationPath: target)
        }
        self.transport = FileTransport(root: root.path, limit: 100)
    }

    private func outcome(_ path: String) async -> Result<TransportResponse, TransportError> {
        await CatalogTransportTests.outcome(
            of: transport, TransportRequest(url: "file://" + folder.url.path + path))
    }

    @Test(arguments: [
        ("/root/list.json", "list"),
        ("/root/details/a%20b%20%C3%BC.json", "one"),
        ("/root/./details//a%20b%20%C3%BC.json", "one"),
        ("/root/%6Cist.json", "list"),
        ("/root/list.json?page=2#x", "list"),
        ("/root/in.json", "list"),
    ])
    func `below the root are read`(path: String, text: String) async {
        #expect(await outcome(path) == .success(TransportResponse(status: 200, body: Data(text.utf8))))
    }

    @Test(arguments: [
        "/root/none.json", "/root", "/root/", "/root/details", "/root/list.json/x", "/root/no/ne",
    ])
    func `that are none are not found`(path: String) async {
        #expect(await outcome(path) == .success(TransportResponse(status: 404)))
    }

    @Test(arguments: [
        "/root/../secret.json", "/root/details/../../secret.json", "/root/%2e%2e/secret.json",
        "/root/%2E./secret.json", "/root/..", "/secret.json", "/root-2/secret.json", "/none.json",
        "/root/out.json", "/root/up/secret.json", "/root/up/root-2/secret.json",
    ])
    func `outside the root are refused`(path: String) async {
        #expect(await outcome(path) == outside)
    }

    @Test(arguments: [
        "/root/..%2Fsecret.json", "/root%2Flist.json", "/root/list.json%00", "/root/%FF", "/root/%zz",
    ])
    func `with a path that is not what it seems are refused`(path: String) async {
        #expect(
            await outcome(path) == .failure(.invalidRequest("the path is not encoded as it should be")))
    }

    @Test(arguments: [
        "file://other.test/list.json", "file:list.json", "list.json", "https://a.test/list.json", "",
    ])
    func `need a URL of a file on this machine`(url: String) async {
        let result = await CatalogTransportTests.outcome(of: transport, TransportRequest(url: url))
        #expect(result == .failure(.invalidRequest("it is no URL of a file on this machine")))
    }

    @Test func `may have so many bytes and no more`() async throws {
        try folder.write(String(repeating: "1", count: 100), to: "root/fits")
        try folder.write(String(repeating: "1", count: 101), to: "root/large")
        #expect(try await outcome("/root/fits").get().body.count == 100)
        #expect(await outcome("/root/large") == .failure(.tooLarge(limit: 100)))
    }

    @Test func `need no root`() async {
        let transport = FileTransport(root: folder.url.path + "/later/")
        let url = "file://" + folder.url.path + "/later/list.json"
        let missing = await CatalogTransportTests.outcome(of: transport, TransportRequest(url: url))
        #expect(missing == .success(TransportResponse(status: 404)))
    }

    @Test func `stand behind a linked root`() async throws {
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "root")
        let transport = FileTransport(root: link)
        let request = TransportRequest(base: "file://" + link, path: "list.json")
        #expect(try await transport.response(to: request).status == 200)
        let missing = TransportRequest(base: "file://" + link, path: "none.json")
        #expect(try await transport.response(to: missing).status == 404)
    }
}

@Suite struct `Schemes` {
    private let file = ScriptedTransport { _ in TransportResponse(status: 1) }
    private let http = ScriptedTransport { _ in TransportResponse(status: 2) }

    @Test(arguments: [
        ("file:///x", 1), ("FILE:///x", 1), ("http://a.test/", 2), ("https://a.test/", 2),
        ("HTTPS://a.test/", 2),
    ])
    func `lead to their transport`(url: String, status: Int) async throws {
        let transport = SchemeTransport(file: file, http: http)
        #expect(try await transport.response(to: TransportRequest(url: url)).status == status)
    }

    @Test(arguments: ["ftp://a.test/", "a.test", "", "javascript:1"])
    func `that are none of ours are refused`(url: String) async {
        let result = await outcome(of: SchemeTransport(file: file, http: http), TransportRequest(url: url))
        #expect(result == .failure(.invalidRequest("its address is none of http, https or file")))
    }

    @Test func `of files are refused where there are none`() async {
        let result = await outcome(
            of: SchemeTransport(file: nil, http: http), TransportRequest(url: "file:///x"))
        #expect(result == .failure(.invalidRequest("its address is none of http, https or file")))
    }
}
