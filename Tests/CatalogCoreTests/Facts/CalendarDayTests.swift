internal import CatalogCore
internal import Testing

@Suite struct `Calendar days` {
    /// The days of four centuries, told off one after the other from 1 January 1850 as a child learns them.
    ///
    /// It shares no arithmetic with the code under test: a month ends when its days are used up.
    private struct Oracle: Sequence, IteratorProtocol {
        private var (year, month, day) = (1850, 1, 1)

        mutating func next() -> (year: Int, month: Int, day: Int)? {
            guard year < 2250 else { return nil }
            defer { step() }
            return (year, month, day)
        }

        private mutating func step() {
            let isLeapYear = year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100))
            let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            day += 1
            if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
    }

    @Test func `are numbered without a gap, and each number reads back as its day`() throws {
        // 1 January 1850 is 120 years of 365 days and 29 leap days before the epoch.
        var number = -(120 * 365 + 29)
        var mistakes: [String] = []
        for (year, month, day) in Oracle() {
            let expected = CalendarDay(year: year, month: month, day: day)
            let isRight =
                expected?.dayNumber == number
                && CalendarDay(unixSeconds: number * 86_400) == expected
                && CalendarDay(unixSeconds: number * 86_400 + 86_399) == expected
                && expected.flatMap { CalendarDay($0.description) } == expected
            if !isRight { mistakes.append("\(year)-\(month)-\(day)") }
            number += 1
        }
        #expect(mistakes == [])
        #expect(number == (2250 - 1970) * 365 + 68, "The oracle itself has lost count.")
    }

    @Test(arguments: [
        (seconds: 0, text: "1970-01-01"),
        (seconds: 86_399, text: "1970-01-01"),
        (seconds: 86_400, text: "1970-01-02"),
        (seconds: -1, text: "1969-12-31"),
        (seconds: -86_400, text: "1969-12-31"),
        (seconds: -86_401, text: "1969-12-30"),
        (seconds: 658_713_600, text: "1990-11-16"),
        (seconds: 1_279_238_400, text: "2010-07-16"),
        (seconds: 951_782_400, text: "2000-02-29"),
        (seconds: -2_203_977_600, text: "1900-02-28"),
        (seconds: -62_135_596_800, text: "0001-01-01"),
        (seconds: 253_402_300_799, text: "9999-12-31"),
    ])
    func `are read from Unix seconds in UTC`(seconds: Int, text: String) throws {
        let day = try #require(CalendarDay(unixSeconds: seconds))
        #expect(day.description == text)
    }

    @Test(arguments: [
        -62_135_596_801, 253_402_300_800, 658_713_600_000, 1_279_238_400_000, Int.max, Int.min,
    ])
    func `are not read from milliseconds or from beyond the calendar`(seconds: Int) {
        #expect(CalendarDay(unixSeconds: seconds) == nil)
    }

    @Test(arguments: [
        (text: "2010-07-14", year: 2010, month: 7, day: 14),
        (text: "2000-02-29", year: 2000, month: 2, day: 29),
        (text: "0001-01-01", year: 1, month: 1, day: 1),
        (text: "2010-07-14T23:59:59.000-08:00", year: 2010, month: 7, day: 14),
    ])
    func `are read from text as it is written`(text: String, year: Int, month: Int, day: Int) throws {
        let read = try #require(CalendarDay(text))
        #expect((read.year, read.month, read.day) == (year, month, day))
    }

    @Test(arguments: [
        "", "2010", "2010-07", "2010-7-14", "10-07-14", "2010/07/14", "2010-07-14 ", " 2010-07-14",
        "2010-07-145",
        "+010-07-14", "2010-13-01", "2010-00-10", "2010-07-00", "2010-07-32", "2010-06-31", "2011-02-29",
        "1900-02-29", "2100-02-29", "0000-01-01", "２010-07-1", "2010-07-1é", "–2010-07-1",
    ])
    func `are nothing else`(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func `sort by their date`() throws {
        let days = try ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"].map {
            try #require(CalendarDay($0))
        }
        #expect(days.reversed().sorted() == days)
    }
}
