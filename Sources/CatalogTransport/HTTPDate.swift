package import struct Foundation.Date

/// The dates of HTTP header fields (RFC 9110, section 5.6.7), read without a locale or a time zone.
package enum HTTPDate {
    /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, and the two obsolete forms that recipients must still accept.
    package static func date(from text: String) -> Date? {
        let words = text.split(whereSeparator: { " ,-".contains($0) })
        switch words.count {
        case 6:  // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
            guard words[5] == "GMT" else { return nil }
            return date(day: words[1], month: words[2], year: words[3], time: words[4])
        case 5:  // Sun Nov  6 08:49:37 1994
            return date(day: words[2], month: words[1], year: words[4], time: words[3])
        default:
            return nil
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func date(day: Substring, month: Substring, year: Substring, time: Substring) -> Date? {
        let clock = time.split(separator: ":").compactMap { Int($0) }
        guard let day = Int(day), (1...31).contains(day), let month = months.firstIndex(of: String(month)),
            var year = Int(year), clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
            (0...60).contains(clock[2])
        else { return nil }
        if year < 100 { year += year < 70 ? 2000 : 1900 }
        guard (1...9999).contains(year) else { return nil }
        // Days since 1970-01-01, counted in eras of 400 years that begin on 1 March.
        let shiftedYear = month < 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month >= 2 ? month - 2 : month + 10) + 2) / 5 + day - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        return Date(timeIntervalSince1970: Double(days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]))
    }
}
