internal import Foundation

/// Text taken apart: accents away from their letters, ligatures and full-width letters written out.
enum Decomposition {
    /// The scalars of a text in compatibility decomposition (NFKD), but for signs that it would turn into
    /// something they do not mean.
    static func scalars(of text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                result.append(scalar)
            } else if let known = common[scalar] {
                result += known
            } else {
                return computed(text)
            }
        }
        return result
    }

    private static func computed(_ text: String) -> [Unicode.Scalar] {
        let prepared = text.unicodeScalars.reduce(into: "") { result, scalar in
            result += replacement(for: scalar) ?? String(Character(scalar))
        }
        return Array(prepared.decomposedStringWithCompatibilityMapping.unicodeScalars)
    }

    private static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // "Title™" is not "titletm".
        case 0x2120, 0x2122: ""
        // An acute accent that stands alone is somebody's apostrophe.
        case 0xB4: "'"
        // "8½" is eight and a half, not 81/2.
        case 0xBC...0xBE, 0x2150...0x215F: " " + String(Character(scalar))
        default: nil
        }
    }

    /// The letters and signs of European languages, taken apart once: the library's way takes microseconds a
    /// text, and a report folds hundreds of thousands of names.
    ///
    /// Their decompositions hold no mark but accents, which are dropped, so that taking the scalars of a text
    /// apart one by one is taking the text apart.
    private static let common: [Unicode.Scalar: [Unicode.Scalar]] = {
        let values = [0x80...0x24F, 0x300...0x36F, 0x1E00...0x1EFF, 0x2010...0x2027].joined()
        return Dictionary(
            values.compactMap { Unicode.Scalar($0) }.map { ($0, computed(String(Character($0)))) }
        ) { first, _ in first }
    }()
}
