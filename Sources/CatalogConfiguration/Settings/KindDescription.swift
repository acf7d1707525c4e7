/// A kind of provider, as far as its configuration is concerned.
///
/// The configuration knows no kind by itself: whoever knows the providers hands their descriptions in, so
/// that a new provider brings its settings along and no list of them is kept twice.
package struct KindDescription: Hashable, Sendable {
    /// What stands behind `kind:`.
    package let name: String
    /// The settings it understands beside `kind`, in the order in which people should read them.
    package let settings: [SettingDescription]

    /// Describes a kind.
    package init(name: String, settings: [SettingDescription]) {
        self.name = name
        self.settings = settings
    }

    /// The description of one setting; nil where the kind has none of that name.
    package func setting(_ name: String) -> SettingDescription? {
        settings.first { $0.name == name }
    }
}

/// A setting that a kind understands.
package struct SettingDescription: Hashable, Sendable {
    /// The key in the file.
    package let name: String
    /// What its value must look like.
    package let form: SettingForm
    /// What it does, as one sentence for people.
    package let meaning: String
    /// A value to copy, where one helps; a message shows it to whoever wrote something else.
    package let example: String?
    /// Whether a provider can do nothing without it.
    package let isRequired: Bool

    /// Describes a setting.
    package init(
        name: String, form: SettingForm, meaning: String, example: String? = nil, isRequired: Bool = false
    ) {
        self.name = name
        self.form = form
        self.meaning = meaning
        self.example = example
        self.isRequired = isRequired
    }
}

extension SettingDescription {
    /// The settings that every provider understands that asks a server.
    package static let http: [SettingDescription] = [
        SettingDescription(
            name: "base_url", form: .address,
            meaning: "Where the service is, if not at its usual address.",
            example: "https://movies.example.org/3"),
        SettingDescription(
            name: "insecure_host", form: .text,
            meaning: "A host other than this machine that may be sent the secret over http, unencrypted.",
            example: "nas.local"),
        SettingDescription(
            name: "timeout_seconds", form: .seconds,
            meaning: "How long one request may take.", example: "10"),
        SettingDescription(
            name: "requests_per_second", form: .rate,
            meaning: "How many requests may begin in a second.", example: "20"),
        SettingDescription(
            name: "max_concurrent", form: .count,
            meaning: "How many requests may be under way at once.", example: "8"),
        SettingDescription(
            name: "language", form: .text,
            meaning: "The language of titles and texts, where the service has it.", example: "en-US"),
        SettingDescription(
            name: "region", form: .text,
            meaning: "The country whose lists and release dates count.", example: "US"),
        SettingDescription(
            name: "poster_size", form: .text,
            meaning: "The size of posters, in the service's own words.", example: "w500"),
    ]
}
