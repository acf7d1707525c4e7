/// What each clue is worth, as natural logarithms of odds: 2.3 is ten to one, 4.6 a hundred to one.
///
/// The figures follow from how often catalogs agree on true pairs and on chance pairs of one title. They are
/// set so that title and year alone decide (p = 0.99), a year off by one decides where nothing contradicts
/// it (p = 0.92), and a missing year or a gap of two years does not.
enum MatchWeights {
    /// An authority's id was given to one film only; a typo in it is the exception.
    static let sameExternalID = 12.0
    static let differentExternalID = -9.0

    static let sameTitle = 5.0
    static let sameLooseTitle = 4.4
    static let sameOtherTitle = 4.4
    static let differentTitle = -3.0

    static let sameYear = 3.0
    /// Festivals, and premieres around New Year's Eve.
    static let yearsOneApart = 1.0
    /// A name shared with another year's film is another film: remakes.
    static let yearsApart = -9.0
    static let yearMissing = -1.0

    static let datesClose = 1.0

    static let sharedDirector = 4.0
    static let noSharedDirector = -5.0

    static let sharedActors = 2.5
    static let noSharedActor = -3.0

    static let runtimesClose = 0.7
    static let runtimesFarApart = -2.0

    static let differentLanguage = -1.5

    /// Pairs at least this probable are merged.
    static let threshold = 0.9
    /// By how much the best candidate must be ahead of the next, in log-odds, or neither is taken.
    static let margin = 1.5
}
