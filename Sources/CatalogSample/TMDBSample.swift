/// TMDB in miniature: its answers, in its own shapes, made from the recorded exchanges.
enum TMDBSample {
    /// Returns the answer to a question; TMDB's own 404 for what the sample does not know.
    static func answer(to question: SampleQuestion) -> SampleAnswer {
        guard question.path.first == "3" else { return missing }
        let path = Array(question.path.dropFirst())
        switch (path.first, path.count) {
        case ("search", 2): return search(path[1], question)
        case ("find", 2): return films(withOutsideID: path[1], question)
        case ("person", 2...3): return person(path[1], part: path.count == 3 ? path[2] : nil)
        case ("movie", 2...3):
            guard let id = Int(path[1]) else { return recorded(question) }
            return movie(id, part: path.count == 3 ? path[2] : nil, question)
        default: return recorded(question)
        }
    }

    // MARK: - Movies

    /// A list, the configuration or the genres, as recorded; a list one page at a time.
    private static func recorded(_ question: SampleQuestion) -> SampleAnswer {
        guard let answer = SampleArchive.standard.answer(to: question) else { return missing }
        let members = JSONText(answer.body).members
        guard let results = members["results"] else { return answer }
        return page(of: results.elements, question, beside: members)
    }

    /// A detail with the parts that `append_to_response` names, or one part alone.
    private static func movie(_ id: Int, part: String?, _ question: SampleQuestion) -> SampleAnswer {
        guard let film = SampleFilm.film(id) else { return missing }
        guard let part else {
            let asked = Set(
                (question.query["append_to_response"] ?? "").split(separator: ",").map(String.init))
            let unasked = SampleFilm.parts.subtracting(asked)
            return object(film.detail.filter { !unasked.contains($0.key) })
        }
        guard SampleFilm.parts.contains(part), var members = film.detail[part]?.members else {
            return missing
        }
        if members["page"] != nil {
            return page(of: members["results"]?.elements ?? [], question)
        }
        members["id"] = JSONText(id)
        return object(members)
    }

    /// The films with an IMDb or a Wikidata id: one or none.
    private static func films(withOutsideID id: String, _ question: SampleQuestion) -> SampleAnswer {
        let source = question.query["external_source"] ?? "imdb_id"
        let found = SampleFilm.all.filter { $0.detail["external_ids"]?.members[source]?.string == id }
        var members: [String: JSONText] = [:]
        for kind in ["movie", "person", "tv", "tv_episode", "tv_season"] {
            members["\(kind)_results"] = JSONText(array: kind == "movie" ? found.map(\.listedWithMedium) : [])
        }
        return object(members)
    }

    // MARK: - Searches

    /// What contains every word of the query: first what is called exactly so, then the most popular.
    private static func search(_ subject: String, _ question: SampleQuestion) -> SampleAnswer {
        guard let text = question.query["query"], !text.isEmpty else { return noQuery }
        let asked = SearchWords(text)
        switch subject {
        case "movie":
            let year = question.query["primary_release_year"] ?? question.query["year"]
            let films = SampleFilm.all
                .filter { $0.name.contain(asked) || $0.originalName.contain(asked) }
                .filter { year == nil || $0.year == year }
            return page(of: ranked(films, asked).map(\.listed), question)
        case "person":
            let people = SamplePerson.all.filter { $0.name.contain(asked) }
            return page(of: ranked(people, asked).map(found), question)
        default:
            return missing
        }
    }

    /// Exact names first, then the most popular, then the lowest id.
    private static func ranked<Item: Findable>(_ items: [Item], _ asked: SearchWords) -> [Item] {
        items.sorted { left, right in
            let isExact = (left: left.name == asked, right: right.name == asked)
            guard isExact.left == isExact.right else { return isExact.left }
            return (right.popularity, left.id) < (left.popularity, right.id)
        }
    }

    // MARK: - People

    /// A person as a search shows them, with the three most popular films they are known for.
    private static func found(_ person: SamplePerson) -> JSONText {
        var members = person.record
        members["known_for"] = JSONText(array: person.films.prefix(3).map(\.listedWithMedium))
        return JSONText(object: members)
    }

    /// A person's own page, of which the sample knows little, or their films.
    private static func person(_ id: String, part: String?) -> SampleAnswer {
        guard let id = Int(id), let person = SamplePerson.all.first(where: { $0.id == id }) else {
            return missing
        }
        switch part {
        case nil:
            var members = person.record
            members["also_known_as"] = .emptyArray
            members["biography"] = JSONText(unescaped: "")
            for name in ["birthday", "deathday", "homepage", "imdb_id", "place_of_birth"] {
                members[name] = .null
            }
            return object(members)
        case "movie_credits":
            return object([
                "cast": films(person.cast, with: ["character", "credit_id", "order"]),
                "crew": films(person.crew, with: ["credit_id", "department", "job"]),
                "id": JSONText(id),
            ])
        default:
            return missing
        }
    }

    /// Films as lists show them, each with these members of the credit.
    private static func films(
        _ credits: [(film: SampleFilm, credit: [String: JSONText])], with names: Set<String>
    ) -> JSONText {
        JSONText(
            array: credits.map { film, credit in
                JSONText(object: film.item.merging(credit.filter { names.contains($0.key) }) { $1 })
            })
    }

    // MARK: - Shapes

    /// The page that the question asks for, of 20 items; empty past the end, an error outside 1...500.
    ///
    /// - Parameter others: What the answer holds beside results and counts.
    private static func page(
        of items: [JSONText], _ question: SampleQuestion, beside others: [String: JSONText] = [:]
    ) -> SampleAnswer {
        guard let number = Int(question.query["page"] ?? "1"), (1...500).contains(number) else {
            return noPage
        }
        let size = 20
        var members = others
        members["page"] = JSONText(number)
        members["results"] = JSONText(array: items.dropFirst((number - 1) * size).prefix(size))
        members["total_pages"] = JSONText(max(1, (items.count + size - 1) / size))
        members["total_results"] = JSONText(items.count)
        return object(members)
    }

    private static func object(_ members: [String: JSONText]) -> SampleAnswer {
        SampleAnswer(body: JSONText(object: members).bytes)
    }

    private static var missing: SampleAnswer {
        failure(404, code: 34, "The resource you requested could not be found.")
    }

    private static var noPage: SampleAnswer {
        failure(
            400, code: 22,
            "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
    }

    private static var noQuery: SampleAnswer {
        var answer = object(["errors": JSONText(array: [JSONText(unescaped: "query must be provided")])])
        answer.status = 422
        return answer
    }

    private static func failure(_ status: Int, code: Int, _ message: String) -> SampleAnswer {
        var answer = object([
            "status_code": JSONText(code), "status_message": JSONText(unescaped: message),
            "success": JSONText(false),
        ])
        answer.status = status
        return answer
    }
}
