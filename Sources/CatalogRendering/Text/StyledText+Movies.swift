internal import CatalogCore
internal import CatalogMerger

/// What pages of text say of a movie in one way: its title, who has it, how good it is. Where links are used each part
/// leads to the page of the web that is about it.
extension StyledText {
    /// `Inception`.
    static func title(of movie: MergedMovie) -> StyledText {
        StyledText(movie.title, .strong, leadingTo: movie.links.first?.address)
    }

    /// `Inception (2010)`; the title alone where nobody knows the year.
    static func titleAndYear(of movie: MergedMovie) -> StyledText {
        title(of: movie) + StyledText(movie.year.map { " (\($0))" } ?? "", .faint)
    }

    /// `tmdb:27205 traderev:3`, of which no id is parted.
    static func ids(of movie: MergedMovie) -> StyledText {
        movie.ids.map {
            StyledText($0.description, .faint, isGlued: true, leadingTo: movie.page(at: $0.provider))
        }
        .joined(separator: StyledText(" "))
    }

    /// `tmdb traderev`: who has it.
    static func providers(of movie: MergedMovie) -> StyledText {
        movie.ids.map { StyledText($0.provider.name, .faint, leadingTo: movie.page(at: $0.provider)) }
            .joined(separator: StyledText(" "))
    }

    /// `★ 8.1`, or a dash in place of the figure, which takes at least so many columns.
    static func stars(_ rating: Rating?, columns: Int = 0) -> StyledText {
        let mark = rating.map { Wording.oneDecimal($0.value) } ?? "–"
        let padding = String(repeating: " ", count: max(0, columns - mark.count))
        return StyledText("★ \(padding)\(mark)", rating == nil ? .faint : .rating, isGlued: true)
    }
}

extension MergedMovie {
    /// A provider's page for people; nil where it has none.
    fileprivate func page(at provider: ProviderID) -> String? {
        links.first { $0.provider == provider }?.address
    }
}
