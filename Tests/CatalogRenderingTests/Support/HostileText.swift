/// The same numbers from the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Text of the kind that breaks pages: put together at random from all that ever did.
enum HostileText {
    private static let pieces = [
        "The", "Movie", " ", " ", " ", "of", "-", "'", "\"", ",", "|", "\\", "=1+1", "@SUM(A1)", "+", "\t",
        "\n", "\r\n", "\r", "\u{0}", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{7F}", "\u{9B}2J", "\u{85}",
        "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{FEFF}",
        "\u{AD}",
        "君の名は。", "「雨」", "한국", "\u{1112}\u{1161}\u{11AB}", "ｱｲｳ", "Ａ", "e\u{301}", "\u{301}",
        "Z\u{334}\u{31B}\u{322}", "👨‍👩‍👧‍👦", "👍🏽", "🏽", "🇯🇵", "🇯", "❤️", "1️⃣",
        "#\u{FE0F}", "\u{200D}", "\u{FE0F}",
        "क्षि", "ไทย", "עברית", "عربي", String(repeating: "x", count: 90), String(repeating: "宇", count: 60),
        String(repeating: "\u{1100}", count: 40), "a" + String(repeating: "\u{301}", count: 50),
        "https://example.org/a/very/long/path/that/goes/on/and/on/without/any/end?query=1&more=2",
        "<script>alert(1)</script>", "[link](javascript:alert(1))", "![x](y)", "**bold**", "__b__", "`code`",
        "~~s~~",
        "# head", "1. one", "1) one", "- item", "===", "---", "> quote", "| a | b |", "&amp;", "$x$",
        "\u{1F600}",
    ]

    /// Up to `length` pieces, one after the other.
    static func random(using random: inout SeededGenerator, length: Int = 12) -> String {
        (0...Int.random(in: 0..<length, using: &random))
            .map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    /// Hundreds of texts, the same on every machine.
    static let texts: [String] = {
        var random = SeededGenerator(seed: 7)
        return pieces + (0..<600).map { _ in HostileText.random(using: &random) }
    }()
}

extension HostileText {
    /// What must never reach a terminal from data, in the plainest words.
    static func steers(_ scalar: Unicode.Scalar) -> Bool {
        let turning: [ClosedRange<UInt32>] = [
            0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C...0x61C, 0x2028...0x2029,
        ]
        return scalar.properties.generalCategory == .control || turning.contains { $0.contains(scalar.value) }
    }
}
