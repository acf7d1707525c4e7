internal import CatalogCore

/// Reads the text of a matches file.
///
///     same:
///       - [tmdb:24428, traderev:1]
///     different:
///       - [tmdb:27205, traderev:3]
///     set:
///       tmdb:27205: {title: Inception, tagline: null}
///
/// A text that holds nothing, or comments alone, says nothing.
struct MatchesReader {
    /// The most bytes a matches file may hold.
    static let largestFile = 16 << 20
    /// The most values: two ids and their group are three of them.
    static let mostValues = 500_000

    let ids: MatchedIDs

    /// Reads what can be read. The result is only worth something where no error was found.
    func verdicts(in yaml: String, reportingTo findings: inout Findings) -> WrittenVerdicts {
        var written = WrittenVerdicts()
        guard yaml.utf8.count <= Self.largestFile else {
            findings.report(.file(.tooLarge(limit: Self.largestFile)), at: nil)
            return written
        }
        written.root = YAMLReader.root(of: yaml, atMost: Self.mostValues, reportingTo: &findings)
        guard let root = written.root else { return written }
        switch root.content {
        case .mapping(let entries):
            for entry in entries { read(entry, into: &written, reportingTo: &findings) }
        case .nothing, .unusable: break
        case .text, .list:
            findings.report(root, of: "the file", at: root.position, insteadOf: .verdicts)
        }
        do {
            written.verdicts = try Verdicts(written.entries, onePerProvider: ids.haveProviders)
        } catch {
            for contradiction in error.contradictions {
                let (fault, position) = written.fault(contradiction)
                findings.report(.matches(fault), at: position)
            }
        }
        HandValueReader(ids: ids).check(written.hand, by: written.verdicts, reportingTo: &findings)
        return written
    }

    /// What is wrong with the ids of one group, each with the index of the id that it is about, or with none
    /// where it is about the group.
    func faults(in group: [String]) -> [(fault: MatchesFault, index: Int?)] {
        var faults: [(fault: MatchesFault, index: Int?)] = []
        var seen: Set<String> = []
        for (index, id) in group.enumerated() {
            if !ids.accept(id) { faults.append((.idWithoutProvider(id), index)) }
            if !seen.insert(id).inserted { faults.append((.repeatedID(id), index)) }
        }
        if group.count < 2 { faults.append((.tooFewIDs(group), nil)) }
        return faults
    }

    private func read(
        _ entry: YAMLEntry, into written: inout WrittenVerdicts, reportingTo findings: inout Findings
    ) {
        if entry.key == HandValueReader.key {
            written.hand = HandValueReader(ids: ids).entries(entry, reportingTo: &findings)
            return
        }
        guard let verdict = Verdict(rawValue: entry.key) else {
            let known = Verdict.allCases.map(\.rawValue) + [HandValueReader.key]
            let unknown = UnknownName(entry.key, known: known)
            return findings.report(.unknownKey(unknown, under: []), at: entry.position)
        }
        written.lists[verdict] = entry
        switch entry.value.content {
        case .nothing, .unusable: break
        case .text, .mapping:
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .groups)
        case .list(let groups):
            for group in groups {
                guard let ids = self.ids(of: group, under: entry.key, reportingTo: &findings) else {
                    continue
                }
                written.entries.append(Verdicts.Entry(verdict, ids))
                written.positions.append(group.position)
            }
        }
    }

    /// The ids of a group that is sound.
    private func ids(
        of group: YAMLElement, under key: String, reportingTo findings: inout Findings
    ) -> [String]? {
        guard case .list(let items) = group.content else {
            findings.report(shown: group, of: key, at: group.position, insteadOf: .group)
            return nil
        }
        var ids: [String] = []
        for item in items {
            if case .text(let id) = item.content {
                ids.append(id)
            } else {
                findings.report(shown: item, of: key, at: item.position, insteadOf: .movieID)
            }
        }
        guard ids.count == items.count else { return nil }
        let faults = faults(in: ids)
        for (fault, index) in faults {
            findings.report(.matches(fault), at: index.map { items[$0].position } ?? group.position)
        }
        return faults.isEmpty ? ids : nil
    }
}

/// Which ids a matches file may name.
package enum MatchedIDs: Hashable, Sendable {
    /// Those of providers, `tmdb:24428`, no two of one provider for one movie: for a configuration.
    case ofProviders
    /// Whatever the records have: for two plain files.
    case asWritten

    /// Whether an id begins with its provider.
    var haveProviders: Bool {
        switch self {
        case .ofProviders: true
        case .asWritten: false
        }
    }

    /// Whether an id may be named.
    func accept(_ id: String) -> Bool { !haveProviders || MovieID(id) != nil }
}
