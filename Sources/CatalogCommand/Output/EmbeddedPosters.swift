internal import CatalogMerger
internal import CatalogRendering
internal import CatalogRuntime

extension OpenedSession {
    /// Loads the posters of a report, and says which could not be had: the page sets their titles instead.
    func posters(of report: Report) async -> Posters {
        guard session.hasPictures else {
            console.notice("The sample has no pictures: the page sets the titles in their place.")
            return .embedded([:])
        }
        let addresses = Posters.addresses(in: report)
        let outcomes = await session.pictures(at: addresses)
        var pictures: [String: String] = [:]
        var faults: [String] = []
        for address in addresses {
            switch outcomes[address] {
            case .success(let picture): pictures[address] = picture.address
            case .failure(let fault): faults.append("The poster \(address) could not be had: \(fault).")
            case nil: break
            }
        }
        console.problems(faults, further: 0, shown: 3, isError: false)
        return .embedded(pictures)
    }
}
