/// The answer to `doctor`: what was looked at, how it is, and what to do about what is wrong.
package struct HealthReport: Hashable, Sendable {
    /// Something that was looked at.
    package struct Check: Hashable, Sendable {
        /// How it is.
        package enum Status: String, Hashable, Sendable {
            /// As it should be.
            case ok
            /// Not as it should be; the words say what to do.
            case failed
            /// Nobody can tell, because something else is wrong.
            case unknown
        }

        /// What it is about, in a word: `secret`.
        package let subject: String
        /// How it is.
        package let status: Status
        /// What was found, and what to do where something is wrong.
        package let words: String

        /// Makes a check.
        package init(_ subject: String, _ status: Status = .ok, _ words: String) {
            self.subject = subject
            self.status = status
            self.words = words
        }
    }

    /// What belongs together: a provider, or what all of them share.
    package struct Section: Hashable, Sendable {
        /// A provider's name, or `catalog`.
        package let name: String
        /// A provider's kind; nil for what is none.
        package let kind: String?
        /// What was looked at.
        package let checks: [Check]

        /// Makes a section.
        package init(_ name: String, kind: String?, _ checks: [Check]) {
            self.name = name
            self.kind = kind
            self.checks = checks
        }

        fileprivate var failures: Int { checks.count { $0.status == .failed } }
    }

    /// Everything that was looked at.
    package let sections: [Section]

    /// Makes a report.
    package init(_ sections: [Section]) {
        self.sections = sections
    }

    /// How many things there are to put right.
    package var failures: Int { sections.reduce(0) { $0 + $1.failures } }
}

extension HealthReport: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.doctor/1")
            json.member("healthy", failures == 0)
            json.member("sections") { json in
                json.array(sections) { json, section in
                    json.object { json in
                        json.member("name", section.name)
                        json.member("kind", section.kind)
                        json.member("checks") { json in
                            json.array(section.checks) { json, check in
                                json.object { json in
                                    json.member("subject", check.subject)
                                    json.member("status", check.status.rawValue)
                                    json.member("message", check.words)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Renderer {
    /// Writes what was found: as JSON where that is the format, else as text.
    ///
    ///     tmdb (kind tmdb)                                                  1 to put right
    ///       Address    https://api.themoviedb.org/3
    ///       Secret   ✗ the environment variable TMDB_ACCESS_TOKEN is not set; get a token at …
    ///       Answer   ? not asked
    package func render(_ report: HealthReport, to output: inout some TextOutputStream) {
        write(report, to: &output) { page in
            for (place, section) in report.sections.enumerated() {
                if place > 0 { page.blank() }
                page.write(section)
            }
        }
    }
}

extension TextPage {
    fileprivate func write(_ section: HealthReport.Section) {
        let kind = section.kind.map { StyledText(" (kind \($0))", .faint) } ?? StyledText()
        let outcome = section.failures == 0 ? "all is well" : "\(section.failures) to put right"
        spread(
            StyledText(section.name, .strong) + kind,
            StyledText(outcome, section.failures == 0 ? .plain : .fault))
        let edge = 3 + (section.checks.map(\.subject.count).max() ?? 0)
        for check in section.checks {
            let mark = "\(check.status.mark) "
            labeled(
                StyledText(check.subject.capitalizedFirst, .faint),
                StyledText(mark, check.status == .failed ? .fault : .plain) + StyledText(check.words),
                indent: 2, edge: edge)
        }
    }
}

extension HealthReport.Check.Status {
    /// A sign that tells without color.
    fileprivate var mark: String {
        switch self {
        case .ok: "✓"
        case .failed: "✗"
        case .unknown: "?"
        }
    }
}
