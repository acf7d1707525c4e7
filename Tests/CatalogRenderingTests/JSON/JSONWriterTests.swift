import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `JSON strings` {
    @Test func `read back as they were, whatever they hold`() throws {
        for text in HostileText.texts {
            let json = Data("[\"\(JSONEscaping.escaped(text))\"]".utf8)
            let read = try #require(try JSONSerialization.jsonObject(with: json) as? [String])
            // Compared by scalars: `==` would take differently composed accents for the same.
            #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        }
    }

    @Test(arguments: [
        ("plain", "plain"), ("\"\\/", "\\\"\\\\/"), ("\n\r\t", "\\n\\r\\t"), ("\u{1B}", "\\u001b"),
        ("\u{7F}\u{9B}", "\\u007f\\u009b"), ("\u{2028}\u{2029}", "\\u2028\\u2029"), ("\u{202E}", "\\u202e"),
        ("é★", "é★"), ("\r\n", "\\r\\n"),
    ])
    func `escape no more than they must`(text: String, escaped: String) {
        #expect(JSONEscaping.escaped(text) == escaped)
    }
}

@Suite struct `Decimals` {
    @Test(arguments: [
        (8.0, "8"), (8.1, "8.1"), (167.58, "167.58"), (0.1 + 0.2, "0.30000000000000004"),
        (1e15, "1000000000000000"),
        (1e16, "10000000000000000"), (1.5e17, "150000000000000000"), (1e-5, "0.00001"),
        (1.25e-6, "0.00000125"),
        (-2.5e-5, "-0.000025"), (1e-7, "1e-7"), (1e22, "1e22"), (1.25e30, "1.25e30"), (0.0, "0"),
        (-3.0, "-3"),
    ])
    func `are written out where that is of use`(number: Double, text: String) {
        #expect(ShortestDecimal.text(of: number) == text)
    }

    @Test func `read back as the same number and are never longer than Swift's own`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: random.next())
            guard let text = ShortestDecimal.text(of: number) else {
                #expect(!number.isFinite)
                continue
            }
            #expect(Double(text) == number)
            #expect(!text.hasSuffix(".0"))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `are not made of what is no number`(number: Double) {
        #expect(ShortestDecimal.text(of: number) == nil)
    }
}
