internal import CatalogCore
internal import CatalogMerger

/// One movie of a page in Markdown, below its heading.
struct MarkdownMovie {
    let sheet: MarkdownSheet
    /// How many actors are named.
    let top: Int

    /// Writes the movie under a heading of a level.
    func write(_ movie: MergedMovie, level: Int, showsYear: Bool) {
        sheet.heading(Self.title(of: movie, showsYear: showsYear), level: level)
        sheet.paragraph(facts(of: movie))
        for paragraph in Sanitizer.paragraphs(movie.text(.overview) ?? "") {
            sheet.paragraph(MarkdownText.block(paragraph))
        }
        sheet.paragraph(people(of: movie))
        sheet.list(doubts(about: movie))
        sheet.paragraph(Self.links(of: movie))
    }

    /// The title, with the year where it is wanted.
    static func title(of movie: MergedMovie, showsYear: Bool) -> String {
        let title = MarkdownText.block(movie.title)
        return showsYear ? title + (movie.year.map { " (\($0))" } ?? "") : title
    }

    /// Links to the pages of the providers and to what can be looked at.
    static func links(of movie: MergedMovie) -> String {
        var links = movie.links.map { MarkdownText.link($0.provider.name, to: $0.address) }
        for field in [MovieField.trailer, .poster] {
            if let address = movie.text(field), WebAddress.usable(address) != nil {
                links.append(MarkdownText.link(field.label, to: address))
            }
        }
        return links.joined(separator: " · ")
    }

    private func facts(of movie: MergedMovie) -> String {
        var facts: [String] = []
        if let rating = movie.rating { facts.append("**★ \(Wording.oneDecimal(rating.value))**") }
        if let original = movie.differingOriginalTitle { facts.append(MarkdownText.inline(original)) }
        if let minutes = movie.runtimeMinutes { facts.append(Wording.duration(minutes: minutes)) }
        if !movie.genres.isEmpty { facts.append(MarkdownText.inline(movie.genres.joined(separator: ", "))) }
        if movie.isOnWatchlist { facts.append(Wording.onWatchlist) }
        facts.append(movie.ids.map { MarkdownText.inline($0.description) }.joined(separator: ", "))
        return MarkdownText.atLineStart(facts.joined(separator: " · "))
    }

    private func people(of movie: MergedMovie) -> String {
        var sentences: [String] = []
        if !movie.directors.isEmpty {
            sentences.append("Directed by \(Wording.list(movie.directors.map(\.name))).")
        }
        if !movie.actors.isEmpty, top > 0 {
            let cast = movie.actors.prefix(top).map { person in
                person.name + (person.character.map { " (\($0))" } ?? "")
            }
            sentences.append("With \(cast.joined(separator: ", ")).")
        }
        return MarkdownText.block(sentences.joined(separator: " "))
    }

    private func doubts(about movie: MergedMovie) -> [String] {
        var doubts = movie.conflicts.map { "≠ " + MarkdownText.inline($0.wording) }
        if !movie.missedFields.isEmpty {
            doubts.append("Nobody could say: \(Wording.list(movie.missedFields))")
        }
        return doubts
    }
}
