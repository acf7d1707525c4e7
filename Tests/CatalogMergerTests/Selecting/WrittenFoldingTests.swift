import Testing

@testable import CatalogMerger

/// The fast way to fold is held against the obvious one.
@Suite struct `Folding titles for sorting` {
    @Test func `folds every sign of ASCII and every European letter as text is folded`() {
        for scalar in (0...0x24F).compactMap({ Unicode.Scalar($0) }) {
            for text in ["\(scalar)", "a\(scalar)B", "1 \(scalar) \(scalar)`"] { Self.expectTheSame(text) }
        }
    }

    @Test(arguments: seeds)
    func `folds text of all scripts as text is folded`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<80 { Self.expectTheSame(random.text(upTo: 9)) }
    }

    @Test(arguments: ["", "Plain", "Åsa & Émile", "千と千尋", "\u{FFFD}", "Dvořák’s 9½"])
    func `writes behind what is there`(text: String) {
        var result = Array("kept".utf8) + [0, 0, 0]
        var count = 4
        WrittenFolding().fold(Array(text.utf8).span, into: &result, &count)
        let written = String(decoding: result[..<count], as: UTF8.self)
        #expect(written == "kept" + TextFolding.folded(text, .written))
    }

    private static func expectTheSame(_ text: String) {
        var result: [UInt8] = []
        var count = 0
        WrittenFolding().fold(Array(text.utf8).span, into: &result, &count)
        #expect(
            Array(result[..<count]) == Array(TextFolding.folded(text, .written).utf8),
            "\(text.unicodeScalars.map(\.value))")
    }
}

extension SeededGenerator {
    /// A text of a few scalars of any script, some of them accents, parts of syllables and signs of other widths.
    mutating func text(upTo most: Int) -> String {
        let blocks = [
            0x20...0x7E, 0x20...0x7E, 0x61...0x66, 0xA0...0x17F, 0x180...0x24F, 0x300...0x36F, 0x370...0x52F,
            0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x218F,
            0x2200...0x22FF, 0x3040...0x30FF, 0x4E00...0x4F00, 0xAC00...0xAC80, 0xFB00...0xFB06,
            0xFF00...0xFF5E, 0x1F300...0x1F5FF,
        ]
        var text = ""
        for _ in 0..<number(0...most) {
            let scalar = Unicode.Scalar(number(pick(blocks) ?? 0x61...0x7A))
            if let scalar { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
