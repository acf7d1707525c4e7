import Testing

@testable import CatalogMerger

@Suite struct `The parts of a title` {
    @Test(arguments: [
        ("Alien", ["main Alien"]),
        ("  Alien\u{A0} ", ["main Alien"]),
        ("Inception (2010)", ["main Inception"]),
        ("(500) Days of Summer", ["main (500) Days of Summer"]),
        (
            "Downfall (Der Untergang)",
            ["main Downfall", "other Downfall (Der Untergang)", "other Der Untergang"]
        ),
        (
            "Seven Samurai (a.k.a. The Magnificent Seven) (1954)",
            [
                "main Seven Samurai", "other Seven Samurai (a.k.a. The Magnificent Seven)",
                "other The Magnificent Seven",
            ]
        ),
        ("Snow White: The Fairest", ["main Snow White: The Fairest", "head Snow White", "tail The Fairest"]),
        (
            "Borat - Cultural Learnings",
            ["main Borat - Cultural Learnings", "head Borat", "tail Cultural Learnings"]
        ),
        ("Borat – Cultural", ["main Borat – Cultural", "head Borat", "tail Cultural"]),
        ("Spider-Man", ["main Spider-Man"]),
        ("Face/Off", ["main Face/Off", "head Face"]),
        ("Tyler Perry's Meet the Browns", ["main Tyler Perry's Meet the Browns", "tail Meet the Browns"]),
        ("\"Weird\" Story", ["main \"Weird\" Story", "tail Story"]),
        ("A: B", ["main A: B"]),
        ("", []),
        ("   ", []),
    ])
    func `are what somebody may call the film by`(title: String, parts: [String]) {
        #expect(Self.parts(title) == parts)
    }

    @Test(arguments: [
        ("Inception (2010)", 2010), ("Inception (2010) ", 2010), ("Inception", 0), ("(2010)", 0),
        ("Life (20x0)", 0),
        ("Odyssey (3001)", 0), ("Downfall (Der Untergang) (2004)", 2004),
    ])
    func `do not hold the year at the end`(title: String, year: Int) {
        var parts = TitleParts()
        parts.read(Array(title.utf8).span)
        #expect(parts.year ?? 0 == year)
    }

    @Test(arguments: [
        "(((((", ")))))", "()()()", ":::::", "'s 's 's", "\"", "\"\"", "(", "a(", "(a", "- - -", "–",
        "\u{2013}:",
    ])
    func `of a riddle of signs lie within it`(title: String) {
        let bytes = Array(title.utf8)
        var parts = TitleParts()
        parts.read(bytes.span)
        #expect(
            parts.parts.allSatisfy { !$0.range.isEmpty && bytes.indices.contains($0.range.upperBound - 1) })
    }

    @Test(arguments: seeds)
    func `of any bytes lie within them, and are not many`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var parts = TitleParts()
        for _ in 0..<100 {
            let bytes = (0..<random.number(0...60)).map { _ in
                Array("ab (:)'\"-/2019 \u{2013}\u{2019}sA".utf8).randomElement(using: &random) ?? 0x20
            }
            parts.read(bytes.span)
            #expect(parts.parts.count <= TitleParts.mostParts + 1)
            #expect(parts.parts.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= bytes.count })
        }
    }

    private static func parts(_ title: String) -> [String] {
        let bytes = Array(title.utf8)
        var parts = TitleParts()
        parts.read(bytes.span)
        return parts.parts.map { "\($0.role) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    }
}
