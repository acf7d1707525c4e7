internal import CatalogCore

extension RowInspector {
    /// Reads the cell of a column that holds neither a text nor a list.
    mutating func readValue(of column: Column, in row: inout CatalogRow) {
        let cell = row.cells[column.rawValue]
        guard cell.start < cell.end else { return }
        switch column {
        case .id, .title, .originalTitle, .overview, .poster: return
        case .alternativeTitles, .directors, .actors, .genres: return
        case .year: readWhole(column, in: &row, Column.years)
        case .runtimeMinutes: readWhole(column, in: &row, 1...Column.largest)
        case .votes: readWhole(column, in: &row, 0...Column.largest)
        case .rating, .popularity: readDecimal(column, in: &row)
        case .releaseDate: readDay(column, in: &row)
        case .language: readLanguage(column, in: &row)
        case .imdbID: readIMDb(column, in: &row)
        }
    }

    private func number(_ column: Column, in row: borrowing CatalogRow) -> Double? {
        let cell = row.cells[column.rawValue]
        return CellNumber.decimal(row.bytes.span, cell.start..<cell.end, allowsComma: allowsComma)
    }

    private mutating func readWhole(_ column: Column, in row: inout CatalogRow, _ range: ClosedRange<Int>) {
        let cell = row.cells[column.rawValue]
        if let plain = CellNumber.digits(row.bytes.span, cell.start..<cell.end), range.contains(plain) {
            row.cells[column.rawValue].number = Double(plain)
            return
        }
        let number = number(column, in: row)
        if let number, number >= Double(range.lowerBound), number <= Double(range.upperBound),
            number == Double(Int(number))
        {
            row.cells[column.rawValue].number = number
        } else if column != .votes, number == 0 {
            // Nobody made a movie of no length or in the year 0: services say so where they do not know.
            row.clear(column)
        } else if column == .year {
            refuse(column, in: &row, "year from \(range.lowerBound) to \(range.upperBound)")
        } else {
            refuse(column, in: &row, "whole number from \(range.lowerBound) on")
        }
    }

    private mutating func readDecimal(_ column: Column, in row: inout CatalogRow) {
        let most = column == .rating ? 10 : Double.greatestFiniteMagnitude
        if let number = number(column, in: row), number >= 0, number <= most {
            row.cells[column.rawValue].number = number
        } else {
            refuse(column, in: &row, column == .rating ? "number from 0 to 10" : "number from 0 on")
        }
    }

    private mutating func readDay(_ column: Column, in row: inout CatalogRow) {
        guard let text = row.text(of: column), let day = CalendarDay(text.trimmed),
            Column.years.contains(day.year)
        else { return refuse(column, in: &row, "day such as 1999-03-31") }
        row.cells[column.rawValue].number = Double(day.packed)
    }

    /// Takes a language code, and writes it in lowercase.
    private mutating func readLanguage(_ column: Column, in row: inout CatalogRow) {
        let cell = row.cells[column.rawValue]
        let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard cell.end - cell.start == 2, lowercase.contains(row.bytes[cell.start] | 0x20),
            lowercase.contains(row.bytes[cell.start + 1] | 0x20)
        else { return refuse(column, in: &row, "language code of two letters") }
        row.bytes[cell.start] |= 0x20
        row.bytes[cell.start + 1] |= 0x20
    }

    private mutating func readIMDb(_ column: Column, in row: inout CatalogRow) {
        guard let text = row.text(of: column), ExternalID(.imdb, text) != nil else {
            return refuse(column, in: &row, "IMDb id such as tt0133093")
        }
    }
}
