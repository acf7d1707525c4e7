internal import CatalogMerger

/// Ranked people on a page: in a line below a group, in tables at the end.
struct HTMLPeople {
    let sheet: HTMLSheet

    /// What stands over those of a whole report.
    static let leading = "Leading people"

    /// The link to them; nil where there are none.
    static func link(to people: Billing) -> HTMLSheet.Link? {
        people.actors.isEmpty && people.directors.isEmpty
            ? nil : HTMLSheet.Link(anchor: Anchors.people, words: leading)
    }

    /// The leading people of a group, for its template; null where there are none.
    static func value(of people: Billing) -> TemplateValue {
        let jobs = [("Actors", people.actors), ("Directors", people.directors)].filter { !$0.1.isEmpty }
        return .some(
            jobs.map { job, people in
                ["job": .text(job), "people": .list(people.map(value))]
            }, as: "jobs")
    }

    /// Writes tables under a heading, and what their figures mean.
    ///
    /// - Parameter closing: What there is to say of them.
    func writeTables(_ people: Billing, title: String, closing: String = "") {
        guard !people.actors.isEmpty || !people.directors.isEmpty else { return }
        sheet.section(title, anchor: Anchors.people, kind: "pair") {
            table("Actors", people.actors)
            table("Directors", people.directors)
            sheet.paragraph(
                "The figure behind a name in a group is the popularity."
                    + (closing.isEmpty ? "" : " \(closing)"),
                class: "note")
        }
    }

    private static func value(of person: RankedPerson) -> TemplateValue {
        let figures = [
            person.popularity.map(Wording.oneDecimal),
            person.movies > 1 ? Wording.count(person.movies, "movie") : nil,
        ]
        return ["name": .text(person.name), "figures": .texts(figures.compactMap { $0 })]
    }

    private func table(_ title: String, _ people: [RankedPerson]) {
        sheet.table(
            title,
            [
                HTMLColumn("Name"), HTMLColumn("Popularity", isNumber: true),
                HTMLColumn("Movies", isNumber: true),
            ],
            rows: people.lazy.map { person in
                [
                    .name(person.name), .number(person.popularity.map(Wording.oneDecimal) ?? "–"),
                    .number(Wording.grouped(person.movies)),
                ]
            })
    }
}
