internal import Foundation

/// Reads one setting of one provider.
struct SettingReader {
    let description: SettingDescription
    let provider: String

    /// The setting; nil, and reported, where its value is not of the form that it must have.
    func setting(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> Setting? {
        guard case .text(let written) = entry.value.content else {
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .setting(description))
            return nil
        }
        let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else {
            findings.report(.noValue(key: entry.key), at: entry.position)
            return nil
        }
        do {
            let template = try Template(reading: text)
            check(template, at: entry.position, reportingTo: &findings)
            return Setting(description, template, at: findings.location(entry.position))
        } catch {
            findings.report(.malformedTemplate(key: entry.key, error), at: entry.position)
            return nil
        }
    }

    /// Looks at what can be judged without the environment.
    private func check(
        _ template: Template,
        at position: FilePosition,
        reportingTo findings: inout Findings
    ) {
        if description.form == .secret {
            let inFile = template.literals.filter { !$0.isEmpty }
            if inFile.contains(where: PlaceholderSecret.matches) {
                findings.report(.placeholder(provider: provider, key: description.name), at: position)
            } else if !inFile.isEmpty {
                findings.warn(ofSecret: description.name, of: provider, at: position)
            }
        } else if let literal = template.literal, !description.form.accepts(literal) {
            findings.report(
                .wrongType(
                    key: description.name, expected: .setting(description),
                    found: description.form.found(literal)),
                at: position)
        }
    }
}
