import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Repairing text` {
    @Test(arguments: [
        ("Romeo &amp; Juliet", "Romeo & Juliet"),
        ("Romeo &amp;amp; Juliet", "Romeo & Juliet"),
        ("Am&eacute;lie", "Amélie"),
        ("Am&#233;lie", "Amélie"),
        ("Am&#xE9;lie", "Amélie"),
        ("&quot;Crocodile&quot; Dundee", "\"Crocodile\" Dundee"),
        ("BelphÃ©gor", "Belphégor"),
        ("DÃ©jÃ Vu", "Déjà Vu"),
        ("Schindlerâ€™s List", "Schindler’s List"),
    ])
    func `undoes what careless programs did`(text: String, meant: String) {
        #expect(TextRepair.repaired(text) == meant)
    }

    @Test(arguments: [
        "", "Belphégor", "Fast & Furious", "AT&T; a story", "&unknown; sign", "Å", "São Paulo", "naïve ©",
        "&#x110000;", "&;", "&", "千と千尋", "Ã", "½", "Les Misérables – en concert",
    ])
    func `leaves alone what nothing was done to`(text: String) {
        #expect(TextRepair.repaired(text) == text)
    }

    @Test(arguments: seeds)
    func `undoes every misreading of European text as Latin-1`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let scalars = (0..<random.number(1...8)).compactMap { _ in
                Unicode.Scalar(random.number(random.chance(0.6) ? 0x61...0x7A : 0xE0...0xFF))
            }
            let text = String(String.UnicodeScalarView(scalars))
            #expect(TextRepair.repaired(text.asMojibake) == text)
            #expect(TextRepair.repaired(text) == text)
        }
    }

    /// What is not suspect is not even looked at, so it must need no repair.
    @Test(arguments: seeds)
    func `suspects every Latin-1 misreading of European letters`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let scalars = (0..<random.number(1...8)).compactMap { _ in
                Unicode.Scalar(random.number(random.chance(0.6) ? 0x61...0x7A : 0xE0...0xF6))
            }
            let text = String(String.UnicodeScalarView(scalars))
            let broken = Array(text.asMojibake.utf8)
            let isSuspect = TextRepair.isSuspect(broken.span)
            #expect(isSuspect || text.utf8.count == scalars.count, "\(text)")
        }
    }

    @Test(arguments: seeds)
    func `twice is once`(seed: Int) {
        for record in RandomCatalog(seed: seed).records {
            let once = TextRepair.repaired(record.summary.title)
            #expect(TextRepair.repaired(once) == once)
        }
    }
}
