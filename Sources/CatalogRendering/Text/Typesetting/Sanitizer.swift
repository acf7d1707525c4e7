/// Takes from data what could steer a terminal or turn text around, before anybody sees it.
///
/// Titles and synopses come from strangers. This is the one place that decides what of them may be shown.
/// Text and Markdown take all of their data through it, CSV through ``withoutControls(_:)``, and JSON escapes
/// what it points out.
package enum Sanitizer {
    /// The text as it can stand in one line.
    ///
    /// Line breaks and tabs become spaces. Control characters are replaced visibly, as `␛` for escape. Marks
    /// that turn the direction of text, and other characters that show nothing, are left out; what joins
    /// emoji and scripts stays. A character put together of so many parts that no terminal has a place
    /// for it becomes `�`.
    package static func line(_ text: String) -> String {
        if DisplayWidth.ofSettled(text) != nil { return text }
        var scalars = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // Carriage return and line feed are one line break.
            if scalar != "\n" || previous != "\r" {
                if let shown = shown(scalar) { scalars.append(shown) }
            }
            previous = scalar
        }
        let line = String(scalars)
        guard line.contains(where: isOversized) else { return line }
        return String(line.map { isOversized($0) ? "\u{FFFD}" : $0 })
    }

    /// The paragraphs of a text, each as a line without spaces at its ends; none is empty.
    static func paragraphs(_ text: String) -> [String] {
        text.unicodeScalars
            .split { breaksLine($0) }
            .map { line(String($0)).trimmingSpaces() }
            .filter { !$0.isEmpty }
    }

    /// The text without control characters other than tabs and line breaks.
    static func withoutControls(_ text: String) -> String {
        // The controls beyond ASCII begin with the byte C2.
        if text.hasOnlyBytes(where: { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }) { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) || isSpacing($0) }))
    }

    /// Whether a character could steer a terminal or turn text around: controls and marks of direction.
    static func steers(_ scalar: Unicode.Scalar) -> Bool {
        if isControl(scalar) { return true }
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
        default: return false
        }
    }

    /// Whether a character ends a line.
    static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if breaksLine(scalar) || scalar == "\t" { return " " }
        if isControl(scalar) { return picture(of: scalar) }
        if steers(scalar) || isInvisible(scalar) { return nil }
        return scalar
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    private static func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    /// Unicode draws the 33 controls of ASCII, not those that came later.
    private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
        let value = control.value
        return (value < 0x20 ? Unicode.Scalar(0x2400 + value) : value == 0x7F ? "\u{2421}" : nil)
            ?? "\u{FFFD}"
    }

    /// Characters of format that show nothing, other than the joiners and the tags that emoji are made with.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0xAD, 0x200C, 0x200D, 0xE0020...0xE007F: false
        default: scalar.properties.generalCategory == .format && scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func isOversized(_ character: Character) -> Bool {
        DisplayWidth.of(character) > DisplayWidth.largest || character.unicodeScalars.count > 32
    }
}

extension String {
    /// The text without spaces at its ends.
    func trimmingSpaces() -> String {
        if utf8.first != UInt8(ascii: " "), utf8.last != UInt8(ascii: " ") { return self }
        guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
            return ""
        }
        return String(self[first...last])
    }
}
