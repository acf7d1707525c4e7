import Testing

@testable import CatalogMerger

@Suite struct `The signature of a name` {
    @Test(arguments: seeds)
    func `is whole in any order of its words`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let words = Self.words(&random)
        let name = words.joined(separator: " ")
        #expect(Self.whole(words.shuffled(using: &random).joined(separator: " ")) == Self.whole(name))
        #expect(Self.whole(words.joined(separator: "-")) == Self.whole(name))
        #expect(Self.whole(name.uppercased()) == Self.whole(name))
    }

    @Test(arguments: seeds)
    func `is the same with the family name first, behind it a comma`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let words = Self.words(&random)
        let (first, last) = (words[0], words[words.count - 1])
        #expect(Self.signature("\(last), \(first)") == Self.signature("\(first) \(last)"))
        let turned = "\(last), \(words.dropLast().joined(separator: " "))"
        #expect(Self.whole(turned) == Self.whole(words.joined(separator: " ")))
    }

    @Test func `is the same with two given names behind the comma`() {
        #expect(Self.signature("Welles, George Orson") == Self.signature("George Orson Welles"))
    }

    @Test(arguments: seeds)
    func `does not count initials and suffixes of a name that has two words beside`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let words = Self.words(&random)
        let name = words.joined(separator: " ")
        let letter = random.pick("BCFHJKMPRW") ?? "Q"
        #expect(
            Self.whole(([words[0], "\(letter)."] + words.dropFirst()).joined(separator: " "))
                == Self.whole(name))
        #expect(Self.whole("\(name) Jr.") == Self.whole(name))
        #expect(Self.whole("\(letter). \(name)") == Self.whole(name))
    }

    @Test(arguments: seeds)
    func `keeps in short the family name and an initial`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let words = Self.words(&random)
        let (first, last) = (words[0], words[words.count - 1])
        let short = Self.signature(words.joined(separator: " "))?.short
        #expect(Self.signature("\(first.prefix(1)). \(last)")?.short == short)
        #expect(Self.signature("\(first) \(last)")?.short == short)
        #expect(Self.signature("\(first) X. \(last)")?.short == short)
    }

    @Test(arguments: [
        ("Park Chan-wook", "Chan-wook Park"), ("Park Chan-wook", "Park, Chanwook"),
        ("Alejandro González Iñárritu", "Alejandro Gonzalez Inarritu"), ("Conan O'Brien", "Conan O’Brien"),
        ("Conan O'Brien", "Conan OBrien"), ("Robert Downey Jr.", "Robert Downey, Jr."),
        ("Robert Downey Jr.", "Robert Downey"), ("Lars von Trier", "von Trier, Lars"),
        ("Juliette Binoche", "JULIETTE BINOCHE"), ("Søren Kragh-Jacobsen", "Soren Kragh Jacobsen"),
        ("P&#243;l", "Pól"), ("FranÃ§ois Truffaut", "François Truffaut"),
        ("Сергей Эйзенштейн", "Эйзенштейн Сергей"),
        ("黒澤 明", "黒澤明"), ("Samuel L. Jackson", "Samuel Jackson"), ("J.J. Abrams", "J. J. Abrams"),
        ("Madonna", "madonna"),
    ])
    func `is one however the name is written`(one: String, other: String) {
        #expect(Self.whole(one) == Self.whole(other))
        #expect(Self.whole(one) != nil)
    }

    @Test(arguments: [
        ("Samuel Jackson", "Peter Jackson"), ("Ridley Scott", "Tony Scott"), ("Joel Coen", "Ethan Coen"),
        ("Lana Wachowski", "Lilly Wachowski"), ("黒澤 明", "黒沢 清"), ("Madonna", "Cher"),
        ("J. J. Abrams", "J. K. Abrams"),
    ])
    func `is another for another name`(one: String, other: String) {
        #expect(Self.whole(one) != Self.whole(other))
    }

    @Test(arguments: ["", "-", "…", "  ", ", ,"])
    func `is none of signs alone`(name: String) {
        #expect(Self.signature(name) == nil)
    }

    /// Names that need no folding take a shorter way to the same signature.
    @Test(arguments: seeds)
    func `does not depend on whether the name needs folding`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aceinosuyz")
        let accented = ["á", "ç", "é", "í", "ñ", "ó", "š", "ü", "ý", "ž"]
        let words = Self.words(&random)
        let plain = words.joined(separator: random.chance(0.5) ? " " : "-")
        let foreign = plain.map { letter -> String in
            letters.firstIndex(of: letter).map { accented[$0] } ?? String(letter)
        }.joined()
        #expect(Self.signature(plain) == Self.signature(foreign))
        #expect(Self.signature("Bo D'\(plain)") == Self.signature("Bö D’\(plain)"))
    }

    private static func whole(_ name: String) -> UInt32? { signature(name)?.whole }

    private static func signature(_ name: String) -> NameSignature? {
        var reader = NameReader()
        return reader.signature(of: Array(name.utf8).span)
    }

    /// Two or three words that look like names.
    private static func words(_ random: inout SeededGenerator) -> [String] {
        (0..<random.number(2...3)).map { _ in
            let letters = (0..<random.number(4...9)).compactMap { _ in random.pick("abcdefghilmnoprstuyz") }
            return String(letters).prefix(1).uppercased() + String(letters.dropFirst())
        }
    }
}
