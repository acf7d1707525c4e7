internal import CatalogCore
internal import CatalogWire
internal import Foundation
internal import Testing

@Suite struct `A lossy list` {
    private struct Item: Decodable, Equatable {
        let name: String
        let tags: [String]
        let size: Double?
    }

    @Test(arguments: [
        ("null", "[1] is null"), ("[]", "[1] is not an object"), (#""b""#, "[1] is not an object"),
        (#"{"tags": []}"#, "[1].name is missing"), (#"{"name": null, "tags": []}"#, "[1].name is null"),
        (#"{"name": 7, "tags": []}"#, "[1].name is not text"),
        (#"{"name": "b", "tags": "x"}"#, "[1].tags is not a list"),
        (#"{"name": "b", "tags": ["x", true]}"#, "[1].tags[1] is not text"),
        (#"{"name": "b", "tags": [], "size": "big"}"#, "[1].size is not a number"),
        (#"{"name": "b", "tags": [], "size": 1e999}"#, "[1] is malformed"),
        (#"{"name": "\ud800", "tags": []}"#, "[1] is malformed"),
    ])
    func `loses a bad item alone, and says where it stood and what was found`(
        item: String, found: String
    ) throws {
        let sound = [#"{"name": "a", "tags": []}"#, #"{"name": "c", "tags": ["x"], "size": 2}"#]
        let list = try decoded(LossyList<Item>.self, "[\(sound[0]), \(item), \(sound[1])]")
        #expect(list.items == [Item(name: "a", tags: [], size: nil), Item(name: "c", tags: ["x"], size: 2)])
        #expect(list.losses.map(\.index) == [1])
        #expect(list.losses.map { $0.found.filter { $0 != "'" } } == [found])
    }

    @Test func `may be lost whole, item by item, and may hold nothing`() throws {
        let lost = try decoded(LossyList<Int>.self, #"["a", null, {}]"#)
        #expect(lost.items.isEmpty)
        #expect(lost.losses.map(\.index) == [0, 1, 2])
        let empty = try decoded(LossyList<Int>.self, "[]")
        #expect(empty.items.isEmpty && empty.losses.isEmpty)
    }

    @Test(arguments: ["null", "{}", "7", #""a""#, "[1, 2", ""])
    func `is none where there is no list`(body: String) {
        #expect(throws: (any Error).self) { try decoded(LossyList<Int>.self, body) }
    }
}

@Suite struct `Lossy fields` {
    private struct Record: Decodable {
        let name: String
        let note: Fact<String>
        let size: Fact<Int>
        let losses: [String]

        private enum Key: CodingKey { case name, note, size }

        init(from decoder: any Decoder) throws {
            var fields = try LossyFields(decoder, keyedBy: Key.self)
            name = try fields.required(.name)
            note = fields.fact(.note)
            size = fields.fact(.size, as: Int.self) { $0 > 0 ? $0 : nil }
            losses = fields.losses
        }
    }

    @Test(
        arguments: [
            (#""note": "b", "size": 3"#, .known("b"), .known(3), []),
            (#""size": 3.0"#, .absent, .known(3), []),
            (#""note": null, "size": null"#, .absent, .absent, []),
            (#""note": "", "other": 1"#, .absent, .absent, []),
            (#""note": " \t\n""#, .absent, .absent, []),
            (
                #""note": 7, "size": "3""#, .unknown, .unknown,
                ["'note' is not text", "'size' is not a number"]
            ),
            (#""size": -3"#, .absent, .unknown, ["'size' cannot be -3"]),
            (#""size": 1e999"#, .absent, .unknown, ["'size' is malformed"]),
            (#""note": "\ud800""#, .unknown, .absent, ["'note' is malformed"]),
        ] as [(String, Fact<String>, Fact<Int>, [String])])
    func `are known, absent, or unknown with a loss`(
        fields: String, note: Fact<String>, size: Fact<Int>, losses: [String]
    ) throws {
        let record = try decoded(Record.self, #"{"name": "a", "# + fields + "}")
        #expect(record.name == "a")
        #expect(record.note == note)
        #expect(record.size == size)
        #expect(record.losses == losses)
    }

    @Test func `say where they stand in the whole body`() throws {
        let body = #"{"a": {"b": [{"name": "x", "size": 0}]}}"#
        let records = try decoded([String: [String: [Record]]].self, body)
        #expect(records["a"]?["b"]?.first?.losses == ["'a.b[0].size' cannot be 0"])
    }

    @Test(arguments: ["{}", #"{"name": null}"#, #"{"name": 7}"#, #"{"name": " "}"#, "[]", "null"])
    func `that are required cost the record`(body: String) {
        #expect(throws: DecodingError.self) { try decoded(Record.self, body) }
    }
}

@Suite struct `Lenient decoding` {
    private struct Movie: Decodable {
        let runtime: Int?
        let votes: Double?
        let tagline: String?

        private enum Key: CodingKey { case runtime, votes, tagline }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            runtime = fields.lenient(Int.self, .runtime)
            votes = fields.lenientNumber(.votes)
            tagline = fields.lenientText(.tagline)
        }
    }

    @Test(arguments: [
        ("162", 162), ("162.0", 162), ("0", 0), (#""162""#, nil), ("162.5", nil), ("null", nil),
        ("[162]", nil),
        ("1e99", nil),
    ])
    func `gives a value of the right form and no other`(json: String, runtime: Int?) throws {
        #expect(try decoded(Movie.self, #"{"runtime": \#(json)}"#).runtime == runtime)
    }

    @Test(arguments: [
        ("7.5", 7.5), ("7", 7), (#""7.5""#, 7.5), (#""7""#, 7), (#""-1e3""#, -1000), (#""seven""#, nil),
        (#""""#, nil),
        (#""nan""#, nil), (#""inf""#, nil), ("1e999", nil), ("true", nil), ("null", nil),
    ])
    func `reads a number that is written as text, when it is finite`(json: String, votes: Double?) throws {
        #expect(try decoded(Movie.self, #"{"votes": \#(json)}"#).votes == votes)
    }

    @Test(arguments: [
        (#""To be respected.""#, "To be respected."), (#"" a ""#, " a "), (#""""#, nil),
        (#"" \n\u00a0""#, nil),
        ("7", nil), ("null", nil),
    ])
    func `gives text that says something, as it is`(json: String, tagline: String?) throws {
        #expect(try decoded(Movie.self, #"{"tagline": \#(json)}"#).tagline == tagline)
    }

    @Test func `gives nothing for what is missing`() throws {
        let movie = try decoded(Movie.self, "{}")
        #expect(movie.runtime == nil && movie.votes == nil && movie.tagline == nil)
    }
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}
