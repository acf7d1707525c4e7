import CatalogCore
import CatalogWire
import Foundation
import Testing

@Suite struct `One attempt at a value` {
    private struct Record: Decodable {
        let id: Int
        let names: [String]?
    }

    @Test(arguments: [
        (#"{"id": 7, "more": [1]}"#, nil),
        (#"{"names": []}"#, "'id' is missing"),
        (#"{"id": null}"#, "'id' is null"),
        (#"{"id": "7"}"#, "'id' is not a number"),
        (#"{"id": 7, "names": ["a", 5]}"#, "'names[1]' is not text"),
        ("null", "it is null"),
        ("[]", "it is not an object"),
        (#"{"id": 1e999}"#, "it holds a malformed text or number"),
        (#"{"id": 7, "names": ["\ud800"]}"#, "it holds a malformed text or number"),
    ])
    func `names places inside of the value, wherever it stands`(value: String, found: String?) throws {
        let body = Data(#"{"list": [[\#(value), {"id": 1}]]}"#.utf8)
        let lists = try JSONDecoder().decode([String: [[Attempt<Record>]]].self, from: body)
        let attempts = try #require(lists["list"]?.first)
        #expect(attempts.map(\.found) == [found, nil])
        #expect(attempts.map { $0.value?.id } == [found == nil ? 7 : nil, 1])
    }

    private struct Facts: Decodable {
        let text: Fact<String>
        let number: Fact<Double>
        let flag: Fact<Bool>

        enum Key: String, CodingKey {
            case value
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            text = container.textFact(.value)
            number = container.numberFact(.value)
            flag = container.fact(Bool.self, .value)
        }
    }

    @Test(
        arguments: [
            ("{}", .unknown, .unknown, .unknown),
            (#"{"value": null}"#, .absent, .absent, .absent),
            (#"{"value": " \n"}"#, .absent, .unknown, .unknown),
            (#"{"value": "x"}"#, .known("x"), .unknown, .unknown),
            (#"{"value": "2.5"}"#, .known("2.5"), .known(2.5), .unknown),
            (#"{"value": 2}"#, .unknown, .known(2), .unknown),
            (#"{"value": true}"#, .unknown, .unknown, .known(true)),
            (#"{"value": []}"#, .unknown, .unknown, .unknown),
        ] as [(String, Fact<String>, Fact<Double>, Fact<Bool>)])
    func `at a fact has three outcomes`(
        body: String, text: Fact<String>, number: Fact<Double>, flag: Fact<Bool>
    ) throws {
        let facts = try JSONDecoder().decode(Facts.self, from: Data(body.utf8))
        #expect(facts.text == text)
        #expect(facts.number == number)
        #expect(facts.flag == flag)
    }
}
