import CatalogCore

@testable import CatalogMerger

/// Records of one movie that say something, that there is none, or nothing, about every field there is.
struct RandomClaims {
    /// The providers in precedence order, more than have a record.
    static let providers = ["ant", "bee", "cat", "dog"].map(Sample.provider)
    /// The languages of some of them.
    static let languages = [providers[0]: "en", providers[1]: "de-AT", providers[2]: "de"]

    /// One record of each of one to four providers, in no order.
    private(set) var records: [MovieDetail] = []
    /// A generator for what a test does with the records.
    private(set) var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        let speaking = Self.providers.shuffled(using: &generator).prefix(1 + seed % 4)
        for provider in speaking {
            records.append(record(of: MovieID(provider: provider, number: generator.number(1...9))))
        }
    }

    private mutating func record(of id: MovieID) -> MovieDetail {
        MovieDetail(
            summary: MovieSummary(
                id: id, title: text(), originalTitle: fact { $0.text() },
                year: fact { $0.generator.number(2000...2003) },
                releaseDate: fact { Sample.day("200\($0.generator.number(0...3))-01-01") },
                overview: fact { $0.text() }, poster: fact { $0.text() }, backdrop: fact { $0.text() },
                genres: fact { $0.texts() }, originalLanguage: fact { $0.text() },
                rating: fact { claims in
                    Sample.rating(
                        Double(claims.generator.number(1...4)),
                        votes: claims.generator.chance(0.7) ? claims.generator.number(0...3) : nil)
                },
                popularity: fact { Double($0.generator.number(0...8)) / 4 }, page: fact { $0.text() }),
            tagline: fact { $0.text() }, status: fact { $0.text() },
            runtimeMinutes: fact { $0.generator.number(90...93) },
            revenueUSD: fact { $0.generator.number(1...4) }, trailer: fact { $0.text() },
            externalIDs: fact { [Sample.imdb($0.generator.number(1...3))] },
            credits: fact { $0.credits(at: id.provider) })
    }

    private mutating func fact<Value>(_ value: (inout Self) -> Value) -> Fact<Value> {
        if generator.chance(0.2) { return .unknown }
        return generator.chance(0.15) ? .absent : .known(value(&self))
    }

    private mutating func text() -> String {
        String(repeating: "é", count: generator.number(1...3)) + (generator.pick(["a", "b"]) ?? "")
    }

    private mutating func texts() -> [String] {
        ["Drama", "drama", "Sci-Fi", "Comédie", "Comedie"].filter { _ in generator.chance(0.4) }
    }

    /// People of few names; the last provider has no ids for them.
    private mutating func credits(at provider: ProviderID) -> [Credit] {
        ["Ana", "Bo", "Cy", "ANA"].enumerated().flatMap { number, name -> [Credit] in
            let id = provider == Self.providers.last ? nil : PersonID(provider: provider, number: number)
            return [Credit.Job.actor, .actor, .director].filter { _ in generator.chance(0.4) }.map {
                Credit(
                    person: id, name: name, job: $0,
                    character: generator.chance(0.5) ? "Part \(provider)" : nil)
            }
        }
    }
}
