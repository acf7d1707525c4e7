internal import CatalogTransport
internal import Foundation
internal import GRDB

/// An answer as the tables hold it, with the sums that prove it whole.
struct AnswerRecord {
    let url: String
    let variant: String
    let headers: String
    let requested: Double
    let received: Double
    let body: Data
    let bodySum: Int64
    /// When it was last used; of no concern to the sums.
    let used: Double

    /// Spells an answer; nil where a header field has a line break, which no answer that came over HTTP has.
    init?(_ answer: StoredResponse, usedAt used: Double) {
        guard let variant = FieldLines.text(answer.variant), let headers = FieldLines.text(answer.headers)
        else {
            return nil
        }
        self.used = used
        self.url = answer.url
        self.variant = variant
        self.headers = headers
        self.requested = answer.requestedAt.timeIntervalSince1970
        self.received = answer.receivedAt.timeIntervalSince1970
        self.body = answer.body
        var sum = Checksum()
        sum.add(answer.body)
        self.bodySum = sum.value
    }

    /// Reads a row of ``rowsByURL``.
    ///
    /// - Throws: ``StoreFault/damaged`` when it is not what was written.
    init(_ row: Row) throws(StoreFault) {
        url = try row.value(0)
        variant = try row.value(1)
        headers = try row.value(2)
        requested = try row.value(3)
        received = try row.value(4)
        used = try row.value(5)
        bodySum = try row.value(6)
        body = try row.value(8)
        var sum = Checksum()
        sum.add(body)
        let writtenHeadSum: Int64 = try row.value(7)
        guard sum.value == bodySum, headSum == writtenHeadSum else { throw .damaged }
    }

    /// The rows of a URL. A missing body is damage, and so must not hide the row.
    static let rowsByURL = """
        SELECT url, variant, headers, requested, received, used, body_sum, head_sum, bytes
        FROM answer LEFT JOIN body USING (id) WHERE url = ?
        """

    /// The sum over everything but the body, and over the body's sum.
    var headSum: Int64 {
        var sum = Checksum()
        for text in [url, variant, headers] { sum.add(text) }
        for number in [requested, received] { sum.add(number.bitPattern) }
        sum.add(UInt64(bitPattern: bodySum))
        return sum.value
    }

    /// What the answer takes of the limit: its pages of 16 KiB, and a share for the head and the indexes.
    var size: Int { (body.count / 16_384 + 1) * 16_384 + 2_048 }

    /// The answer that was spelled.
    var answer: StoredResponse? {
        guard let variant = FieldLines.fields(variant), let headers = FieldLines.fields(headers) else {
            return nil
        }
        return StoredResponse(
            url: url, variant: variant, headers: headers, body: body,
            requestedAt: Date(timeIntervalSince1970: requested),
            receivedAt: Date(timeIntervalSince1970: received))
    }
}

/// Header fields as text, a line each, sorted by name: short, and readable for whoever opens the file.
enum FieldLines {
    /// `name: value` lines; nil where a line break or a colon would make them ambiguous.
    static func text(_ fields: [String: String]) -> String? {
        guard fields.allSatisfy({ !$0.key.utf8.contains(0x3A) && !($0.key + $0.value).utf8.contains(0x0A) })
        else {
            return nil
        }
        return fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }

    /// Reads what ``text(_:)`` wrote; nil where it did not.
    static func fields(_ text: String) -> [String: String]? {
        var fields: [String: String] = [:]
        for line in text.utf8.split(separator: 0x0A) {
            guard let colon = line.firstIndex(of: 0x3A), let name = String(line[..<colon]),
                let value = String(line[colon...].dropFirst(2))
            else { return nil }
            fields[name] = value
        }
        return fields
    }
}
