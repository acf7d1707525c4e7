internal import CatalogCore
internal import CatalogMerger

/// A person of one movie.
struct Performer: JSONValue {
    let person: RankedPerson

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", person.name)
            json.member("ids", person.ids)
            json.member("character", person.character)
            json.member("popularity", person.popularity)
        }
    }
}

/// A person among several movies, with the number of those that they have the job in.
struct LeadingPerson: JSONValue {
    let person: RankedPerson

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", person.name)
            json.member("ids", person.ids)
            json.member("character", nil as String?)
            json.member("popularity", person.popularity)
            json.member("movies", person.movies)
        }
    }
}

/// A person of one movie where lines of actors and directors are mixed.
struct LabeledPerformer: JSONValue {
    let job: String
    let person: RankedPerson

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("job", job)
            json.member("name", person.name)
            json.member("ids", person.ids)
            json.member("character", person.character)
            json.member("popularity", person.popularity)
        }
    }
}

extension JSONWriter {
    /// Writes the members `actors` and `directors` of people ranked over several movies.
    mutating func members(of billing: Billing) {
        member("actors", billing.actors.map(LeadingPerson.init))
        member("directors", billing.directors.map(LeadingPerson.init))
    }
}
