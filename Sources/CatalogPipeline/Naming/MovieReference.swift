public import CatalogCore
internal import CatalogMerger

/// A movie as somebody names it.
public enum MovieReference: Hashable, Sendable {
    /// As one provider knows it.
    case id(MovieID)
    /// As an outside authority knows it.
    case external(ExternalID)
    /// By its title, with or without a year.
    case title(String, year: Int?)

    /// Reads `tmdb:27205`, `imdb:tt1375666`, `Inception (2010)` or `Inception`.
    ///
    /// - Parameter text: What somebody wrote. A word before a colon is a provider only where no space follows,
    ///   so `alien: covenant` is a title. White space around it means nothing.
    public init(_ text: String) {
        let text = Self.trimmed(text)
        if let external = ExternalID(text) {
            self = .external(external)
        } else if let id = MovieID(text), id.key.first?.isWhitespace == false {
            self = .id(id)
        } else {
            self = .titled(text)
        }
    }

    /// Reads `Inception (2010)` or `Inception`, whatever else it looks like.
    package static func titled(_ text: String) -> MovieReference {
        let (title, year) = TitleForms.splitYear(trimmed(text))
        return .title(title, year: year)
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension MovieReference: CustomStringConvertible {
    /// As it is written on the command line.
    public var description: String {
        switch self {
        case .id(let id): id.description
        case .external(let id): id.description
        case .title(let title, let year): year.map { "\(title) (\($0))" } ?? title
        }
    }
}
