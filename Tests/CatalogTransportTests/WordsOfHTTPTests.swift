import CatalogTransport
import Foundation
import Testing

@Suite struct `HTTP dates` {
    @Test(arguments: [
        (text: "Sun, 06 Nov 1994 08:49:37 GMT", unixSeconds: 784_111_777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
        ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
        ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ])
    func `are read in all three forms`(text: String, unixSeconds: Int) {
        #expect(HTTPDate.date(from: text) == Date(timeIntervalSince1970: Double(unixSeconds)))
    }

    @Test(arguments: [
        "", "120", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
        "Sun, 06 Okt 1994 08:49:37 GMT", "1994-11-06T08:49:37Z",
    ])
    func `that are none are not guessed`(text: String) {
        #expect(HTTPDate.date(from: text) == nil)
    }

    /// The calendar of Foundation is the oracle.
    @Test func `are those of the calendar, for every day of two centuries`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        for day in -36_524..<36_525 {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let (year, month, dayOfMonth) = (parts.year ?? 0, parts.month ?? 1, parts.day ?? 0)
            let text = "Day, \(dayOfMonth) \(months[month - 1]) \(year) 00:00:00 GMT"
            try #require(HTTPDate.date(from: text) == date, "\(text)")
        }
    }
}

@Suite struct `Percent-encoding` {
    @Test(arguments: [
        (text: "", encoded: ""),
        ("azAZ09-._~", "azAZ09-._~"),
        ("a b+c", "a%20b%2Bc"),
        ("&=?#%", "%26%3D%3F%23%25"),
        ("é/日", "%C3%A9%2F%E6%97%A5"),
        ("\n\u{0}", "%0A%00"),
    ])
    func `keeps what is unreserved and nothing else`(text: String, encoded: String) {
        #expect(PercentEncoding.encoded(text) == encoded)
        #expect(encoded.removingPercentEncoding == text)
    }

    @Test func `may keep slashes`() {
        #expect(PercentEncoding.encoded("a/b c", keepingSlashes: true) == "a/b%20c")
    }
}

@Suite struct `A request` {
    @Test(arguments: [
        (base: "https://a.test/3", path: "movie/popular", query: "", url: "https://a.test/3/movie/popular"),
        ("https://a.test/3/", "movie/popular", "", "https://a.test/3/movie/popular"),
        ("https://a.test", "a b", "é&", "https://a.test/a%20b?q=%C3%A9%26&page=1"),
    ])
    func `is put together from base, path and query`(base: String, path: String, query: String, url: String) {
        let items = query.isEmpty ? [] : [(name: "q", value: query), (name: "page", value: "1")]
        #expect(TransportRequest(base: base, path: path, query: items).url == url)
    }

    @Test(arguments: [
        ("https://a.test/3/movie?page=1", "GET /3/movie?page=1"),
        ("https://a.test", "GET /"),
        ("file:///srv/list.json", "GET /srv/list.json"),
    ])
    func `is called by method, path and query`(url: String, label: String) {
        #expect(TransportRequest(url: url, credential: .bearer(Secret("hush-hush"))).label == label)
    }

    @Test func `is equal to another but for its credential`() {
        let one = TransportRequest(url: "https://a.test/", credential: .bearer(Secret("one")))
        let other = TransportRequest(url: "https://a.test/", credential: .bearer(Secret("other")))
        #expect(one != other)
        #expect(one.withoutCredential == other.withoutCredential)
        #expect(one.withoutCredential.credential == nil)
    }
}

@Suite struct `A response` {
    @Test func `has field names in lowercase, joined where they differ in case`() {
        let response = TransportResponse(status: 200, headers: ["Date": "x", "ETag": "y"])
        #expect(response.headers == ["date": "x", "etag": "y"])
        let twice = TransportResponse(status: 200, headers: ["Vary": "a", "vary": "a"])
        #expect(twice.headers == ["vary": "a, a"])
    }

    @Test func `knows when it was made`() {
        let response = TransportResponse(status: 200, headers: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"])
        #expect(response.date == Date(timeIntervalSince1970: 784_111_777))
        #expect(TransportResponse(status: 200).date == nil)
    }
}
