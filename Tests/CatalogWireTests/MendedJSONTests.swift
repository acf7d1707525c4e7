import CatalogWire
import Foundation
import Testing

@Suite struct `Mended JSON` {
    private func mended(_ text: String) -> String? {
        MendedJSON.mended(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("[NaN]", "[null]"),
        ("[1,-Infinity,2]", "[1,null,2]"),
        (#"{"a": undefined , "b": True}"#, #"{"a": null , "b": null}"#),
        (
            "[01, 1., .5, +1, 1e, 1e+, -, --1, 0x10, 1_000, 1.5.2]",
            "[" + Array(repeating: "null", count: 11).joined(separator: ", ") + "]"
        ),
        (#"["NaN", "\"NaN", "\\", NaN]"#, #"["NaN", "\"NaN", "\\", null]"#),
        (#"["\u12", "\q", "\u00g0", "\u00e9\n"]"#, #"["", "", "", "\u00e9\n"]"#),
        (#"{"[": "{", "x": NaN}"#, #"{"[": "{", "x": null}"#),
        ("[NaN]]", nil), ("[NaN", nil), ("{\"a\": NaN]", nil), (#"["NaN]"#, nil), (#"[NaN, "\"#, nil),
        ("]", nil),
        ("", nil), ("[]", nil), (#"{"a": [1, -0.5e+10, true, false, null, "x"]}"#, nil),
    ])
    func `has null for what is no JSON, and is none where nothing can be mended`(
        text: String, result: String?
    ) {
        #expect(mended(text) == result)
    }

    @Test(arguments: [
        "0", "-0", "7", "10", "-12.5", "1e9", "1E-9", "0.0e+00", "123456789012345678901234567890",
    ])
    func `keeps every number`(number: String) {
        #expect(mended("[NaN, \(number)]") == "[null, \(number)]")
    }

    @Test func `has null for values that lie too deep, however deep`() throws {
        for depth in [MendedJSON.deepest, MendedJSON.deepest + 1, 513, 200_000] {
            let deep = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
            let expected =
                depth == MendedJSON.deepest
                ? nil
                : String(repeating: "[", count: MendedJSON.deepest) + "null"
                    + String(repeating: "]", count: MendedJSON.deepest)
            #expect(mended(deep) == expected, "\(depth)")
        }
        let inside = String(repeating: #"{"a":["#, count: 400) + String(repeating: "]}", count: 400)
        let text = try #require(mended(#"{"id": 1, "deep": \#(inside), "last": 2}"#))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["last"] as? Int == 2)
    }

    @Test func `never fails on anything, and gives something balanced`() {
        var generator = Dice(state: 42)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "NaN", "1", "true", " ", "\u{0}", "é", "\"a\"", "[[[",
            "]]]",
        ]
        for _ in 1...3_000 {
            let text = (0..<Int.random(in: 0...24, using: &generator))
                .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            guard let result = mended(text) else { continue }
            #expect(mended(result) == nil, "Nothing is left to mend of \(text).")
            #expect(mended("[NaN" + result + "]") != nil, "\(text) came out unbalanced.")
        }
    }

    @Test func `is the same as what a decoder accepts already`() throws {
        // Whole JSON is never touched: the decoder's answer must not depend on who reads it first.
        let whole = [#"{"a":[{"b":"\u00e9\ud83c\udfac"},null]}"#, "[]", "7", #""text""#]
        for text in whole { #expect(mended(text) == nil) }
    }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
