internal import Foundation

/// The `Retry-After` field of an answer (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// How long the server asks to wait, more than nothing; nil where it does not say so, or cannot mean it.
    ///
    /// A date is held against the answer's own `Date`, because our clock and the server's may differ, and where
    /// that makes no sense against ours. One that lies more than a day away by either comes of a clock that is
    /// wrong, and says nothing; neither does one that has passed.
    ///
    /// - Parameter now: The time.
    static func wait(askedBy response: TransportResponse, now: () -> Date) -> Duration? {
        guard let text = response.headers["retry-after"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            let seconds = min(Int(text) ?? longest, longest)
            return seconds > 0 ? .seconds(seconds) : nil
        }
        guard let date = HTTPDate.date(from: text) else { return nil }
        let wait =
            response.date.flatMap { believable(date.timeIntervalSince($0)) }
            ?? believable(date.timeIntervalSince(now()))
        return wait.flatMap { $0 > 0 ? .seconds($0) : nil }
    }

    /// A year: longer than any run, and far from the end of any number.
    private static let longest = 365 * 86_400

    /// The seconds between two clocks, unless one of them must be wrong.
    private static func believable(_ seconds: TimeInterval) -> TimeInterval? {
        abs(seconds) <= 86_400 ? seconds : nil
    }
}
