/// Tables, written row by row.
extension HTMLSheet {
    /// Writes a table, unless it has no rows.
    ///
    /// - Parameters:
    ///   - caption: What it is about; no two tables of a page have the same.
    ///   - isHeard: Whether a heading shows as much already, so that the caption is only heard.
    func table(
        _ caption: String, isHeard: Bool = false, _ columns: [HTMLColumn], rows: some Sequence<[HTMLCell]>
    ) {
        var rows = rows.makeIterator()
        guard let first = rows.next() else { return }
        write(.table, head(caption, isHeard: isHeard, columns)) {
            write(.rows, [:]) {
                write(row: first)
                while let row = rows.next() { write(row: row) }
            }
        }
    }

    /// Writes a table of rows that belong together, each group of them below what it is about; nothing where there
    /// is none.
    func table(_ caption: String, isHeard: Bool = false, _ columns: [HTMLColumn], groups: [HTMLRowGroup]) {
        guard !groups.isEmpty else { return }
        write(.table, head(caption, isHeard: isHeard, columns)) {
            for group in groups {
                write(.rows, [:]) {
                    write(
                        .rowHead,
                        [
                            "span": .whole(columns.count), "name": .text(group.name),
                            "note": .text(group.note),
                        ])
                    for row in group.rows { write(row: row) }
                }
            }
        }
    }

    private func head(_ caption: String, isHeard: Bool, _ columns: [HTMLColumn]) -> TemplateValue {
        [
            "caption": .text(caption), "heard": .flag(isHeard),
            "columns": .list(
                columns.map { column in
                    [
                        "title": .text(column.title), "number": .flag(column.isNumber),
                        "swatch": .text(column.swatch?.rawValue),
                    ]
                }),
        ]
    }

    private func write(row: [HTMLCell]) { write(.row, ["cells": .list(row.map(\.value))]) }
}

/// A column of a table.
struct HTMLColumn {
    let title: String
    var isNumber = false
    /// What of a bar it gives the figures of.
    var swatch: HTMLBarPart?

    init(_ title: String, isNumber: Bool = false, swatch: HTMLBarPart? = nil) {
        self.title = title
        self.isNumber = isNumber
        self.swatch = swatch
    }
}

/// Rows of a table that belong together.
struct HTMLRowGroup {
    /// What they are about.
    let name: String
    /// What there is to say of it beside; nil for nothing.
    let note: String?
    let rows: [[HTMLCell]]
}

/// What a bar is put together of, by the colors of the style sheet.
enum HTMLBarPart: String, CaseIterable {
    case same, near, differ
}

/// A cell of a table.
enum HTMLCell {
    /// What the row is about.
    case name(String)
    case text(String)
    case empty
    case number(String)
    /// A part of a whole, as a figure and as a bar; the part in hundredths.
    case share(String, percent: Int)
    /// Parts of a whole as a bar, beside a figure.
    case stack(String, [(HTMLBarPart, Int)])
    /// A figure with what it is made of below it, and as a bar where it is a part of a whole.
    case figure(String, percent: Int?, notes: [String])
    /// A page of the web; text where the address is none.
    case link(String)

    /// A part of a whole in hundredths, cut off: nothing but the whole is 100.
    static func share(_ part: Int, of whole: Int) -> HTMLCell {
        let percent = percent(part, of: whole)
        return .share("\(percent) %", percent: percent)
    }

    /// Hundredths of a whole, cut off; 0 of nothing.
    static func percent(_ part: Int, of whole: Int) -> Int { whole > 0 ? min(100, part * 100 / whole) : 0 }

    var value: TemplateValue {
        switch self {
        case .name(let text): ["name": .text(text)]
        case .text(let text): ["text": .text(text)]
        case .empty: ["empty": .flag(true)]
        case .number(let text): ["number": .text(text)]
        case .share(let text, let percent): ["share": ["words": .text(text), "percent": .whole(percent)]]
        case .stack(let text, let parts): ["stack": ["words": .text(text), "parts": Self.stack(of: parts)]]
        case .figure(let text, let percent, let notes):
            [
                "figure": [
                    "words": .text(text), "percent": percent.map { .whole($0) } ?? .null,
                    "notes": .texts(notes),
                ]
            ]
        case .link(let address):
            WebAddress.usable(address).map { ["link": .text($0)] } ?? ["text": .text(address)]
        }
    }

    /// Where each part begins and how wide it is, in hundredths of the whole. Rounded are the ends, so that the parts
    /// fill the bar without a gap.
    private static func stack(of parts: [(HTMLBarPart, Int)]) -> TemplateValue {
        let whole = parts.reduce(0) { $0 + $1.1 }
        var (counted, start) = (0, 0)
        return .list(
            parts.compactMap { part, count -> TemplateValue? in
                counted += count
                let end = whole > 0 ? counted * 100 / whole : 0
                defer { start = end }
                guard end > start else { return nil }
                return [
                    "kind": .text(part.rawValue), "start": .whole(start), "width": .whole(end - start),
                ]
            })
    }
}
