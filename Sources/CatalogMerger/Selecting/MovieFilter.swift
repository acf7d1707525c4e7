package import CatalogCore

/// Which movies an answer keeps. A condition that is nil keeps all.
public struct MovieFilter: Hashable, Sendable {
    /// Years of release, both ends included; movies of unknown year do not pass.
    public var years: ClosedRange<Int>?
    /// A genre, compared without case, accents and signs.
    public var genre: String?
    /// The least rating, 0 to 10; movies without a rating do not pass.
    public var leastRating: Double?
    /// What the title or the year must contain, compared without case, accents and signs.
    public var text: String?

    /// Makes a filter.
    public init(
        years: ClosedRange<Int>? = nil, genre: String? = nil, leastRating: Double? = nil, text: String? = nil
    ) {
        self.years = years
        self.genre = genre
        self.leastRating = leastRating
        self.text = text
    }

    /// The fields it looks at beside titles, which every record has.
    package var fields: Set<MovieField> {
        var fields: Set<MovieField> = []
        // The text may be found in the year as well.
        if years != nil || text != nil { fields.insert(.year) }
        if genre != nil { fields.insert(.genres) }
        if leastRating != nil { fields.insert(.rating) }
        return fields
    }

    /// Whether a merged movie passes.
    package func accepts(_ movie: MergedMovie) -> Bool {
        acceptsYear(movie[.year]) && acceptsGenres(movie[.genres]) && acceptsRating(movie[.rating])
            && acceptsText(title: movie.title, year: movie.year)
    }

    /// Whether a movie with this record may pass: what the record does not know may still turn out to fit.
    package func mayAccept(_ record: MovieDetail) -> Bool {
        func may(_ field: MovieField, _ accepts: (Fact<FieldValue>) -> Bool) -> Bool {
            let fact = record.fact(about: field)
            return fact.isUnknown || accepts(fact)
        }
        let summary = record.summary
        return may(.year, acceptsYear) && may(.genres, acceptsGenres) && may(.rating, acceptsRating)
            && (summary.year.isUnknown || acceptsText(title: summary.title, year: summary.year.value))
    }

    private func acceptsYear(_ fact: Fact<FieldValue>) -> Bool {
        guard let years else { return true }
        guard case .known(.whole(let year)) = fact else { return false }
        return years.contains(year)
    }

    private func acceptsGenres(_ fact: Fact<FieldValue>) -> Bool {
        guard let genre else { return true }
        guard case .known(.texts(let genres)) = fact else { return false }
        let wanted = TextFolding.comparable(genre)
        return genres.contains { TextFolding.comparable($0) == wanted }
    }

    private func acceptsRating(_ fact: Fact<FieldValue>) -> Bool {
        guard let leastRating else { return true }
        guard case .known(.rating(let rating)) = fact else { return false }
        return rating.value >= leastRating
    }

    private func acceptsText(title: String, year: Int?) -> Bool {
        guard let text else { return true }
        // A text of signs alone is looked for among signs; folded for comparing it would be in every title.
        let words = TextFolding.folded(text, .words)
        guard !words.isEmpty else {
            return TextFolding.folded(title, .written).contains(TextFolding.folded(text, .written))
        }
        return TextFolding.folded(title, .words).contains(words)
            || year.map(String.init)?.contains(words) == true
    }
}
