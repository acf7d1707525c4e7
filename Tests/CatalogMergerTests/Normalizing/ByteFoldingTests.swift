import Testing

@testable import CatalogMerger

/// The fast way to fold is held against the obvious one.
@Suite struct `Folding bytes` {
    @Test func `folds every European letter as text is folded, alone and inside a word`() {
        for scalar in (0x80...0x24F).compactMap({ Unicode.Scalar($0) })
        where !"Ŀŀ".unicodeScalars.contains(scalar) {
            for text in ["\(scalar)", "a\(scalar)b", "1 \(scalar) \(scalar)2", "\(scalar)&\(scalar)"] {
                Self.expectTheSame(text)
            }
        }
    }

    @Test func `folds every sign of ASCII as text is folded`() {
        for one in (0...0x7F).compactMap({ Unicode.Scalar($0) }) {
            for other in (0...0x7F).compactMap({ Unicode.Scalar($0) }) {
                Self.expectTheSame("a\(one)\(other)Z")
            }
        }
    }

    @Test(arguments: seeds)
    func `folds text of all scripts as text is folded`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let blocks = [
            0x20...0x7E, 0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x6FF,
            0x900...0x97F,
            0xE00...0xE7F, 0x1E00...0x1EFF, 0x2000...0x218F, 0x3040...0x30FF, 0x4E00...0x4F00,
            0xAC00...0xAC80,
            0xFB00...0xFB06, 0xFF00...0xFF5E, 0x1F300...0x1F5FF,
        ]
        for _ in 0..<80 {
            var text = ""
            for _ in 0..<random.number(0...9) {
                let scalar = Unicode.Scalar(random.number(random.pick(blocks) ?? 0x61...0x7A))
                if let scalar { text.unicodeScalars.append(scalar) }
            }
            Self.expectTheSame(text)
        }
    }

    /// Its middle dot parts words in one and not in the other.
    @Test func `folds a Catalan double l as text is folded`() {
        Self.expectTheSame("Coŀlecció")
    }

    /// Bytes at random, many of them of the letters that are folded without a look at the rest of the text.
    @Test(arguments: seeds)
    func `takes what is not UTF-8 for a sign`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let texts = (0..<80).map { _ in
            (0..<random.number(0...8)).map { _ in
                random.chance(0.4)
                    ? UInt8(random.number(0x20...0x7E))
                    : UInt8(random.number(random.chance(0.5) ? 0xC2...0xC5 : 0x80...0xFF))
            }
        }
        let misread = texts.filter {
            Self.folded($0) != TextFolding.folded(String(decoding: $0, as: UTF8.self), .words)
        }
        #expect(misread == [])
    }

    @Test(arguments: ["", "Plain", "Åsa & Émile", "千と千尋", "\u{FFFD}", "Dvořák’s 9½"])
    func `writes behind what is there`(text: String) {
        let folding = ByteFolding()
        var result = Array("kept".utf8) + [0, 0, 0]
        var count = 4
        folding.fold(Array(text.utf8).span, into: &result, &count)
        #expect(
            String(decoding: result[..<count], as: UTF8.self) == "kept" + TextFolding.folded(text, .words))
    }

    private static func expectTheSame(_ text: String) {
        #expect(
            folded(Array(text.utf8)) == TextFolding.folded(text, .words),
            "\(text.unicodeScalars.map(\.value))")
    }

    private static let folding = ByteFolding()

    private static func folded(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var count = 0
        folding.fold(bytes.span, into: &result, &count)
        return String(decoding: result[..<count], as: UTF8.self)
    }
}
