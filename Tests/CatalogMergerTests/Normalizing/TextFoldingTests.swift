import CatalogMerger
import Foundation
import Testing

@Suite struct `Text folding` {
    @Test(arguments: [
        ("WALL·E", "wall e"),
        ("Amélie", "amelie"),
        ("Ame\u{301}lie", "amelie"),
        ("Løvejægeren", "lovejaegeren"),
        ("Straße", "strasse"),
        ("Ｆｕｌｌ　Ｗｉｄｔｈ　７", "full width 7"),
        ("Fast & Furious", "fast and furious"),
        ("Ocean’s Eleven", "oceans eleven"),
        ("Ocean`s Eleven", "oceans eleven"),
        ("Ocean´s Eleven", "oceans eleven"),
        ("8½", "8 1 2"),
        ("8 1/2", "8 1 2"),
        ("Barbie™", "barbie"),
        ("soft\u{AD}ly", "softly"),
        ("  much   space  ", "much space"),
        ("Привет, Ёлка", "привет елка"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευσ"),
        ("Οδυσσεύς", "οδυσσευσ"),
        ("千と千尋の神隠し", "千と千尋の神隠し"),
        ("がんばれ", "か\u{3099}んは\u{3099}れ"),
        ("शोले", "शोले"),
        ("٢٠١٠", "2010"),
        ("!!!", ""),
    ])
    func `keeps letters and digits for comparing`(text: String, folded: String) {
        #expect(TextFolding.folded(text, .words) == folded)
    }

    @Test(arguments: [
        ("'71", "'71"),
        ("’71", "'71"),
        ("(500) Days of Summer", "(500) days of summer"),
        ("Émile", "emile"),
        ("The End", "the end"),
    ])
    func `keeps what is written for sorting`(text: String, folded: String) {
        #expect(TextFolding.folded(text, .written) == folded)
    }

    /// A locale that has a dotless i must not change what an English catalog calls a film.
    @Test(arguments: ["TITANIC", "titanic", "Tıtanıc", "TİTANİC"])
    func `knows one i in every locale`(text: String) {
        #expect(TextFolding.folded(text, .words) == "titanic")
    }

    @Test(arguments: [TextFolding.Style.words, .written], seeds)
    func `twice is once`(style: TextFolding.Style, seed: Int) {
        var random = SeededGenerator(seed: seed)
        let blocks = [
            0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x900...0x97F, 0x1E00...0x1EFF,
            0x2000...0x218F, 0x3040...0x30FF, 0xAC00...0xAC80, 0xFB00...0xFB06, 0xFF00...0xFF5E,
        ]
        for _ in 0..<60 {
            var text = ""
            for _ in 0..<random.number(0...9) {
                let block = random.pick(blocks) ?? 0x61...0x7A
                if let scalar = Unicode.Scalar(random.number(block)) { text.unicodeScalars.append(scalar) }
            }
            let once = TextFolding.folded(text, style)
            #expect(TextFolding.folded(once, style) == once, "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test(arguments: seeds)
    func `does not depend on how accents are encoded`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aeioucnsz"), accents = Array(0x300...0x30C)
        var text = ""
        for _ in 0..<12 {
            text.append(random.pick(letters) ?? "a")
            if random.chance(0.5), let accent = Unicode.Scalar(random.pick(accents) ?? 0x301) {
                text.unicodeScalars.append(accent)
            }
        }
        #expect(
            TextFolding.folded(text, .words)
                == TextFolding.folded(text.precomposedStringWithCanonicalMapping, .words))
    }

    @Test func `leaves signs where there is nothing else`() {
        #expect(TextFolding.comparable("???") == "???")
        #expect(TextFolding.comparable("What?") == "what")
    }
}
