internal import CatalogCore

extension WireCredits {
    /// The cast in billing order, those without a place last, then the crew as TMDB lists it.
    ///
    /// Somebody who plays two parts stands there twice.
    func credits(of provider: ProviderID) -> [Credit] {
        let billed = cast.enumerated().sorted { left, right in
            (left.element.order ?? .max, left.offset) < (right.element.order ?? .max, right.offset)
        }
        return billed.map { $0.element.credit(of: provider, as: .actor) }
            + crew.map { credit in
                let job =
                    credit.job == WireCredit.director ? .director : Credit.Job.other(credit.job ?? "Crew")
                return credit.credit(of: provider, as: job)
            }
    }
}

extension WireCredit {
    /// The job of a director, as TMDB writes it. `Co-Director` and `Assistant Director` are other jobs.
    static let director = "Director"

    fileprivate func credit(of provider: ProviderID, as job: Credit.Job) -> Credit {
        Credit(
            person: PersonID(provider: provider, number: person), name: name, job: job,
            character: job == .actor ? character : nil, billingOrder: job == .actor ? order : nil,
            popularity: popularity)
    }
}
