/// What each clue is worth, as natural logarithms of odds: 2.3 is ten to one, 4.6 a hundred to one.
///
/// The figures are set by what must decide and what must not:
///
/// - Title and year decide (p = 0.99), and so does a year off by one where nothing contradicts it (p = 0.92).
/// - A title alone, or with a year that only one of the two knows, does not; with the director it does.
/// - Years two or three apart need the director and the cast to agree. Beyond that only an outside id joins:
///   a name shared with another time's film is another film.
/// - An outside id joins unless title, year and people contradict it together; two different ids of one
///   authority keep apart whatever else agrees.
/// - Without a title in common, everything else together does not join.
enum MatchWeights {
    static let sameExternalID = 25.0
    static let differentExternalID = -25.0

    static let sameTitle = 5.0
    /// By more than the margin less than the very title: `Nine` and `9` are two films of 2009.
    static let sameLooseTitle = 3.4
    static let sameOtherTitle = 3.4
    static let differentTitle = -10.0

    static let sameYear = 3.0
    /// Festivals, and premieres around New Year's Eve.
    static let yearsOneApart = 1.0
    /// Films that waited for a release: two or three years.
    static let yearsFewApart = -4.5
    static let yearsApart = -9.0
    static let yearMissing = -1.0

    static let sameDate = 2.0
    static let datesClose = 1.0
    static let datesFarApart = -1.5

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
