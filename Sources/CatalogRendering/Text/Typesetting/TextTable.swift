/// Columns of text, fitted to a width.
///
/// ```
/// Title                 Year  Rating  Genres            Known as
/// Inception             2010     8.1  Action, Science…  tmdb:27205 traderev:3
/// 君の名は。            2016     8.4  Animation, Roma…  tmdb:372058
/// ```
///
/// A table takes no more room than it needs. Where that is too much its columns of words become narrower, none below
/// its minimum: those that can be spared before the others, and the widest first. Then those that can be spared go, one
/// by one. Columns of numbers stay whole as long as another way is left; whether there is one, ``fits(_:)`` tells. No
/// line is ever longer than asked.
package struct TextTable {
    /// One column.
    package struct Column: Hashable, Sendable {
        /// Which edge its cells stand at.
        package enum Alignment: Hashable, Sendable {
            /// For words.
            case left
            /// For numbers.
            case right
        }

        /// What to do with a cell that is wider than its column.
        package enum Overflow: Hashable, Sendable {
            /// Show what fits, and `…`.
            case cut
            /// Go on in the next line.
            case wrap
        }

        let title: String
        let alignment: Alignment
        let overflow: Overflow
        let mostLines: Int?
        let minimum: Int
        let spareRank: Int?

        /// Makes a column.
        ///
        /// - Parameters:
        ///   - title: Its heading. A table whose titles are all empty has no line of headings.
        ///   - mostLines: How many lines a cell has that goes on in the next; nil for as many as it takes.
        ///   - minimum: What it is not narrowed below as long as another way is left.
        ///   - spareRank: When it is left out of a table that is too narrow: the highest rank first. Nil for
        ///     a column that stays.
        package init(
            _ title: String, _ alignment: Alignment = .left, overflow: Overflow = .cut,
            mostLines: Int? = nil, minimum: Int = 4, spareRank: Int? = nil
        ) {
            self.title = title
            self.alignment = alignment
            self.overflow = overflow
            self.mostLines = mostLines
            self.minimum = minimum
            self.spareRank = spareRank
        }
    }

    private let columns: [Column]
    /// The place of each column in a row.
    private let places: [Int]
    /// How wide the widest cell of each column is.
    private let widths: [Int]
    private let walk: Walk

    /// Shows rows one after the other to whoever wants to see them, always the same ones.
    typealias Walk = (_ visit: ([StyledText]) -> Void) -> Void

    /// Makes a table. Rows are filled with empty cells or cut to the number of columns; columns without any
    /// cell of text are left out.
    package init(_ columns: [Column], rows: [[StyledText]]) {
        self.init(columns) { visit in rows.forEach(visit) }
    }

    /// Makes a table of any number of rows, none of which is kept: each is made once to be measured and once to be
    /// written.
    init(_ columns: [Column], walk: @escaping Walk) {
        var widths = [Int](repeating: 0, count: columns.count)
        var isUsed = [Bool](repeating: false, count: columns.count)
        walk { row in
            for (place, cell) in row.enumerated() where place < columns.count && !cell.isEmpty {
                isUsed[place] = true
                widths[place] = max(widths[place], cell.width)
            }
        }
        places = columns.indices.filter { isUsed[$0] }
        self.columns = places.map { columns[$0] }
        self.widths = places.map { widths[$0] }
        self.walk = walk
    }

    /// The table's lines, headings first; empty when it has no rows.
    package func lines(for layout: TextLayout, indent: Int = 0) -> [String] {
        styledLines(width: layout.width - indent)
            .map {
                $0.indented(by: indent).cut(to: layout.width).printed(
                    usesColor: layout.usesColor, usesLinks: layout.usesLinks)
            }
    }

    /// The lines, each at most `width` columns.
    func styledLines(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        write(width: width) { lines.append($0) }
        return lines
    }

    /// Whether every column that cannot be spared has its minimum within so many columns.
    func fits(_ width: Int) -> Bool { fit(to: width) != nil }

    /// Hands on the lines, each at most `width` columns, while they are made.
    func write(width: Int, to passOn: (StyledText) -> Void) {
        guard !columns.isEmpty else { return }
        let fitted = fit(to: width) ?? squeezed(to: width)
        if columns.contains(where: { !$0.title.isEmpty }) {
            lines(of: columns.map { StyledText($0.title, .faint) }, in: fitted).forEach(passOn)
        }
        walk { row in
            let cells = places.map { $0 < row.count ? row[$0] : StyledText() }
            lines(of: cells, in: fitted).forEach(passOn)
        }
    }

    private static let gap = 2

    /// A column that is shown, and how wide it is.
    private struct Fitted {
        let index: Int
        var width: Int
    }

    /// The columns that are shown, none below its minimum; nil where there is no such way.
    private func fit(to width: Int) -> [Fitted]? {
        var shown = natural(in: width)
        while true {
            let fitted = narrowed(shown, to: width) { column in
                column.alignment == .right ? .max : column.minimum
            }
            if let fitted { return fitted }
            let spare = shown.indices.max { left, right in
                (columns[shown[left].index].spareRank ?? -1) < (columns[shown[right].index].spareRank ?? -1)
            }
            guard let spare, columns[shown[spare].index].spareRank != nil else { return nil }
            shown.remove(at: spare)
        }
    }

    /// The columns that cannot be spared, in as little room as it takes; the first alone where even that is too much.
    private func squeezed(to width: Int) -> [Fitted] {
        let shown = natural(in: width).filter { columns[$0.index].spareRank == nil }
        return narrowed(shown, to: width) { _ in 1 } ?? Array(shown.prefix(1))
    }

    private func natural(in width: Int) -> [Fitted] {
        columns.indices.map { index in
            let widest = max(widths[index], DisplayWidth.of(columns[index].title))
            return Fitted(index: index, width: min(widest, max(1, width)))
        }
    }

    /// Takes the missing columns from what can be spared, else from whatever is widest; nil where there is not enough
    /// to take.
    private func narrowed(
        _ shown: [Fitted], to width: Int, keeping minimum: (Column) -> Int
    ) -> [Fitted]? {
        var shown = shown
        var excess = shown.reduce(Self.gap * (shown.count - 1)) { $0 + $1.width } - width
        while excess > 0 {
            let givers = shown.indices.filter { shown[$0].width > minimum(columns[shown[$0].index]) }
            let spare = givers.filter { columns[shown[$0].index].spareRank != nil }
            let widest = (spare.isEmpty ? givers : spare).max { shown[$0].width < shown[$1].width }
            guard let widest else { return nil }
            shown[widest].width -= 1
            excess -= 1
        }
        return shown
    }

    /// The lines of one row: as many as its tallest cell has.
    private func lines(of row: [StyledText], in fitted: [Fitted]) -> [StyledText] {
        let cells = fitted.map { column in
            switch columns[column.index].overflow {
            case .cut: [row[column.index].cut(to: column.width)]
            case .wrap:
                row[column.index].width <= column.width
                    ? [row[column.index]]
                    : row[column.index].wrapped(to: column.width, limit: columns[column.index].mostLines).map
                    { $0.cut(to: column.width) }
            }
        }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            zip(fitted, cells).map { column, lines in
                let text = line < lines.count ? lines[line] : StyledText()
                switch columns[column.index].alignment {
                case .left: return text.padded(to: column.width)
                case .right: return text.indented(by: column.width - text.width)
                }
            }
            .joined(separator: .spaces(Self.gap))
        }
    }
}
