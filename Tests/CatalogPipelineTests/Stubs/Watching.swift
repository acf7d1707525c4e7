internal import CatalogCore
internal import CatalogMerger

extension WatchlistEntry {
    /// An entry in few words.
    ///
    /// - Parameter ids: Ids of providers and outside ids. `archive` is of kind `full`, `kiosk` of kind `plain`; any
    ///   other provider is of the kind behind an `=`, as in `old:1=full`.
    init(_ ids: String..., title: String = "", year: Int? = nil) {
        let kinds = ["archive": "full", "kiosk": "plain"]
        let members = ids.compactMap { text -> Member? in
            let parts = text.split(separator: "=").map(String.init)
            return MovieID(parts[0]).map { id in
                Member(id, kind: parts.count > 1 ? parts[1] : kinds[id.provider.name] ?? "")
            }
        }
        self.init(
            members: members, externalIDs: ids.compactMap { ExternalID($0) }, title: title, year: year,
            added: .opening)
    }
}

extension CalendarDay {
    /// The day on which the tests' lists begin.
    static var opening: CalendarDay {
        guard let day = CalendarDay(year: 2026, month: 11, day: 21) else {
            preconditionFailure("The calendar has this day.")
        }
        return day
    }
}

extension Report {
    /// The movies of all groups, in their order.
    var movies: [MergedMovie] { groups.flatMap(\.movies) }
}
