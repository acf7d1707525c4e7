internal import CatalogCore
internal import Foundation

extension CalendarDay {
    /// The day it is, in UTC.
    static var today: CalendarDay {
        get throws {
            guard let day = CalendarDay(unixSeconds: Int(Date().timeIntervalSince1970)) else {
                throw ImpossibleDay()
            }
            return day
        }
    }
}

/// The machine's clock tells a day that no calendar of ours holds.
private struct ImpossibleDay: Error, CustomStringConvertible {
    let description = "This machine's clock tells a day that cannot be. Set it and try again."
}
