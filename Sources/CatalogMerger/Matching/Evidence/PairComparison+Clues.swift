extension PairComparison {
    /// What was found, in words, with what it is worth; what neither could say is left out. The weights add up to
    /// ``logOdds(_:)``.
    func clues(_ rarity: TitleRarity) -> [MatchEvidence.Clue] {
        let films = sharedTitle.map { rarity.count(of: $0) } ?? 1
        let found: [(MatchEvidence.Kind, String?, Double)] = [
            (.externalID, externalID.words, ClueWeights.weight(of: externalID)),
            (.title, title.words, titleWeight),
            (
                .rarity, TitleRarity.words(films: films, letters: titleLength, title),
                rarity.weight(of: sharedTitle, letters: titleLength, title)
            ),
            (.year, year.words, ClueWeights.weight(of: year)),
            (.releaseDate, dateWeight == 0 ? nil : date.words, dateWeight),
            (.directors, directors.words("director"), directorWeight),
            (.actors, actors.words("actor"), ClueWeights.weight(actors: actors)),
            (.runtime, runtime.words, ClueWeights.weight(of: runtime)),
            (.genres, genres.words, ClueWeights.weight(of: genres)),
            (.language, language.words, ClueWeights.weight(of: language)),
        ]
        return found.compactMap { kind, words, weight in
            words.map { MatchEvidence.Clue(kind, $0, weight: weight) }
        }
    }

    /// The subjects on which one of the two is silent, those that decide most first.
    var unknown: [MatchEvidence.Kind] {
        var unknown: [MatchEvidence.Kind] = []
        if year == .unknown || year == .knownToOne { unknown.append(.year) }
        if directors == .unknown { unknown.append(.directors) }
        if runtime == .unknown { unknown.append(.runtime) }
        if actors == .unknown { unknown.append(.actors) }
        if genres == .unknown { unknown.append(.genres) }
        return unknown
    }
}

extension ExternalIDAgreement {
    fileprivate var words: String? {
        switch self {
        case .same: "same outside id"
        case .different: "different outside ids"
        case .unknown: nil
        }
    }
}

extension TitleAgreement {
    fileprivate var words: String {
        switch self {
        case .same: "same title"
        case .loose: "same title but for articles and numerals"
        case .other: "same original or alternative title"
        case .fragment: "same title but for a subtitle"
        case .oneLetterOff: "titles one letter apart"
        case .twoLettersOff: "titles two letters apart"
        case .subtitle: "same subtitle"
        case .similar: "similar titles"
        case .otherNumber: "titles of other numbers"
        case .different: "different titles"
        }
    }
}

extension TitleRarity {
    fileprivate static func words(films: Int, letters: Int, _ agreement: TitleAgreement) -> String? {
        switch agreement {
        case .otherNumber, .different: nil
        case .same, .loose, .other, .fragment, .subtitle, .oneLetterOff, .twoLettersOff, .similar:
            films > 1
                ? "title of \(films) films" : letters < 10 ? "short title" : "long title"
        }
    }
}

extension YearAgreement {
    fileprivate var words: String {
        switch self {
        case .same: "same year"
        case .oneApart: "years one apart"
        case .fewApart: "years two or three apart"
        case .farApart: "years far apart"
        case .knownToOne: "year known to one only"
        case .unknown: "year unknown"
        }
    }
}

extension DateAgreement {
    fileprivate var words: String? {
        switch self {
        case .same: "same release date"
        case .close: "release dates close"
        case .overAYearApart: "release dates more than a year apart"
        case .apart, .unknown: nil
        }
    }
}

extension PeopleAgreement {
    fileprivate func words(_ job: String) -> String? {
        switch self {
        case .many, .two: "\(job)s in common"
        case .one: job == "director" ? "same director" : "one \(job) in common"
        case .similar: "\(job) of a similar name"
        case .noneOfOne, .none: "no \(job) in common"
        case .unknown: nil
        }
    }
}

extension RuntimeAgreement {
    fileprivate var words: String? {
        switch self {
        case .same: "same running time"
        case .close: "running times close"
        case .near: "running times differ"
        case .apart: "running times apart"
        case .farApart: "running times far apart"
        case .unknown: nil
        }
    }
}

extension GenreAgreement {
    fileprivate var words: String? {
        switch self {
        case .contained: "same genres"
        case .some: "genres in common"
        case .none: "no genre in common"
        case .unknown: nil
        }
    }
}

extension LanguageAgreement {
    fileprivate var words: String? {
        switch self {
        case .different: "different original languages"
        case .same, .unknown: nil
        }
    }
}
