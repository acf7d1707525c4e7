/// A value as the file writes it, with `${NAME}` for what the environment holds.
///
/// It is resolved when its provider runs, so that nothing is read from the environment, and nothing can be
/// missing there, for a provider that does not run. It prints and reflects with its literal text hidden,
/// because that text may be a secret; ``source`` gives it away.
package struct Template: Hashable, Sendable {
    /// A piece of a template.
    enum Part: Hashable {
        /// Text that stands for itself; never empty.
        case literal(String)
        /// The value of an environment variable, and what stands for it where that is unset or empty.
        case variable(String, default: String?)
    }

    /// The pieces in order; no two literals beside each other.
    let parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    /// A text that stands for itself, dollars and all.
    package init(literal text: String) {
        self.init(parts: text.isEmpty ? [] : [.literal(text)])
    }

    /// The environment variables it names, in order of appearance, each once.
    package var variables: [String] {
        parts.reduce(into: []) { names, part in
            if case .variable(let name, _) = part, !names.contains(name) { names.append(name) }
        }
    }

    /// The whole text where it names no variable; else nil.
    package var literal: String? {
        guard variables.isEmpty else { return nil }
        return literals.joined()
    }

    /// Every text of it that stands in the file itself, defaults included.
    var literals: [String] {
        parts.compactMap { part in
            switch part {
            case .literal(let text): text
            case .variable(_, let fallback): fallback
            }
        }
    }

    /// Puts the variables' values in.
    ///
    /// - Parameter environment: Values by name. As in a shell, an empty value gives way to the default.
    /// - Throws: ``UnsetVariable`` for the first variable without value and default.
    package func resolved(in environment: [String: String]) throws(UnsetVariable) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .variable(let name, let fallback):
                let value = environment[name] ?? ""
                if !value.isEmpty {
                    text += value
                } else if let fallback {
                    text += fallback
                } else {
                    throw UnsetVariable(name: name, isEmpty: environment[name] != nil)
                }
            }
        }
        return text
    }
}

extension Template: CustomStringConvertible, CustomReflectable {
    /// The template as it is written, which reads back as the same template.
    package var source: String {
        written { $0.replacing("$", with: "$$") }
    }

    /// The template with `<redacted>` for whatever stands in the file itself.
    package var redacted: String {
        written { $0.isEmpty ? "" : "<redacted>" }
    }

    /// The same as ``redacted``.
    package var description: String { redacted }

    /// A mirror without children.
    package var customMirror: Mirror { Mirror(self, children: []) }

    private func written(_ literal: (String) -> String) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): literal(text)
            case .variable(let name, nil): "${\(name)}"
            case .variable(let name, let fallback?): "${\(name):-\(literal(fallback))}"
            }
        }.joined()
    }
}

/// An environment variable that a setting asks for and that has no value.
package struct UnsetVariable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The variable.
    package let name: String
    /// Whether it is there, with nothing in it.
    package let isEmpty: Bool

    /// Names the variable and says what is wrong with it, without a full stop.
    package var description: String {
        "the environment variable \(name) is \(isEmpty ? "empty" : "not set")"
    }
}
