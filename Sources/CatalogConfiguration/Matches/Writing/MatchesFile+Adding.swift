internal import CatalogCore

extension MatchesFile {
    /// A text of this file with verdicts added.
    ///
    /// Every character of the text stays, comments and order with it. Each verdict stands in a line of its own,
    /// behind the last one of its list and written as that one is; a list that is missing comes at the end. What
    /// the text says already, be it through a chain, is not added.
    ///
    /// - Throws: What is wrong in the text as it is; what contradicts it, be it by values by hand, at the place that
    ///   says otherwise; ids that the file may not name; a text that leaves no place for more.
    package func text(
        adding new: [NewVerdict], to text: String
    ) throws(ConfigurationErrors) -> String {
        let written = try written(in: text)
        try check(new, against: written)
        var said: Set<Verdicts.Entry> = []
        let unsaid = new.filter { new in
            let entry = Verdicts.Entry(new.entry.verdict, new.entry.ids.sorted())
            return !written.verdicts.imply(entry) && said.insert(entry).inserted
        }
        guard let first = unsaid.first else { return text }
        guard let changed = MatchesEditor(text, written: written).text(adding: unsaid),
            says(changed, all: written, and: unsaid)
        else {
            throw failure(.noPlace(line: "\(first.entry.verdict.rawValue): [\(first.group)]"), at: nil)
        }
        return changed
    }

    private func check(
        _ new: [NewVerdict], against written: WrittenVerdicts
    ) throws(ConfigurationErrors) {
        let faults = new.flatMap { MatchesReader(ids: ids).faults(in: $0.entry.ids) }
        if let (fault, _) = faults.first { throw failure(fault, at: nil) }
        let all: Verdicts
        do {
            all = try Verdicts(written.entries + new.map(\.entry), onePerProvider: ids.haveProviders)
        } catch {
            let errors = error.contradictions.map { contradiction in
                let (fault, position) = written.fault(contradiction)
                return ConfigurationError(.matches(fault), at: FileLocation(file: name, position: position))
            }
            if let errors = ConfigurationErrors(errors) { throw errors }
            return
        }
        var findings = Findings(file: name)
        HandValueReader(ids: ids).check(written.hand, by: all, reportingTo: &findings)
        if let errors = ConfigurationErrors(findings.errors) { throw errors }
    }

    /// Whether a text says what the old one said and what is new, in that order, and nothing else.
    private func says(_ text: String, all old: WrittenVerdicts, and new: [NewVerdict]) -> Bool {
        // A text that cannot be read says something else.
        guard let written = try? written(in: text),
            written.hand.map(\.content) == old.hand.map(\.content)
        else { return false }
        return Verdict.allCases.allSatisfy { verdict in
            let added = new.map(\.entry).filter { $0.verdict == verdict }.map(\.ids)
            return written.groups(verdict) == old.groups(verdict) + added
        }
    }

    private func failure(_ fault: MatchesFault, at position: FilePosition?) -> ConfigurationErrors {
        ConfigurationErrors(
            ConfigurationError(.matches(fault), at: FileLocation(file: name, position: position)))
    }
}

extension Verdicts {
    /// Whether an entry says nothing that is not said.
    fileprivate func imply(_ entry: Entry) -> Bool {
        entry.ids.indices.allSatisfy { index in
            entry.ids[..<index].allSatisfy { verdict(on: $0, entry.ids[index]) == entry.verdict }
        }
    }
}
