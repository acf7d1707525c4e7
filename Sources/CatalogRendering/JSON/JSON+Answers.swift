internal import CatalogCore
internal import CatalogMerger

extension Report: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.report/1")
            json.member("grouped_by", grouping.map(\.rawValue).joined(separator: ","))
            json.member("groups", groups)
            json.members(of: people)
            json.member("providers", providers)
            json.member("problems", problems)
        }
    }
}

extension ReportGroup: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("key", key)
            json.member("year", year)
            switch content {
            case .movies(let movies): json.member("movies", movies)
            case .groups(let groups): json.member("groups", groups)
            }
            json.members(of: people)
        }
    }
}

extension MovieListing: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.list/1")
            json.member("movies", movies)
            json.member("providers", providers)
            json.member("problems", problems)
        }
    }
}

extension MoviePage: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.movie/1")
            json.member("movie", movie)
            json.member("recommendations", recommendations)
            json.member("recommended_people") { json in
                json.object { $0.members(of: recommendedPeople) }
            }
            json.member("providers", providers)
            json.member("problems", problems)
        }
    }
}

extension CreditsPage: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.credits/1")
            json.member("ids", movie.ids)
            json.member("title", movie.title)
            json.member("actors", movie.actors.map(Performer.init))
            json.member("directors", movie.directors.map(Performer.init))
            json.member("providers", providers)
            json.member("problems", problems)
        }
    }
}

extension ProviderTally: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kind", kind)
            json.member("status", status.rawValue)
            json.member("movies", movies)
            json.member("stale", isStale)
            json.member("attribution", attribution)
        }
    }
}

extension Problem: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("provider", provider)
            json.member("movie", movie)
            json.member("asked", question.name)
            json.member("reason", reason.code)
            json.member("message", description)
        }
    }
}
