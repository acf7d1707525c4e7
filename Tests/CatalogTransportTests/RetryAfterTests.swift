import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogTransport

@Suite struct `Retry-After` {
    /// Our clock.
    private static let now = SetTime.start

    /// A date that is so many seconds after ours.
    private static func date(_ seconds: Double) -> String { now.addingTimeInterval(seconds).httpText }

    private static let years = 20 * 365 * 86_400.0

    @Test(arguments: [
        (asked: "30", date: nil as String?, wait: Duration.seconds(30) as Duration?),
        ("30", date(-years), .seconds(30)),
        ("0", nil, nil), ("", nil, nil), ("-5", nil, nil), ("1.5", nil, nil), ("soon", nil, nil),
        ("99999999999999999999", nil, .seconds(365 * 86_400)),
        // Against the server's own clock, however wrong it is.
        (date(30), date(0), .seconds(30)),
        (date(30 - years), date(-years), .seconds(30)),
        (date(30 + years), date(years), .seconds(30)),
        // Against ours where the server has none, or one that cannot be right.
        (date(30), nil, .seconds(30)),
        (date(30), date(-years), .seconds(30)),
        (date(30), date(years), .seconds(30)),
        // A date that is no use by either clock.
        (date(years), date(0), nil), (date(-years), date(0), nil), (date(years), nil, nil),
        (date(-years), nil, nil), (date(2 * years), date(years), nil),
        // A date that has passed.
        (date(0), date(0), nil), (date(-30), date(0), nil), (date(-30), nil, nil),
        // The server knows best when it is only a little off.
        (date(30), date(20), .seconds(10)), (date(30), date(40), nil),
        (date(86_400), date(0), .seconds(86_400)),
    ])
    func `is believed as far as a clock can be right`(asked: String, date: String?, wait: Duration?) {
        var headers = ["retry-after": asked]
        headers["date"] = date
        let response = TransportResponse(status: 429, headers: headers)
        #expect(RetryAfter.wait(askedBy: response) { Self.now } == wait)
    }
}
