internal import CatalogCore
internal import Foundation

/// Whom a name means, and who else bears it.
struct NamedPerson: Sendable {
    /// The person who is meant.
    let person: WirePerson
    /// Others of the same name, most popular first.
    let namesakes: [WirePerson]

    /// Somebody who was asked for by number.
    init(_ person: WirePerson) {
        self.person = person
        self.namesakes = []
    }

    /// Chooses among the people that a search for a name found.
    ///
    /// Those who bear exactly that name, in any of its spellings, come before all others, and among them the
    /// most popular. Nil when nobody was found.
    init?(_ name: String, among people: [WirePerson]) {
        var seen: Set<Int> = []
        let ranked = people.filter { seen.insert($0.id).inserted }
            .mostPopularFirst { ($0.popularity, $0.id) }
        let wanted = Self.folded(name)
        let bearers = ranked.filter { $0.isCalled(wanted) }
        guard let person = bearers.first ?? ranked.first else { return nil }
        let shared = bearers.isEmpty ? ranked.filter { $0.isCalled(Self.folded(person.name)) } : bearers
        self.person = person
        self.namesakes = shared.filter { $0.id != person.id }
    }

    /// The name without case, accents and superfluous blanks, the same in every locale.
    fileprivate static func folded(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension WirePerson {
    fileprivate func isCalled(_ folded: String) -> Bool {
        NamedPerson.folded(name) == folded || originalName.map(NamedPerson.folded) == folded
    }
}
