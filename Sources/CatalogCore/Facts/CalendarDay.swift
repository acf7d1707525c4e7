/// A day of the Gregorian calendar, without a time and without a time zone.
///
/// Release dates are days: read through a time zone they would move by one for half of the world.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Returns nil for a day that the calendar does not have, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        self.init(checkedYear: year, month: month, day: day)
    }

    /// Reads `2010-07-14`, also where a time follows (`2010-07-14T00:00:00.000Z`, whose day is taken as written).
    public init?(_ text: some StringProtocol) {
        let date = text.utf8.prefix(10)
        let digits = date.map { Int($0) - Int(UInt8(ascii: "0")) }
        let dash = Int(UInt8(ascii: "-")) - Int(UInt8(ascii: "0"))
        guard digits.count == 10, digits[4] == dash, digits[7] == dash,
            [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ (0...9).contains(digits[$0]) }),
            text.utf8.count == 10 || text.utf8.dropFirst(10).first == UInt8(ascii: "T")
        else { return nil }
        self.init(
            year: digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3],
            month: digits[5] * 10 + digits[6],
            day: digits[8] * 10 + digits[9])
    }

    /// Reads the day out of a Unix timestamp.
    ///
    /// The timestamp is read in UTC whatever the machine's own zone, so that every reader of
    /// `658713600` sees 16 November 1990.
    ///
    /// - Parameter unixSeconds: Seconds since 1970-01-01 00:00 UTC; negative before then.
    /// - Returns: Nil when the year is outside 1...9999. Milliseconds passed as seconds are the usual cause.
    public init?(unixSeconds: Int) {
        let quotient = unixSeconds / 86_400
        let dayNumber = unixSeconds % 86_400 < 0 ? quotient - 1 : quotient
        guard (-719_162...2_932_896).contains(dayNumber) else { return nil }
        // Howard Hinnant's civil_from_days: eras of 400 years that begin on 1 March.
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private init(checkedYear: Int, month: Int, day: Int) {
        self.year = checkedYear
        self.month = month
        self.day = day
    }

    /// Days since 1 January 1970; negative before then.
    public var dayNumber: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// `2010-07-14`, which reads back as the same day.
    public var description: String {
        Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
    }

    /// Earlier days come first.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
