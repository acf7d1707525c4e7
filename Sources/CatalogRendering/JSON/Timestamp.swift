internal import CatalogCore
internal import Foundation

/// Points in time as JSON and CSV have them.
enum Timestamp {
    /// `2026-11-21T18:02:11Z`: to the second, in UTC whatever the machine's zone.
    ///
    /// - Returns: Nil for a time that no calendar of ours holds.
    static func text(of date: Date) -> String? {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        guard let whole = Int(exactly: seconds), let day = CalendarDay(unixSeconds: whole) else { return nil }
        let second = ((whole % 86_400) + 86_400) % 86_400
        let parts = [second / 3_600, second / 60 % 60, second % 60]
        return "\(day)T" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") + "Z"
    }
}
