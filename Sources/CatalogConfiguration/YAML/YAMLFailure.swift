internal import Yams

/// Why a text could not be parsed at all, and where.
struct YAMLFailure: Error {
    let fault: ConfigurationFault
    let position: FilePosition?

    init(_ fault: ConfigurationFault, at position: FilePosition?) {
        self.fault = fault
        self.position = position
    }

    /// Sorts a parser's error.
    ///
    /// Only the parser's own words are kept, never the lines it quotes: they may hold a secret.
    ///
    /// - Parameter source: What was parsed: it knows where its text ends and where a tab stands.
    init(_ error: any Error, in source: YAMLSource) {
        switch error as? YamlError {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let position = source.position(of: mark)
            if problem.hasPrefix("Maximum nesting level") {
                self.init(.yaml(.tooDeep(limit: YAMLReader.deepest)), at: position)
            } else if problem == "but found another document" {
                self.init(.yaml(.secondDocument), at: position)
            } else if source.isTab(at: position) {
                self.init(.yaml(.tab), at: position)
            } else {
                let words = [problem, context?.text].compactMap(\.self).joined(separator: " ")
                self.init(.yaml(.malformed(words)), at: position)
            }
        case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
            .representer(let problem):
            self.init(.yaml(.malformed(problem)), at: nil)
        case .no, .memory, .dataCouldNotBeDecoded, .duplicatedKeysInMapping, nil:
            self.init(.yaml(.malformed("the parser gave up")), at: nil)
        }
    }
}
