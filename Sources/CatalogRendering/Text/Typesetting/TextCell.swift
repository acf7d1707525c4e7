/// One character of a text that is set: where it stands, and what a line break must know of it.
///
/// What it is was looked up once, so that lines are found by numbers and cut out of the text they stand in.
struct TextCell {
    /// The run that it stands in.
    let run: Int
    /// Where it begins in that run.
    let start: String.Index
    /// The columns that it takes.
    let width: Int
    let marks: Marks
    /// Whether its run keeps together.
    let isGlued: Bool

    /// What a character is to a line break.
    struct Marks: OptionSet {
        let rawValue: UInt8

        static let space = Marks(rawValue: 1)
        static let letter = Marks(rawValue: 2)
        static let hyphen = Marks(rawValue: 4)
        static let slash = Marks(rawValue: 8)
        /// It does not begin a line.
        static let closing = Marks(rawValue: 16)
        /// It does not end a line.
        static let opening = Marks(rawValue: 32)
        /// It does not stand in front of an ellipsis.
        static let trailing = Marks(rawValue: 64)

        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init(_ character: Character) {
            self = []
            if character == " " { formUnion(.space) }
            if character.isLetter { formUnion(.letter) }
            if character == "-" { formUnion(.hyphen) }
            if character == "/" { formUnion(.slash) }
            if Self.closings.contains(character) { formUnion(.closing) }
            if Self.openings.contains(character) { formUnion(.opening) }
            if Self.trailings.contains(character) { formUnion(.trailing) }
        }

        private static let closings = Set("、。，．・：；？！ー」』）］｝】〉》〕…‥’”,.;:!?)]}%ゃゅょっャュョッ")
        private static let openings = Set("「『（［｛【〈《〔‘“([{")
        private static let trailings = Set(",;:·–— ")

        /// The marks of every character of ASCII, by its number.
        fileprivate static let ofASCII = (0..<0x80 as Range<UInt8>).map {
            Marks(Character(Unicode.Scalar($0)))
        }
    }

    init(_ character: Character, at start: String.Index, in run: Int, isGlued: Bool) {
        self.run = run
        self.start = start
        self.isGlued = isGlued
        width = DisplayWidth.of(character)
        marks = character.asciiValue.map { Marks.ofASCII[Int($0)] } ?? Marks(character)
    }

    /// A character of ASCII.
    init(ascii byte: UInt8, at start: String.Index, in run: Int, isGlued: Bool) {
        self.run = run
        self.start = start
        self.isGlued = isGlued
        width = (0x20..<0x7F).contains(byte) ? 1 : 0
        marks = Marks.ofASCII[Int(byte)]
    }

    var isSpace: Bool { marks.contains(.space) }
}
