package import CatalogCore

extension MovieDetail {
    /// What this record says about a field, as a value of the merger's.
    package func fact(about field: MovieField) -> Fact<FieldValue> {
        switch field {
        case .externalIDs: externalIDs.listed { .externalIDs(ExternalID.inOrder($0)) }
        case .title: .known(.text(summary.title))
        case .originalTitle: summary.originalTitle.map(FieldValue.text)
        case .year: summary.year.map(FieldValue.whole)
        case .releaseDate: summary.releaseDate.map(FieldValue.day)
        case .overview: summary.overview.map(FieldValue.text)
        case .tagline: tagline.map(FieldValue.text)
        case .status: status.map(FieldValue.text)
        case .poster: summary.poster.map(FieldValue.text)
        case .backdrop: summary.backdrop.map(FieldValue.text)
        case .trailer: trailer.map(FieldValue.text)
        case .links: summary.page.map { .links([FieldValue.Link(provider: id.provider, address: $0)]) }
        case .genres: summary.genres.listed(FieldValue.texts)
        case .runtimeMinutes: runtimeMinutes.map(FieldValue.whole)
        case .revenueUSD: revenueUSD.map(FieldValue.whole)
        case .originalLanguage: summary.originalLanguage.map(FieldValue.text)
        case .rating: summary.rating.map(FieldValue.rating)
        case .popularity: summary.popularity.map(FieldValue.decimal)
        case .actors: credits.map { $0.filter { $0.job == .actor } }.listed(FieldValue.credits)
        case .directors: credits.map { $0.filter { $0.job == .director } }.listed(FieldValue.credits)
        }
    }
}

extension Fact {
    /// A list as a field's value: one without items says that there are none.
    fileprivate func listed<Item>(_ value: ([Item]) -> FieldValue) -> Fact<FieldValue> where Value == [Item] {
        switch self {
        case .known(let items): items.isEmpty ? .absent : .known(value(items))
        case .absent: .absent
        case .unknown: .unknown
        }
    }
}

extension ExternalID {
    /// Ids in the order of their authorities, of several of one authority the first.
    package static func inOrder(_ ids: [ExternalID]) -> [ExternalID] {
        Authority.allCases.compactMap { authority in ids.first { $0.authority == authority } }
    }
}
