import CatalogSample
import CatalogTransport
import Testing

@Suite struct `A filmography in the sample` {
    /// The oracle: every credit of every detail, gathered without the code under test.
    private struct Work: Hashable { let film: Int, credit: String, character: String?, job: String? }

    @Test func `is exactly what the details say of that person`() async throws {
        var cast: [Int: Set<Work>] = [:]
        var crew: [Int: Set<Work>] = [:]
        for film in try await details() {
            for credit in film.credits.cast {
                cast[credit.id, default: []].insert(
                    Work(film: film.id, credit: credit.credit_id, character: credit.character, job: nil))
            }
            for credit in film.credits.crew {
                crew[credit.id, default: []].insert(
                    Work(film: film.id, credit: credit.credit_id, character: nil, job: credit.job))
            }
        }
        for id in Set(cast.keys).union(crew.keys) {
            let films: Wire.Filmography = try await ask("person/\(id)/movie_credits")
            #expect(films.id == id)
            #expect(works(films.cast) == cast[id, default: []], "\(id)")
            #expect(works(films.crew) == crew[id, default: []], "\(id)")
        }
    }

    @Test func `belongs to a person with a page`() async throws {
        let person: Wire.Person = try await ask("person/525")
        #expect(person.name == "Christopher Nolan")
    }

    @Test(arguments: [
        "person/1000000000", "person/1000000000/movie_credits", "person/nobody", "person/525/tv",
    ])
    func `of nobody is not found`(path: String) async throws {
        let response = try await SampleTransport().response(to: tmdb(path))
        #expect(response.status == 404)
    }

    private func works(_ entries: [Wire.Filmography.Entry]) -> Set<Work> {
        Set(entries.map { Work(film: $0.id, credit: $0.credit_id, character: $0.character, job: $0.job) })
    }
}
