internal import CatalogTestSupport

/// A way for a provider to break the contract, and what the contract suite must say to it.
enum Flaw: String, CaseIterable, Sendable {
    case hidesCredits, namesAnotherProvider, listsTwice, blankTitle, answersEveryList, emptyList
    case foreignProblem
    case ignoresLimit, reordersByLimit, callsACutListWhole
    case searchFindsNothing, searchFindsTwice
    case knowsNobody, ownNamesake, namesakeOfAnother
    case wrongPage, yearBeforeCinema, yearBesideDate, relativePoster, posterWithoutHost, blankOverview
    case noGenres, languageInWords, endlessPopularity, noRuntime, twoIMDbIDs
    case namelessCredit, shuffledCast, crewFirst, directorWithPart, foreignPerson
    case foreignRecommendation
    case inventsMovies, unknownIsUnsupported
    case changesItsMind
    case swallowsFailures, blamesAnother, misnamesQuestion, oneReasonForAll
    case reportsCancellation, unreadableIsEmpty, everyStatusIsServerError

    /// The law it breaks, and a part of the sentence that must say so.
    var verdict: (law: ProviderContract.Law, says: String) {
        switch self {
        case .hidesCredits: (.abilities, "does not offer credits")
        case .namesAnotherProvider: (.lists, "not an id of 'model'")
        case .listsTwice: (.lists, "model:1 stands there twice")
        case .blankTitle: (.lists, "model:1: the title is blank")
        case .answersEveryList: (.lists, "it answers the list 'upcoming' without having it")
        case .emptyList: (.lists, "the list 'popular' is empty")
        case .foreignProblem: (.lists, "reports a problem of 'other'")
        case .ignoresLimit: (.limits, "cut at 3 is not the beginning")
        case .reordersByLimit: (.limits, "cut at 3 is not the beginning")
        case .callsACutListWhole: (.limits, "calls itself the whole catalog")
        case .searchFindsNothing: (.search, "does not find model:1")
        case .searchFindsTwice: (.search, "stands there twice")
        case .knowsNobody: (.people, "knows no 'Agnès Varda'")
        case .ownNamesake: (.people, "their own namesake")
        case .namesakeOfAnother: (.people, "other:9 is not an id of 'model'")
        case .wrongPage: (.details, "the page of model:2 is about model:1")
        case .yearBeforeCinema: (.details, "1796 is no year of the cinema")
        case .yearBesideDate: (.details, "the year is 1963 and the release date 1962-04-11")
        case .relativePoster: (.details, "the poster is at '1.jpg', which is not absolute")
        case .posterWithoutHost: (.details, "the poster is at 'https:///1.jpg', which is not absolute")
        case .blankOverview: (.details, "the overview is blank")
        case .noGenres: (.details, "the genres are []")
        case .languageInWords: (.details, "the language is 'French'")
        case .endlessPopularity: (.details, "the popularity is inf")
        case .noRuntime: (.details, "it runs 0 minutes")
        case .twoIMDbIDs: (.details, "two outside ids are of one authority")
        case .namelessCredit: (.credits, "somebody has no name")
        case .shuffledCast: (.credits, "the cast is billed [1, 0]")
        case .crewFirst: (.credits, "an actor stands behind the crew")
        case .directorWithPart: (.credits, "without being an actor")
        case .foreignPerson: (.credits, "other:9 is not an id of 'model'")
        case .foreignRecommendation: (.recommendations, "other:9: it is not an id of 'model'")
        case .inventsMovies: (.unknownMovies, "it gave the detail of model:99 when there is no such movie")
        case .unknownIsUnsupported: (.unknownMovies, "the detail of model:99 did not fail")
        case .changesItsMind: (.repetition, "the list 'popular' changed")
        case .swallowsFailures: (.brokenTransport, "it gave the list 'popular' when the transport fails")
        case .blamesAnother: (.brokenTransport, "it blamed 'other'")
        case .misnamesQuestion: (.brokenTransport, "it named its own configuration")
        case .oneReasonForAll: (.brokenTransport, "failed as offline")
        case .reportsCancellation: (.cancellation, "it made a problem of the list 'popular'")
        case .unreadableIsEmpty: (.unreadableAnswers, "it gave the list 'popular' when the body is null")
        case .everyStatusIsServerError: (.statuses, "failed as server_error when the status is 401")
        }
    }
}
