import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

@Suite struct `A readable body` {
    private func isReadable(_ body: Data, type: String? = "application/json") -> Bool {
        var headers: [String: String] = [:]
        headers["content-type"] = type
        return ReadableBody.isReadable(
            TransportRequest(url: "https://a.test/x"),
            TransportResponse(status: 200, headers: headers, body: body))
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, " \n[1]\t",
        #"{"a":{"b":[1,-2.5e+3,0,0.1,1E9,true,false,null,"é\u00e9\"\\"]},"c":""}"#,
        #"[[],{},[{}]]"#,
    ])
    func `is one object or array, whatever it is called`(text: String) {
        for type in ["application/json;charset=utf-8", "text/plain", "text/html", nil] {
            #expect(isReadable(Data(text.utf8), type: type))
        }
    }

    @Test(arguments: [
        "", " ", "null", "1", "\"a\"", "true", "<html></html>", #"{"a":1"#, #"{"a":"#, #"{"a"}"#,
        #"{"a":1,}"#, "[1,]",
        "[,1]", "[1 2]", "{]", "[}", "[1]]", "{} {}", #"{a:1}"#, #"{'a':1}"#, "[01]", "[1.]", "[.5]", "[+1]",
        "[-]",
        "[1e]", "[tru]", "[nulll]", #"["a]"#, #"["\x"]"#, #"["\u12g4"]"#, "[\"\n\"]", "[\"a\\", "[NaN]",
        "[\u{FEFF}]",
    ])
    func `is nothing else`(text: String) {
        #expect(!isReadable(Data(text.utf8)))
        #expect(!isReadable(Data(text.utf8), type: "text/plain"))
    }

    @Test func `is UTF-8`() {
        #expect(isReadable(Data("[\"é\"]".utf8)))
        #expect(!isReadable(Data([0x5B, 0x22, 0xE9, 0x22, 0x5D])))
    }

    @Test func `is not nested without measure`() {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(isReadable(nested(512)))
        #expect(!isReadable(nested(513)))
        #expect(!isReadable(nested(200_000)))
    }

    @Test func `is not a part of one`() {
        let whole = Array(#"{"a":[1,{"b":"c\"é"},null],"d":-0.5e-7,"e":true}"#.utf8)
        for count in 0..<whole.count { #expect(!isReadable(Data(whole[..<count]))) }
        #expect(isReadable(Data(whole)))
    }

    @Test func `is what Foundation reads, too, where bytes are changed at random`() {
        let whole = Array(#"{"a":[1,{"b":"c\"d"},null,12.5e3],"d":{},"e":[true,false]}"#.utf8)
        let alphabet = Array("{}[]:,\"\\ \nae19.-+tf".utf8)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            // A decoder may be more lenient than the standard; what we take, it must read.
            if isReadable(Data(bytes)) {
                #expect(
                    (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil,
                    "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    @Test func `is any image with bytes`() {
        #expect(isReadable(Data([0x89, 0x50]), type: "image/png"))
        #expect(!isReadable(Data(), type: "image/png"))
    }
}
