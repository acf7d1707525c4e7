internal import CatalogCore

/// The two jobs that are billed.
enum MovieJob: CaseIterable {
    case actor
    case director

    /// The field that holds the people who have the job.
    var field: MovieField {
        switch self {
        case .actor: .actors
        case .director: .directors
        }
    }

    /// The job as credits name it.
    var credited: Credit.Job {
        switch self {
        case .actor: .actor
        case .director: .director
        }
    }
}
