import CatalogTransport
import Foundation
import Testing

@Suite struct `Plain HTTP` {
    @Test(arguments: [
        (url: "https://api.test/3", forbids: false),
        ("http://api.test/3", true),
        ("HTTP://API.TEST/3", true),
        ("http://nas.local/3", false),
        ("http://NAS.local:8080/3", false),
        ("http://other.nas.local/3", true),
        ("http://localhost:8080/3", false),
        ("http://127.0.0.1/3", false),
        ("http://127.255.0.9:80/3", false),
        ("http://[::1]:8080/3", false),
        ("http://127.0.0.1.api.test/3", true),
        ("http://128.0.0.1/3", true),
        ("http://127.0.0.256/3", true),
        ("http://localhost.api.test/3", true),
        ("http://[::2]/3", true),
        ("file:///srv/movies", false),
    ])
    func `takes a credential to this machine and to hosts that are named, nowhere else`(
        url: String, forbids: Bool
    ) throws {
        let url = try #require(URL(string: url))
        #expect(PlainHTTP(allowing: ["nas.local"]).forbidsCredential(to: url) == forbids)
    }
}
