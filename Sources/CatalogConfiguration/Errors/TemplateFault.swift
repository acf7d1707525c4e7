/// Why the `${…}` of a value cannot be read.
package enum TemplateFault: Error, Hashable, Sendable {
    /// `${` without its `}`.
    case unclosed
    /// What stands between `${` and `}` is no name; the text up to a `:`, if there is one.
    case badName(String)
    /// Behind a name stands something other than `:-`.
    case unknownForm(name: String)
    /// A default that holds a variable.
    case variableInDefault(name: String)
    /// A dollar that begins nothing.
    case loneDollar
}

extension TemplateFault: CustomStringConvertible {
    /// What is wrong and what to write, to stand behind the key. It repeats no default, which may be a secret.
    package var description: String {
        switch self {
        case .unclosed: "has '${' without its '}'; write ${NAME}, or $$ for a dollar"
        case .badName(""): "has no name between '${' and '}'; write ${NAME}"
        case .badName(let name):
            "has \(Excerpt(name)) between '${' and '}', where the name of an environment variable belongs "
                + "(letters, digits and '_')"
        case .unknownForm(let name):
            "has '${\(name)' with something other than '}' or ':-' behind it; write ${\(name)} or "
                + "${\(name):-default}"
        case .variableInDefault(let name):
            "has a variable in the default of ${\(name)}; a default is plain text"
        case .loneDollar: "has a '$' that begins no ${NAME}; write $$ for a dollar"
        }
    }
}
