/// What each clue is worth: natural logarithms of odds, 2.3 being ten to one.
///
/// They are the weights under which public catalogs with known answers were most probable, and generated ones
/// with the same faults, both at once: of the pairs that they give 0.9, nine in ten are the same movie. Clues that
/// those catalogs do not have (days, languages, outside ids) are estimates, said so in *How matching decides*. A
/// clue that nobody knows weighs nothing.
enum ClueWeights {
    static func weight(of title: TitleAgreement) -> Double {
        switch title {
        case .same: 3.7
        case .loose: -1.2
        case .other: 1.5
        case .fragment: -0.6
        case .oneLetterOff: -1.2
        case .twoLettersOff: -1.6
        case .subtitle: -2.8
        case .similar: -4
        case .otherNumber: -12.4
        case .different: -6.8
        }
    }

    /// More than titles can be worth, however rare.
    static let bestTitle = 7.0

    /// More than titles can be worth that are only almost the same, however long.
    static let bestSpelling = 1.1

    /// Titles that differ and no director in common: nothing is left to go by.
    static let nothingInCommon = -5.6

    static func weight(of year: YearAgreement) -> Double {
        switch year {
        case .same: 3.9
        case .oneApart: 0.9
        case .fewApart: -4.5
        case .farApart: -6.5
        case .knownToOne: -2
        case .unknown: -2
        }
    }

    static func weight(of date: DateAgreement) -> Double {
        switch date {
        case .same: 1
        case .close: 0.5
        case .apart, .unknown: 0
        case .overAYearApart: -3.5
        }
    }

    static func weight(directors: PeopleAgreement) -> Double {
        switch directors {
        case .many, .two, .one: 2.9
        case .similar: 0.7
        case .noneOfOne, .none: -9
        case .unknown: 0
        }
    }

    /// Another director, but two actors and more in common.
    static let otherDirectorOfOneCast = -4.5

    /// One actor in common says little: casts are cut to a few names, and stars are in many films.
    static func weight(actors: PeopleAgreement) -> Double {
        switch actors {
        case .many: 1.6
        case .two: 1.2
        case .one, .similar, .unknown: 0
        case .noneOfOne, .none: -3.7
        }
    }

    static func weight(of runtime: RuntimeAgreement) -> Double {
        switch runtime {
        case .same: 1.8
        case .close: -0.4
        case .near: -3
        case .apart: -4.6
        case .farApart: -10.5
        case .unknown: 0
        }
    }

    static func weight(of genres: GenreAgreement) -> Double {
        switch genres {
        case .contained: 1.1
        case .some, .unknown: 0
        case .none: -3
        }
    }

    static func weight(of language: LanguageAgreement) -> Double {
        switch language {
        case .same, .unknown: 0
        case .different: -3.6
        }
    }

    static func weight(of externalID: ExternalIDAgreement) -> Double {
        switch externalID {
        case .same: 25
        case .different: -25
        case .unknown: 0
        }
    }

    /// What the user's word is worth: more than everything else together.
    static let verdict = 100.0
}
