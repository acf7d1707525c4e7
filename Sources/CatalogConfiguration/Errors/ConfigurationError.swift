/// One thing that is wrong in a configuration file, and where.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where: as a rule the key that the trouble belongs to.
    package let location: FileLocation
    /// What.
    package let fault: ConfigurationFault

    /// Makes an error.
    package init(_ fault: ConfigurationFault, at location: FileLocation) {
        self.fault = fault
        self.location = location
    }

    /// One line: `catalog.yaml:6:5: unknown key 'langauge' under providers.tmdb; did you mean 'language'?`
    package var description: String { "\(location): \(fault)" }
}

/// Everything that is wrong in a configuration file: at least one error, in the order of the file.
package struct ConfigurationErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many errors ``description`` spells out.
    private static let mostShown = 20

    /// The errors, never none.
    package let errors: [ConfigurationError]

    /// One error.
    package init(_ error: ConfigurationError) {
        self.errors = [error]
    }

    /// Several errors, sorted by where they stand; nil where there is none.
    init?(_ errors: [ConfigurationError]) {
        guard !errors.isEmpty else { return nil }
        // Sorting by index as well keeps errors at one place in the order they were found.
        self.errors = errors.enumerated().sorted { left, right in
            switch (left.element.location.position, right.element.location.position) {
            case (let a?, let b?) where a != b: a < b
            case (nil, _?): true
            case (_?, nil): false
            case (_, _): left.offset < right.offset
            }
        }.map(\.element)
    }

    /// A line for each error, the first twenty; then how many more there are.
    package var description: String {
        var lines = errors.prefix(Self.mostShown).map(\.description)
        let more = errors.count - lines.count
        if more > 0 { lines.append("… and \(more) more \(more == 1 ? "error" : "errors")") }
        return lines.joined(separator: "\n")
    }
}

/// Something in a configuration file that is accepted and should not stay so: a secret in the file itself.
package struct ConfigurationWarning: Hashable, Sendable, CustomStringConvertible {
    /// The provider whose secret it is.
    package let provider: String
    /// The setting that holds it.
    package let setting: String
    /// Where the setting stands.
    package let location: FileLocation

    /// Names the place and the way out, never the secret.
    package var description: String {
        "\(location): \(setting) stands in the file itself, where others may read it; put it into an "
            + "environment variable and write \(setting): \(ConfigurationFault.reference(provider, setting))"
    }
}
