internal import CatalogCore
internal import Foundation

/// What a field can be set to by hand.
enum HandForm: Hashable {
    /// A text that there always is.
    case name
    /// A text of any length.
    case text
    /// An `https` or `http` address.
    case address
    /// A year of the cinema.
    case year
    /// A day of such a year.
    case day
    /// A number from 1 on.
    case count
    /// Names of genres.
    case genres
    /// Names of people who did this.
    case people(Credit.Job)
    /// An ISO 639-1 code.
    case language
    /// A mark from 0 to 10, alone or with its votes.
    case rating

    /// The years in which there were movies, or will be soon.
    static let years = 1870...2100
    /// The greatest number; beyond it JSON readers round.
    static let largest = 1 << 53

    /// The fields that can be set, in their order.
    static let settable = MovieField.allCases.filter { HandForm(of: $0) != nil }

    /// The form of a field; nil for what is nobody's word: outside ids and links, which `same` and providers tell,
    /// and popularity, which is a provider's figure.
    init?(of field: MovieField) {
        switch field {
        case .title: self = .name
        case .originalTitle, .overview, .tagline, .status: self = .text
        case .poster, .backdrop, .trailer: self = .address
        case .year: self = .year
        case .releaseDate: self = .day
        case .runtimeMinutes, .revenueUSD: self = .count
        case .genres: self = .genres
        case .actors: self = .people(.actor)
        case .directors: self = .people(.director)
        case .originalLanguage: self = .language
        case .rating: self = .rating
        case .externalIDs, .links, .popularity: return nil
        }
    }

    /// What is expected, to stand behind "expects".
    var expectation: String {
        switch self {
        case .name: "a text"
        case .text: "a text or null"
        case .address: "an https or http address or null"
        case .year: "a year from \(Self.years.lowerBound) to \(Self.years.upperBound) or null"
        case .day: "a day or null"
        case .count: "a positive whole number or null"
        case .genres, .people: "a list of names or null"
        case .language: "a language code of two letters or null"
        case .rating: "a number from 0 to 10, value and votes, or null"
        }
    }

    /// A value to copy.
    var example: String {
        switch self {
        case .name: "Inception"
        case .text: "'Your mind is the scene of the crime.'"
        case .address: "https://example.org/inception.jpg"
        case .year: "2010"
        case .day: "2010-07-16"
        case .count: "148"
        case .genres: "[Action, Heist]"
        case .people: "[Christopher Nolan]"
        case .language: "en"
        case .rating: "{value: 8.5, votes: 120}"
        }
    }

    /// What a value of a file says; nil where it does not have this form.
    func fact(in element: YAMLElement) -> Fact<FieldValue>? {
        switch element.content {
        case .text(let text): value(in: text.trimmingCharacters(in: .whitespacesAndNewlines)).map(Fact.known)
        case .nothing: self == .name ? nil : .absent
        case .list(let items): list(items)
        case .mapping(let entries): self == .rating ? rating(entries) : nil
        case .unusable: nil
        }
    }

    private func value(in text: String) -> FieldValue? {
        guard !text.isEmpty else { return nil }
        switch self {
        case .name, .text: return .text(text)
        case .address: return Self.isAddress(text) ? .text(text) : nil
        case .year: return Self.whole(text).flatMap { Self.years.contains($0) ? .whole($0) : nil }
        case .day:
            guard text.utf8.count == 10, let day = CalendarDay(text), Self.years.contains(day.year) else {
                return nil
            }
            return .day(day)
        case .count: return Self.whole(text).flatMap { (1...Self.largest).contains($0) ? .whole($0) : nil }
        case .genres, .people: return nil
        case .language:
            let isCode = text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
            return isCode ? .text(text.lowercased()) : nil
        case .rating: return Self.decimal(text).flatMap { Rating($0) }.map(FieldValue.rating)
        }
    }

    /// A list without items says that there are none.
    private func list(_ items: [YAMLElement]) -> Fact<FieldValue>? {
        var names: [String] = []
        for item in items {
            guard case .text(let text) = item.content,
                case let name = text.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty
            else { return nil }
            names.append(name)
        }
        switch self {
        case .genres: return names.isEmpty ? .absent : .known(.texts(names))
        case .people(let job):
            let credits = names.enumerated().map { place, name in
                Credit(person: nil, name: name, job: job, billingOrder: place)
            }
            return credits.isEmpty ? .absent : .known(.credits(credits))
        case .name, .text, .address, .year, .day, .count, .language, .rating: return nil
        }
    }

    private func rating(_ entries: [YAMLEntry]) -> Fact<FieldValue>? {
        var numbers: [String: String] = [:]
        for entry in entries {
            guard ["value", "votes"].contains(entry.key), case .text(let text) = entry.value.content else {
                return nil
            }
            numbers[entry.key] = text
        }
        guard let value = numbers["value"].flatMap(Self.decimal) else { return nil }
        guard let votes = numbers["votes"] else { return Rating(value).map { .known(.rating($0)) } }
        return Self.whole(votes).flatMap { Rating(value, votes: $0) }.map { .known(.rating($0)) }
    }

    private static func isAddress(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
            return false
        }
        return ["https", "http"].contains(scheme) && parts.host?.isEmpty == false
    }

    private static func whole(_ text: String) -> Int? {
        text.utf8.allSatisfy(isDigit) ? Int(text) : nil
    }

    private static func decimal(_ text: String) -> Double? {
        text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") } ? Double(text) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
