internal import CatalogCore
internal import CatalogMerger

/// One movie as a part of a page.
struct HTMLMovie {
    let sheet: HTMLSheet
    /// How many actors are named.
    let top: Int

    /// How many tints the style sheet has for what stands in place of a poster.
    static let tints = 6

    /// Writes a movie among others, under a heading of a level.
    func write(_ movie: MergedMovie, level: Int, showsYear: Bool) {
        let own: TemplateValue = [
            "tag": .text(Self.tag(level: level)),
            "year": .text(showsYear ? movie.year.map { String($0) } : nil),
            "missed": .text(
                movie.missedFields.isEmpty ? nil : "Nobody could say: \(Wording.list(movie.missedFields))."),
        ]
        sheet.write(.movie, own.merging(value(of: movie)))
    }

    /// Writes the movie that a page is about, below the page's heading.
    func writePortrait(_ movie: MergedMovie) {
        let speaker = movie.fields[.overview]?.speaker
        let own: TemplateValue = [
            "overviewBy": .text(movie.text(.overview) == nil ? nil : speaker)
        ]
        sheet.write(.portrait, own.merging(value(of: movie)))
    }

    /// A heading's tag; there are none below level 6.
    static func tag(level: Int) -> String { "h\(min(level, 6))" }

    private func value(of movie: MergedMovie) -> TemplateValue {
        [
            "title": .text(movie.title),
            "released": .text(movie.year.map { String($0) }),
            "poster": .text(sheet.posters.source(of: movie)),
            "tint": .whole(Self.tint(of: movie)),
            "facts": facts(of: movie),
            "overview": .texts(Sanitizer.paragraphs(movie.text(.overview) ?? "")),
            "directed": .some(movie.directors.map { .text($0.name) }, as: "names"),
            "cast": .some(movie.actors.prefix(top).map { .text($0.name) }, as: "names"),
            "conflicts": conflicts(of: movie),
            "badges": .list(badges(of: movie)),
        ]
    }

    /// The tint that stands behind a poster, or in its place: the same for a movie on every page.
    private static func tint(of movie: MergedMovie) -> Int {
        Int(movie.title.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) } % UInt32(tints))
    }

    private func facts(of movie: MergedMovie) -> TemplateValue {
        let original = movie.differingOriginalTitle
        let facts: [(String, TemplateValue)] = [
            (
                "rating",
                movie.rating.map { rating in
                    [
                        "value": .text(Wording.oneDecimal(rating.value)),
                        "votes": .text(rating.votes.map { Wording.count($0, "vote") }),
                    ]
                } ?? .null
            ),
            ("mark", .text(movie.isOnWatchlist ? Wording.onWatchlist : nil)),
            (
                "original",
                original.map { ["words": .text($0), "language": .text(Self.language(of: movie))] } ?? .null
            ),
            ("duration", .text(movie.runtimeMinutes.map { Wording.duration(minutes: $0) })),
            ("genres", .text(movie.genres.isEmpty ? nil : movie.genres.joined(separator: ", "))),
        ]
        guard facts.contains(where: { $0.1 != .null }) else { return .null }
        return .object(TemplateObject(members: facts.map { .init(key: $0.0, value: $0.1) }))
    }

    /// The language of the original title, where it is the code of one; readers pronounce by it.
    private static func language(of movie: MergedMovie) -> String? {
        movie.text(.originalLanguage).flatMap { code in
            let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
            return isCode ? code : nil
        }
    }

    private func conflicts(of movie: MergedMovie) -> TemplateValue {
        guard !movie.conflicts.isEmpty else { return .null }
        return [
            "summary": .text(
                "Providers differ about the \(Wording.list(movie.conflicts.map(\.field.label)))"),
            "fields": .list(
                movie.conflicts.map { conflict in
                    let resolved = movie.fields[conflict.field]
                    return [
                        "label": .text(conflict.field.label),
                        "claims": .list(
                            conflict.claims.compactMap { claim in
                                guard let value = claim.fact.value else { return nil }
                                return [
                                    "provider": .text(claim.provider.name),
                                    "value": .text(conflict.field.wording(of: value)),
                                    "shown": .flag(resolved?.isChosen(claim) ?? false),
                                ]
                            }),
                    ]
                }),
        ]
    }

    /// Each provider that has the movie, with its page where it has one, and the trailer.
    private func badges(of movie: MergedMovie) -> [TemplateValue] {
        let pages = Dictionary(movie.links.map { ($0.provider, $0.address) }) { first, _ in first }
        let providers = movie.ids.map { id in
            (name: id.provider.name, address: pages[id.provider].flatMap(WebAddress.usable))
        }
        let trailer = movie.text(.trailer).flatMap(WebAddress.usable).map { (name: "trailer", address: $0) }
        return (providers + [trailer].compactMap { $0 }).map {
            ["name": .text($0.name), "address": .text($0.address)]
        }
    }
}

extension TemplateValue {
    /// The object with the members of another behind its own.
    func merging(_ other: TemplateValue) -> TemplateValue {
        guard case .object(let object) = self, case .object(let more) = other else { return self }
        return .object(TemplateObject(members: object.members + more.members))
    }
}
