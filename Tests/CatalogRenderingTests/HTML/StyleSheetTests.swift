import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `The style sheet` {
    /// The colors of each scheme, by their names.
    private let schemes: [String: [String: String]]

    init() throws {
        let blocks = StyleSheet.colorsText.split(separator: "@media", maxSplits: 1).map(String.init)
        try #require(blocks.count == 2)
        schemes = ["light": Self.colors(in: blocks[0]), "dark": Self.colors(in: blocks[1])]
    }

    private static func colors(in text: String) -> [String: String] {
        Dictionary(
            text.matches(of: /--([a-z0-9-]+): (#[0-9a-f]{6})/).map { (String($0.1), String($0.2)) }
        ) { first, _ in first }
    }

    /// The names that a property is given anywhere in the sheet.
    private func names(of properties: String...) -> Set<String> {
        Set(
            StyleSheet.text.matches(of: /([a-z-]+): ?var\(--([a-z0-9-]+)\)/)
                .filter { properties.contains(String($0.1)) }.map { String($0.2) })
    }

    @Test func `has the same colors for light and for dark, and all of them in one place`() throws {
        let light = try #require(schemes["light"]), dark = try #require(schemes["dark"])
        #expect(Set(light.keys) == Set(dark.keys))
        #expect(light.count >= 12)
        let rules = StyleSheet.text.dropFirst(StyleSheet.colorsText.count)
        #expect(!rules.contains(/#[0-9a-fA-F]{3,8}\b/))
    }

    @Test(arguments: ["light", "dark"])
    func `lets every text be read on every ground`(scheme: String) throws {
        let colors = try #require(schemes[scheme])
        let texts = names(of: "color"), grounds = names(of: "background", "background-color")
        #expect(texts.count >= 3 && grounds.count >= 8)
        for text in texts {
            for ground in grounds {
                let ratio = Self.contrast(try #require(colors[text]), try #require(colors[ground]))
                #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
            }
        }
    }

    @Test(arguments: ["light", "dark"])
    func `shows every part of a bar on the paper`(scheme: String) throws {
        let colors = try #require(schemes[scheme])
        let paper = try #require(colors["paper"])
        // What is left of a whole is no part of it.
        let parts = names(of: "fill", "stroke").subtracting(["line"])
        #expect(parts.count >= 4)
        for part in parts {
            let ratio = Self.contrast(try #require(colors[part]), paper)
            #expect(ratio >= 3, "\(part): \(ratio)")
        }
    }

    @Test(arguments: ["light", "dark"])
    func `shows what has the focus, and the bars, on every ground`(scheme: String) throws {
        let colors = try #require(schemes[scheme])
        let accent = try #require(colors["accent"])
        for ground in names(of: "background").union(["line"]) {
            let ratio = Self.contrast(accent, try #require(colors[ground]))
            #expect(ratio >= 3, "accent on \(ground): \(ratio)")
        }
    }

    @Test func `loads nothing and moves nothing`() {
        #expect(!StyleSheet.text.contains("url(") && !StyleSheet.text.contains("@import"))
        for motion in ["transition", "animation", "smooth"] { #expect(!StyleSheet.text.contains(motion)) }
        #expect(!StyleSheet.text.contains("</"))
    }

    @Test func `has a tint for every number that a page gives`() {
        for tint in 0..<HTMLMovie.tints { #expect(StyleSheet.text.contains("--tint-\(tint):")) }
        for tint in 1..<HTMLMovie.tints { #expect(StyleSheet.text.contains(".tint-\(tint) {")) }
    }

    @Test func `has a color for every part of a bar`() {
        for part in HTMLBarPart.allCases {
            #expect(StyleSheet.text.contains(".\(part) { fill: var(--\(part)); }"))
        }
    }

    @Test(arguments: [
        ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#ffffff", "#ffffff", 1.0),
    ])
    func `is measured as the guidelines do`(one: String, other: String, ratio: Double) {
        #expect(abs(Self.contrast(one, other) - ratio) < 0.01)
    }

    /// The contrast of two colors, as WCAG 2 defines it.
    private static func contrast(_ one: String, _ other: String) -> Double {
        let lights = [luminance(one), luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static func luminance(_ color: String) -> Double {
        let number = Int(color.dropFirst(), radix: 16) ?? 0
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double(number >> shift & 0xFF) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
