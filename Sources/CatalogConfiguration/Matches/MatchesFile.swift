package import CatalogCore

/// The file with the user's verdicts about matches and values set by hand: `matches:` of a configuration, or a
/// file of its own.
package struct MatchesFile: Hashable, Sendable {
    /// Where it is.
    package let path: String
    /// What messages call it.
    package let name: String
    /// Where the configuration names it; nil where it was named in another way.
    package let namedAt: FileLocation?
    /// Which ids it may name.
    package let ids: MatchedIDs

    /// Names a file, which need not be there.
    package init(
        path: String, name: String, namedAt: FileLocation? = nil, ids: MatchedIDs = .ofProviders
    ) {
        self.path = path
        self.name = name
        self.namedAt = namedAt
        self.ids = ids
    }

    /// Whether there is such a file. Where there is none, ``content()`` is an error, and
    /// ``add(_:writing:)`` makes it.
    package var exists: Bool { TextFile(path: path).exists }

    /// What the file says about which records are the same movie.
    ///
    /// - Throws: As ``content()`` does.
    package func verdicts() throws(ConfigurationErrors) -> Verdicts { try content().verdicts }

    /// What the file says.
    ///
    /// - Throws: Everything that is wrong in it. A missing file is an error at the place that names it.
    package func content() throws(ConfigurationErrors) -> MatchesContent {
        guard exists || namedAt == nil else {
            throw ConfigurationErrors(
                ConfigurationError(
                    .matches(.missing(file: name)), at: namedAt ?? FileLocation(file: name)))
        }
        return try content(of: try text())
    }

    /// What a text says that stands in the file, or is to, about which records are the same movie.
    package func verdicts(in text: String) throws(ConfigurationErrors) -> Verdicts {
        try written(in: text).verdicts
    }

    /// What a text says that stands in the file, or is to.
    package func content(of text: String) throws(ConfigurationErrors) -> MatchesContent {
        let written = try written(in: text)
        return MatchesContent(verdicts: written.verdicts, handValues: written.handValues)
    }

    /// Adds verdicts to the file, or makes it.
    ///
    /// - Parameters:
    ///   - new: What to add; see ``text(adding:to:)``.
    ///   - write: Puts a text in the file's place, whole or not at all. It is not called where there is nothing
    ///     new.
    /// - Returns: Whether the file was written.
    @discardableResult
    package func add(_ new: [NewVerdict], writing write: (String) throws -> Void) throws -> Bool {
        let old = exists ? try text() : ""
        let changed = try text(adding: new, to: old)
        guard changed != old else { return false }
        try write(changed)
        return true
    }

    /// A text of this file, read or to be read.
    func written(in text: String) throws(ConfigurationErrors) -> WrittenVerdicts {
        var findings = Findings(file: name)
        let written = MatchesReader(ids: ids).verdicts(in: text, reportingTo: &findings)
        if let errors = ConfigurationErrors(findings.errors) { throw errors }
        return written
    }

    /// The file as it is written.
    package func text() throws(ConfigurationErrors) -> String {
        do {
            return try TextFile(path: path).text(atMost: MatchesReader.largestFile)
        } catch {
            throw ConfigurationErrors(ConfigurationError(.file(error), at: FileLocation(file: name)))
        }
    }
}

/// What the user says in a matches file.
package struct MatchesContent: Sendable {
    /// Which records are the same movie, and which are not.
    package var verdicts = Verdicts.none
    /// What is set by hand, movie by movie.
    package var handValues = HandValues.none

    /// Nothing is said.
    package init() {}

    /// What is said.
    package init(verdicts: Verdicts, handValues: HandValues) {
        self.verdicts = verdicts
        self.handValues = handValues
    }
}
