/// Text for `man`: roff with the macros of man(7), in ASCII.
struct Roff {
    /// What has been written.
    private(set) var text = ""

    /// Which letters a word stands in.
    enum Face: String {
        case plain = "R"
        case bold = "B"
        case italic = "I"
    }

    /// Begins a page of section 1. It has no date: the same program makes the same page whenever it is asked.
    mutating func title(_ name: String, version: String) {
        line(
            ".TH \(Self.quoted(name.uppercased())) 1 \"\" \(Self.quoted("catalog " + version)) \"User Commands\""
        )
        // What is typed stays in one piece, without a hyphen that is none of its own.
        line(".nh")
        line(".ad l")
    }

    /// Begins a section.
    mutating func section(_ title: String) { line(".SH \(Self.quoted(title.uppercased()))") }

    /// Begins a part of a section.
    mutating func part(_ title: String) { line(".SS \(Self.quoted(title))") }

    /// Begins a paragraph.
    mutating func paragraph() { line(".PP") }

    /// Writes words that flow on, in lines that an editor shows whole.
    mutating func words(_ text: String) {
        var row = ""
        for word in text.split(separator: " ") {
            let spelled = Self.escaped(String(word))
            if !row.isEmpty, row.utf8.count + spelled.utf8.count >= Self.widest {
                line(Self.start(row))
                row = ""
            }
            row += row.isEmpty ? spelled : " " + spelled
        }
        if !row.isEmpty { line(Self.start(row)) }
    }

    private static let widest = 78

    /// Writes pieces side by side, in a line of their own.
    mutating func words(_ pieces: [(text: String, face: Face)]) {
        line(Self.start(pieces.map { Self.spelled($0.text, $0.face) }.joined()))
    }

    /// Begins an entry of a list, under what it is about.
    mutating func entry(_ pieces: [(text: String, face: Face)]) {
        line(".TP")
        words(pieces)
    }

    /// Begins a further paragraph of an entry.
    mutating func further() { line(".IP") }

    /// Writes lines as they are.
    mutating func example(_ lines: [String]) {
        line(".nf")
        for text in lines { words([(text, .plain)]) }
        line(".fi")
    }

    private mutating func line(_ text: String) { self.text += text + "\n" }

    /// A line whose first character is taken for no request.
    private static func start(_ text: String) -> String {
        text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private static func spelled(_ text: String, _ face: Face) -> String {
        face == .plain ? escaped(text) : "\\f\(face.rawValue)\(escaped(text))\\fR"
    }

    /// An argument of a macro.
    private static func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
    }

    /// A text that means itself. A hyphen is what is typed; quotation marks stay straight, for they are typed too.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case " "..."~": String(scalar)
            default: "\\[u\(hexadecimal(scalar))]"
            }
        }.joined()
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
