internal import CatalogCore

/// Two records of different providers and what speaks for their being one movie.
struct MatchLink: Sendable {
    /// The row of one record.
    let left: Int
    /// The row of the other.
    let right: Int
    let evidence: MatchEvidence
    /// The evidence's log-odds, added up once.
    let logOdds: Double

    init(_ left: Int, _ right: Int, in rows: [MatchRow]) {
        self.left = left
        self.right = right
        evidence = PairScoring.evidence(rows[left], rows[right])
        logOdds = evidence.logOdds
    }

    /// Whether the evidence is enough to merge, as long as nothing else fits about as well.
    var isProbable: Bool { MatchEvidence.probability(ofLogOdds: logOdds) >= MatchWeights.threshold }

    /// The links that are probable and clearly better than any rival, best first, equally good ones by id.
    ///
    /// A rival of a link is another one that gives either of its records another partner at the same provider.
    /// Of two that are about equally good neither is taken: nothing tells which it is.
    ///
    /// - Parameter links: All candidates; what is no candidate is no rival.
    static func clear(of links: [MatchLink], in rows: [MatchRow]) -> [MatchLink] {
        var rivals: [Seat: Lead] = [:]
        rivals.reserveCapacity(links.count)
        for link in links {
            rivals[Seat(link.left, rows[link.right]), default: Lead()].note(link.logOdds)
            rivals[Seat(link.right, rows[link.left]), default: Lead()].note(link.logOdds)
        }
        return links.filter { link in
            link.isProbable
                && [Seat(link.left, rows[link.right]), Seat(link.right, rows[link.left])]
                    .allSatisfy { rivals[$0]?.isClear(link.logOdds) ?? true }
        }.sorted { one, other in
            guard one.logOdds == other.logOdds else { return one.logOdds > other.logOdds }
            return one.ids(in: rows) < other.ids(in: rows)
        }
    }

    /// The ids of both, the smaller first: the same whatever the order of the records.
    private func ids(in rows: [MatchRow]) -> (MovieID, MovieID) {
        let (one, other) = (rows[left].id, rows[right].id)
        return one < other ? (one, other) : (other, one)
    }
}

/// A record's place for its one partner at another provider.
private struct Seat: Hashable {
    let row: Int
    let provider: ProviderID

    init(_ row: Int, _ partner: MatchRow) {
        self.row = row
        self.provider = partner.id.provider
    }
}

/// The two best that stand for one seat.
private struct Lead {
    private var best = -Double.infinity
    private var second = -Double.infinity

    mutating func note(_ logOdds: Double) {
        if logOdds > best {
            (best, second) = (logOdds, best)
        } else {
            second = max(second, logOdds)
        }
    }

    /// Whether so good a candidate is ahead of all others by the margin.
    func isClear(_ logOdds: Double) -> Bool {
        logOdds == best && best - second >= MatchWeights.margin
    }
}
