internal import CatalogCore
internal import CatalogMerger

/// Who made one movie.
///
/// ```
/// Inception                                             tmdb:27205 traderev:3
///   ✓ on your watchlist
///
///   Directors          popularity
///   Christopher Nolan        12.0
///
///   Cast               as                popularity
///   Leonardo DiCaprio  Dominick Cobb           61.1
///   渡辺謙             Saito                     7.5
/// ```
///
/// In a narrow page the character stands below the name.
struct TextCredits {
    let page: TextPage

    /// Writes the page.
    func write(_ credits: CreditsPage) {
        let movie = credits.movie
        page.spread(.title(of: movie), .ids(of: movie))
        if movie.isOnWatchlist { page.paragraph(StyledText(Wording.onWatchlist, .chosen), indent: 2) }
        write(movie.directors, title: "Directors")
        write(movie.actors, title: "Cast")
        if movie.actors.isEmpty && movie.directors.isEmpty {
            page.blank()
            page.paragraph(
                StyledText(
                    movie[.actors].isUnknown && movie[.directors].isUnknown
                        ? "Nobody could say who made it." : "Nobody is credited."),
                indent: 2)
        }
        TextClosing(page: page).writeBriefly(providers: credits.providers, problems: credits.problems)
    }

    private func write(_ people: [RankedPerson], title: String) {
        guard !people.isEmpty else { return }
        page.blank()
        let table = TextTable([
            .init(title, overflow: .wrap, minimum: 14), .init("as", overflow: .wrap, minimum: 14),
            .init("popularity", .right),
        ]) { visit in
            for person in people {
                visit([
                    StyledText(person.name, .strong), StyledText(person.character ?? ""),
                    StyledText(person.popularity.map(Wording.oneDecimal) ?? "", .faint),
                ])
            }
        }
        let width = page.measure - 2
        guard table.fits(width) else { return writeStacked(people, title: title) }
        table.write(width: width) { page.line($0.indented(by: 2)) }
    }

    private func writeStacked(_ people: [RankedPerson], title: String) {
        page.paragraph(StyledText(title, .faint), indent: 2)
        for person in people {
            let name = StyledText(person.name, .strong)
            let popularity = StyledText(person.popularity.map(Wording.oneDecimal) ?? "", .faint)
            if !page.spreadIfFits(name.indented(by: 2), popularity) {
                page.paragraph(name + StyledText(" ") + popularity, indent: 2)
            }
            page.paragraph(StyledText(person.character.map { "as \($0)" } ?? "", .faint), indent: 4)
        }
    }
}
