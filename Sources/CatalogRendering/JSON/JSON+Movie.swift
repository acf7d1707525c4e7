internal import CatalogCore
internal import CatalogMerger

extension MergedMovie: JSONValue {
    /// Every key always stands, in this order; `unknown` tells an empty array that nobody could fill from one
    /// that is really empty.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("ids", ids)
            json.member("external_ids") { $0.object(externalIDs) }
            json.member("title", title)
            json.member("original_title", text(.originalTitle))
            json.member("year", year)
            json.member("release_date", releaseDate)
            json.member("overview", text(.overview))
            json.member("tagline", text(.tagline))
            json.member("status", text(.status))
            json.member("poster", text(.poster))
            json.member("backdrop", text(.backdrop))
            json.member("trailer", text(.trailer))
            json.member("links") { $0.object(links) }
            json.member("genres", genres)
            json.member("runtime_minutes", runtimeMinutes)
            json.member("revenue_usd", whole(.revenueUSD))
            json.member("original_language", text(.originalLanguage))
            json.member(
                "rating", rating.map { ChosenRating(rating: $0, provider: fields[.rating]?.source) })
            json.member("popularity", popularity)
            json.member("watchlist", isOnWatchlist)
            json.member("actors", actors.map(Performer.init))
            json.member("directors", directors.map(Performer.init))
            json.member("sources", writeSources)
            json.member("conflicts", conflicts)
            json.member("unknown", unknown)
        }
    }

    /// Whose value each field has: a provider, or `by hand`; of what a union was made of the first. Links and
    /// outside ids are gathered from all providers and have no one source.
    private func writeSources(to json: inout JSONWriter) {
        json.object { json in
            for field in MovieField.allCases where field != .links && field != .externalIDs {
                if let source = fields[field]?.source { json.member(field.rawValue, source) }
            }
        }
    }
}

/// A movie's rating with the provider whose audience gave it, or that it was set by hand.
private struct ChosenRating: JSONValue {
    let rating: Rating
    let provider: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("value", rating.value)
            json.member("votes", rating.votes)
            json.member("provider", provider)
        }
    }
}

extension Conflict: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field)
            json.member("claims") { json in
                json.object { json in
                    for claim in claims {
                        if let value = claim.fact.value { json.member(claim.provider.name, value) }
                    }
                }
            }
        }
    }
}

extension FieldValue: JSONValue {
    /// The value in the form that the field itself has, people by their names.
    func write(to json: inout JSONWriter) {
        switch self {
        case .text(let text): json.string(text)
        case .whole(let number): json.whole(number)
        case .decimal(let number): json.decimal(number)
        case .day(let day): json.string(day.description)
        case .texts(let texts): texts.write(to: &json)
        case .rating(let rating):
            json.object { json in
                json.member("value", rating.value)
                json.member("votes", rating.votes)
            }
        case .externalIDs(let ids): json.object(ids)
        case .credits(let credits): credits.map(\.name).write(to: &json)
        case .links(let links): json.object(links)
        }
    }
}

extension JSONWriter {
    /// Writes outside ids by their authority.
    mutating func object(_ ids: [ExternalID]) {
        object { json in
            for id in ids { json.member(id.authority.rawValue, id.value) }
        }
    }

    /// Writes addresses by their provider.
    fileprivate mutating func object(_ links: [FieldValue.Link]) {
        object { json in
            for link in links { json.member(link.provider.name, link.address) }
        }
    }
}
