package import CatalogCore
internal import Foundation

/// What a record must look like to be sound, whichever question it answers.
package struct RecordLaws {
    /// Whose records they are.
    let provider: ProviderID

    /// Makes the laws of one provider's records.
    package init(provider: ProviderID) {
        self.provider = provider
    }

    /// What is wrong with the movies of one answer, in which none may stand twice unless repeats are allowed.
    package func violations(in movies: [MovieSummary], allowingRepeats: Bool = false) -> [String] {
        var seen: Set<MovieID> = []
        let repeats = movies.filter { !seen.insert($0.id).inserted && !allowingRepeats }
        return movies.flatMap(violations(in:)) + repeats.map { "\($0.id) stands there twice" }
    }

    /// What is wrong with one movie.
    package func violations(in movie: MovieSummary) -> [String] {
        var found: [String] = []
        if movie.id.provider != provider { found.append("it is not an id of '\(provider)'") }
        if isBlank(movie.title) { found.append("the title is blank") }
        for year in [movie.year.value, movie.releaseDate.value?.year].compactMap(\.self)
        where !(1870...2100).contains(year) {
            found.append("\(year) is no year of the cinema")
        }
        if let year = movie.year.value, let day = movie.releaseDate.value, year != day.year {
            found.append("the year is \(year) and the release date \(day)")
        }
        found += blanks([("original title", movie.originalTitle), ("overview", movie.overview)])
        found += relatives([("poster", movie.poster), ("backdrop", movie.backdrop), ("page", movie.page)])
        if let genres = movie.genres.value, genres.isEmpty || genres.contains(where: isBlank) {
            found.append("the genres are \(genres)")
        }
        if let code = movie.originalLanguage.value, code.wholeMatch(of: /[a-z]{2}/) == nil {
            found.append("the language is '\(code)'")
        }
        if let popularity = movie.popularity.value, !popularity.isFinite || popularity < 0 {
            found.append("the popularity is \(popularity)")
        }
        return found.map { "\(movie.id): \($0)" }
    }

    /// What is wrong with a movie's page.
    package func violations(in detail: MovieDetail) -> [String] {
        var found = blanks([("tagline", detail.tagline), ("status", detail.status)])
        found += relatives([("trailer", detail.trailer)])
        if let minutes = detail.runtimeMinutes.value, minutes < 1 {
            found.append("it runs \(minutes) minutes")
        }
        if let takings = detail.revenueUSD.value, takings < 1 { found.append("it took \(takings) dollars") }
        if detail.alternativeTitles.value?.contains(where: isBlank) == true {
            found.append("an alternative title is blank")
        }
        let authorities = detail.externalIDs.value?.map(\.authority) ?? []
        if Set(authorities).count < authorities.count { found.append("two outside ids are of one authority") }
        found += violations(in: detail.credits.value ?? [])
        found += violations(in: detail.recommendations.value ?? [], allowingRepeats: true)
        return violations(in: detail.summary) + found.map { "\(detail.id): \($0)" }
    }

    /// What is wrong with the credits of one movie.
    package func violations(in credits: [Credit]) -> [String] {
        var found: [String] = []
        for credit in credits {
            if isBlank(credit.name) { found.append("somebody has no name") }
            if let person = credit.person, person.provider != provider {
                found.append("\(person) is not an id of '\(provider)'")
            }
            if credit.job != .actor, let character = credit.character {
                found.append("\(credit.name) has the part '\(character)' without being an actor")
            }
        }
        let places = credits.filter { $0.job == .actor }.compactMap(\.billingOrder)
        if places != places.sorted() { found.append("the cast is billed \(places)") }
        if credits.drop(while: { $0.job == .actor }).contains(where: { $0.job == .actor }) {
            found.append("an actor stands behind the crew")
        }
        return found
    }

    private func isBlank(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace)
    }

    private func blanks(_ texts: [(name: String, fact: Fact<String>)]) -> [String] {
        texts.filter { $0.fact.value.map(isBlank) ?? false }.map { "the \($0.name) is blank" }
    }

    private func relatives(_ addresses: [(name: String, fact: Fact<String>)]) -> [String] {
        addresses.compactMap { name, fact in
            guard let text = fact.value, !isAbsolute(text) else { return nil }
            return "the \(name) is at '\(text)', which is not absolute"
        }
    }

    private func isAbsolute(_ text: String) -> Bool {
        guard let url = URL(string: text, encodingInvalidCharacters: false) else { return false }
        return switch url.scheme {
        case "http", "https": url.host()?.isEmpty == false
        case "file": url.path().hasPrefix("/")
        case _: false
        }
    }
}
