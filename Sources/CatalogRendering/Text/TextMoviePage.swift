internal import CatalogCore
internal import CatalogMerger

/// Everything about one movie, field by field with who says so.
///
/// ```
/// Inception (2010)                                                        ★ 8.1
/// Sleep is where the work begins. — tmdb
///
///   A thief who steals secrets from dreams is offered a clean slate. — tmdb
///
///   Release date     2010-07-14                                          tmdb
///                  ≠ 2010-07-16                                      traderev
///   Running time     2 h 28 min                                          tmdb
/// ```
///
/// Where providers differ the chosen value comes first and the others follow, marked `≠`. Of long texts only
/// the chosen one is shown.
struct TextMoviePage {
    let page: TextPage

    /// Writes the page.
    func write(_ answer: MoviePage) {
        let movie = answer.movie
        title(of: movie)
        overview(of: movie)
        page.blank()
        TextFields(page: page, movie: movie).write()
        if !answer.recommendations.isEmpty {
            page.blank()
            page.rule("Recommended")
            page.blank()
            TextListing(page: page).writeMovies(answer.recommendations, indent: 2, edge: page.measure)
        }
        TextPeople(page: page).writeLeading(answer.recommendedPeople, title: "People of the recommended")
        TextClosing(page: page).writeBriefly(providers: answer.providers, problems: answer.problems)
    }

    private func title(of movie: MergedMovie) {
        page.spread(.titleAndYear(of: movie), .stars(movie.rating))
        if let tagline = movie.text(.tagline) {
            page.paragraph(StyledText(tagline) + speaker(of: .tagline, in: movie))
        }
    }

    private func overview(of movie: MergedMovie) {
        let paragraphs = Sanitizer.paragraphs(movie.text(.overview) ?? "")
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            page.blank()
            page.paragraph(
                StyledText(paragraph) + (isLast ? speaker(of: .overview, in: movie) : StyledText()),
                indent: 2)
        }
    }

    /// ` — tmdb`, behind a text that has no line of its own among the fields.
    private func speaker(of field: MovieField, in movie: MergedMovie) -> StyledText {
        guard let speaker = movie.fields[field]?.speaker else { return StyledText() }
        return StyledText(" — \(speaker)", .faint)
    }
}
