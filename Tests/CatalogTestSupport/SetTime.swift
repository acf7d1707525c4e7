package import Foundation
internal import Synchronization

/// The time of day as a test sets it: whole seconds, counted from a fixed Monday.
package final class SetTime: Sendable {
    /// Monday, 2 November 2026, noon in UTC.
    package static let start = Date(timeIntervalSince1970: 1_793_620_800)

    private let seconds = Mutex(0)

    /// Starts at ``start``.
    package init() {}

    /// The time now.
    package var now: Date { Self.start.addingTimeInterval(Double(seconds.withLock { $0 })) }

    /// Moves the time on, or back.
    package func move(by change: Int) {
        seconds.withLock { $0 += change }
    }
}

extension Date {
    /// The date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    package var httpText: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.weekday, .day, .month, .year, .hour, .minute, .second], from: self)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let day = "\(days[(parts.weekday ?? 1) - 1]), \(two(parts.day)) \(months[(parts.month ?? 1) - 1])"
        return "\(day) \(parts.year ?? 0) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second)) GMT"
    }
}
