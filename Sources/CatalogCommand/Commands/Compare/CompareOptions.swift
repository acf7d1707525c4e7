internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogMerger
internal import CatalogRuntime

/// What is compared, and what counts.
struct CompareOptions: ParsableArguments {
    @Option(
        name: .customLong("field"),
        help: ArgumentHelp(
            "Compare this field alone.",
            discussion:
                "Repeat it or separate names by commas. Beside those above: present (a movie that only "
                + "some have), original_title, original_language, status, revenue_usd, external_ids, and to look "
                + "at backdrop, trailer and links.",
            valueName: "name"),
        completion: .list(ComparedField.allCases.map(\.rawValue)), transform: CompareOptions.fields)
    var fields: [[ComparedField]] = []

    @Option(
        name: .customLong("tolerance"),
        help: ArgumentHelp(
            "How far values may be apart and not count.",
            discussion:
                "Repeat it for more fields. As usual: release_date=7d, rating=0.5, runtime_minutes=2, "
                + "year=0 and revenue_usd=0. Days may be weeks (2w).",
            valueName: "field=amount"),
        transform: Tolerance.init)
    var tolerances: [Tolerance] = []

    @Flag(name: .customLong("exit-code"), help: "Exit with 1 where differences were found that count.")
    var hasExitCode = false

    @Option(
        help: ArgumentHelp(
            "The differences in this file do not count, as long as their values stay.", valueName: "file"),
        completion: .file(extensions: ["json"]), transform: Choice.text)
    var baseline: String?

    @Option(
        name: .customLong("write-baseline"),
        help: ArgumentHelp(
            "Write all differences found there, to be accepted from now on, and exit with 0.",
            valueName: "file"),
        completion: .file(extensions: ["json"]), transform: Choice.text)
    var newBaseline: String?

    mutating func validate() throws {
        guard newBaseline != "-" else {
            throw ValidationError("--write-baseline takes the name of a file: stdout holds the comparison.")
        }
    }

    /// What these options amount to.
    ///
    /// - Throws: ``BaselineError`` for a baseline that cannot be read.
    func rules() throws(BaselineError) -> ComparisonRules {
        var tolerances = Tolerances.usual
        for tolerance in self.tolerances { tolerances[tolerance.field] = tolerance.amount }
        return ComparisonRules(
            fields: fields.isEmpty ? ComparedField.usual : fields.flatMap(\.self), tolerances: tolerances,
            baseline: try baseline.map { path throws(BaselineError) in
                try BaselineFile(path: path).baseline()
            } ?? Baseline())
    }

    @Sendable private static func fields(_ text: String) throws -> [ComparedField] {
        try text.split(separator: ",", omittingEmptySubsequences: false)
            .map { try Choice.parsed(as: ComparedField.self)(String($0)) }
    }
}
