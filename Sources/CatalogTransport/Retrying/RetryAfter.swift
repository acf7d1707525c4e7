internal import Foundation

/// The `Retry-After` field of an answer (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// How long the server asks to wait; nil where it does not say or cannot be understood, never negative.
    ///
    /// A date is held against the answer's own `Date`, because our clock and the server's may differ.
    ///
    /// - Parameter now: The time, where the answer has no `Date`.
    static func wait(askedBy response: TransportResponse, now: () -> Date) -> Duration? {
        guard let text = response.headers["retry-after"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return .seconds(min(Int(text) ?? longest, longest))
        }
        guard let date = HTTPDate.date(from: text) else { return nil }
        let seconds = date.timeIntervalSince(response.date ?? now())
        return .seconds(min(max(seconds, 0), Double(longest)))
    }

    /// A year: longer than any run, and far from the end of any number.
    private static let longest = 365 * 86_400
}
