/// The exchanges of the sample, found by host and path.
///
/// The embedded text holds one exchange a line, four fields between tabs:
///
///     URL <tab> content type <tab> date <tab> body, as compact JSON with sorted keys
///
/// Opening the archive only looks for the ends of lines and of URLs; no JSON is read before it is asked for.
///
/// The films, dates, people and ids are real. The sentences are written for this project, and votes,
/// popularity and credit ids made up in the services' own forms. A person whose id at TMDB was not certain
/// has one above 99,000,000, where it is nobody else's. A recorded list is whole, on one page, and every film
/// has all parts of its detail.
package struct SampleArchive: Sendable {
    /// The archive that travels inside the binary.
    package static let standard = SampleArchive(SampleExchanges.text)

    /// One recorded question and its answer.
    struct Exchange: Sendable {
        /// The URL with its query.
        let url: String
        /// What follows the URL: content type, date and body.
        fileprivate let rest: ArraySlice<UInt8>
    }

    /// The exchanges in the order of the text, which is the order of their files' names.
    let exchanges: [Exchange]
    private let places: [String: Int]

    /// Takes a text apart; a line without a tab is passed over.
    package init(_ text: String) {
        exchanges = Array(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let tab = line.firstIndex(of: Self.tab) else { return nil }
            return Exchange(url: String(decoding: line[..<tab], as: UTF8.self), rest: line[(tab + 1)...])
        }
        places = Dictionary(
            zip(exchanges.map { Self.key(of: $0.url) }, exchanges.indices),
            uniquingKeysWith: { first, _ in first })
    }

    /// The URLs that were recorded, with their queries, in the order of the text.
    package var urls: [String] { exchanges.map(\.url) }

    /// The day of the exchanges, as a `Date` header field has it: the first one's.
    var date: String {
        exchanges.first.map { String(decoding: fields(of: $0)[1], as: UTF8.self) } ?? ""
    }

    /// The recorded answer for this host and path, whatever the query; nil where none was recorded.
    func answer(to question: SampleQuestion) -> SampleAnswer? {
        places[([question.host] + question.path).joined(separator: "/")].map { place in
            let fields = fields(of: exchanges[place])
            return SampleAnswer(contentType: String(decoding: fields[0], as: UTF8.self), body: fields[2])
        }
    }

    /// The body of an exchange.
    func body(of exchange: Exchange) -> JSONText {
        JSONText(fields(of: exchange)[2])
    }

    /// Content type, date and body; empty where the line has too few fields.
    private func fields(of exchange: Exchange) -> [ArraySlice<UInt8>] {
        let fields = exchange.rest.split(separator: Self.tab, maxSplits: 2, omittingEmptySubsequences: false)
        return fields + Array(repeating: [], count: 3 - fields.count)
    }

    private static let tab = UInt8(ascii: "\t")

    /// Host and path of a URL, without slashes at either end.
    private static func key(of url: String) -> String {
        url.prefix { $0 != "?" }.split(separator: "/").dropFirst().joined(separator: "/")
    }
}
