/// How many movies lie how far apart, as a chart of bars with zero in its middle.
struct HTMLHistogram {
    /// What names its parts, once on a page.
    let id: String
    /// What it shows, for those who do not see it.
    let title: String
    /// What stands at the two ends of the axis.
    let ends: (low: String, high: String)
    /// How many movies there are of each difference, half a point from one to the next.
    let bars: [(difference: Double, movies: Int)]

    // As wide as a narrow screen, so that its words are as large there as they are elsewhere.
    private static let width = 360.0
    private static let height = 168.0
    private static let base = 128.0
    private static let tallest = 104.0

    /// Writes the chart, unless it has no bars.
    func write(on sheet: HTMLSheet) {
        guard let first = bars.first, let last = bars.last else { return }
        // Zero is in the middle, and there is a point to either side at least.
        let reach = max(1, abs(first.difference), abs(last.difference))
        let slot = Self.width / (reach * 4 + 1)
        let most = Double(bars.map(\.movies).max() ?? 1)
        sheet.write(
            .histogram,
            [
                "id": .text(id), "title": .text(title),
                "description": .text(
                    bars.filter { $0.movies > 0 }
                        .map { "\(Self.signed($0.difference)): \(Wording.count($0.movies, "movie"))" }
                        .joined(separator: ", ")),
                "width": .text(Self.number(Self.width)), "height": .text(Self.number(Self.height)),
                "base": .text(Self.number(Self.base)),
                "bars": .list(
                    bars.filter { $0.movies > 0 }.map { bar in
                        Self.value(of: bar, middle: Self.width / 2 + bar.difference * 2 * slot, slot, most)
                    }),
                "ticks": .list(ticks(reach: reach, slot)),
                "caption": .text(title),
            ])
    }

    private static func value(
        of bar: (difference: Double, movies: Int), middle: Double, _ slot: Double, _ most: Double
    ) -> TemplateValue {
        // What there is at all is seen.
        let height = max(2, Double(bar.movies) / most * tallest)
        return [
            "x": .text(number(middle - slot * 0.42)), "y": .text(number(base - height)),
            "width": .text(number(slot * 0.84)), "height": .text(number(height)),
            "middle": .text(number(middle)), "top": .text(number(base - height - 5)),
            // Figures side by side must not run into each other.
            "label": slot < 20 ? .null : .text(Wording.grouped(bar.movies)),
        ]
    }

    /// The numbers below the axis, and below them what its ends mean.
    private func ticks(reach: Double, _ slot: Double) -> [TemplateValue] {
        func tick(_ kind: String, _ x: Double, _ line: Double, _ words: String) -> TemplateValue {
            [
                "kind": .text(kind), "x": .text(Self.number(x)), "y": .text(Self.number(Self.base + line)),
                "words": .text(words),
            ]
        }
        let middle = Self.width / 2
        let marks = [-reach, 0, reach].map { mark in
            tick("tick", middle + mark * 2 * slot, 15, Self.signed(mark))
        }
        return marks + [
            tick("low", 0, 33, ends.low), tick("high", Self.width, 33, ends.high),
        ]
    }

    /// `−0.5`, `0`, `+1`.
    private static func signed(_ number: Double) -> String {
        let digits = Self.number(abs(number))
        return number == 0 ? digits : (number < 0 ? "−" : "+") + digits
    }

    /// With one decimal, where that is not zero.
    private static func number(_ number: Double) -> String {
        ShortestDecimal.text(of: (number * 10).rounded() / 10) ?? "0"
    }
}
