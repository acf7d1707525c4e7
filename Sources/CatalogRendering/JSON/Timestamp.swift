internal import CatalogCore
internal import Foundation

/// Points in time, in UTC whatever the machine's zone.
enum Timestamp {
    /// `2026-11-21T18:02:11Z`: to the second, as JSON and CSV have it.
    ///
    /// - Returns: Nil for a time that no calendar of ours holds.
    static func text(of date: Date) -> String? {
        parts(of: date).map { "\($0.day)T\($0.clock.joined(separator: ":"))Z" }
    }

    /// `2026-11-21 18:02 UTC`: to the minute, for people.
    ///
    /// - Returns: Nil for a time that no calendar of ours holds.
    static func words(for date: Date) -> String? {
        parts(of: date).map { "\($0.day) \($0.clock.prefix(2).joined(separator: ":")) UTC" }
    }

    /// The day, and hours, minutes and seconds in two digits.
    private static func parts(of date: Date) -> (day: CalendarDay, clock: [String])? {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        guard let whole = Int(exactly: seconds), let day = CalendarDay(unixSeconds: whole) else { return nil }
        let second = ((whole % 86_400) + 86_400) % 86_400
        let clock = [second / 3_600, second / 60 % 60, second % 60]
        return (day, clock.map { $0 < 10 ? "0\($0)" : "\($0)" })
    }
}
