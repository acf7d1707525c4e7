package import CatalogCore

/// The answer to `providers`: who is configured, which kinds there are, and what each can be asked for.
package struct ProviderOverview: Hashable, Sendable {
    /// One configured provider.
    package struct Provider: Hashable, Sendable {
        /// Its name.
        package let id: ProviderID
        /// The code it runs.
        package let kind: String
        /// Its place in the precedence, 1 first; nil where it does not run.
        package let place: Int?
        /// What it can be asked for.
        package let abilities: [String]

        /// Describes a provider.
        package init(id: ProviderID, kind: String, place: Int?, abilities: [String]) {
            self.id = id
            self.kind = kind
            self.place = place
            self.abilities = abilities
        }
    }

    /// One kind that this program knows.
    package struct Kind: Hashable, Sendable {
        /// What stands behind `kind:`.
        package let name: String
        /// One line about it.
        package let summary: String
        /// What a provider of it can be asked for.
        package let abilities: [String]
        /// The settings it understands.
        package let settings: [String]

        /// Describes a kind.
        package init(name: String, summary: String, abilities: [String], settings: [String]) {
            self.name = name
            self.summary = summary
            self.abilities = abilities
            self.settings = settings
        }
    }

    /// The configured providers, in the order of the file.
    package let providers: [Provider]
    /// The kinds, in their own order.
    package let kinds: [Kind]

    /// Makes an overview.
    package init(providers: [Provider], kinds: [Kind]) {
        self.providers = providers
        self.kinds = kinds
    }
}

extension ProviderOverview: JSONValue {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.providers/1")
            json.member("providers") { json in
                json.array(providers) { json, provider in
                    json.object { json in
                        json.member("id", provider.id.name)
                        json.member("kind", provider.kind)
                        json.member("precedence", provider.place)
                        json.member("abilities", provider.abilities)
                    }
                }
            }
            json.member("kinds") { json in
                json.array(kinds) { json, kind in
                    json.object { json in
                        json.member("kind", kind.name)
                        json.member("summary", kind.summary)
                        json.member("abilities", kind.abilities)
                        json.member("settings", kind.settings)
                    }
                }
            }
        }
    }
}

extension Renderer {
    /// Writes an overview of providers: as JSON where that is the format, else as text.
    ///
    ///     Provider  Kind      Runs  Answers
    ///     tmdb      tmdb      1st   list, search, person, detail, credits, recommendations
    ///     traderev  traderev  2nd   list, detail, recommendations
    package func render(_ overview: ProviderOverview, to output: inout some TextOutputStream) {
        write(overview, to: &output) { page in
            for line in overview.lines(for: layout) { page.output.write(line + "\n") }
        }
    }
}

extension ProviderOverview {
    fileprivate func lines(for layout: TextLayout) -> [String] {
        let configured = TextTable(
            [
                .init("Provider", minimum: 8), .init("Kind", minimum: 8), .init("Runs"),
                .init("Answers", overflow: .wrap, minimum: 20),
            ],
            rows: providers.map { provider in
                [
                    StyledText(provider.id.name, .strong), StyledText(provider.kind),
                    StyledText(provider.place.map(Self.ordinal) ?? "no"),
                    StyledText(provider.abilities.joined(separator: ", ")),
                ]
            })
        let known = TextTable(
            [.init("Kind", minimum: 8), .init("What it is", overflow: .wrap, minimum: 20)],
            rows: kinds.map { kind in
                [
                    StyledText(kind.name, .strong),
                    StyledText("\(kind.summary). Settings: \(kind.settings.joined(separator: ", "))."),
                ]
            })
        return configured.lines(for: layout) + [""] + known.lines(for: layout)
    }

    private static func ordinal(_ number: Int) -> String {
        let suffix =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            case (_, _): "th"
            }
        return "\(number)\(suffix)"
    }
}
