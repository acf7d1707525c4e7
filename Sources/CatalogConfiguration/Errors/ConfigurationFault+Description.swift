internal import CatalogCore

extension ConfigurationFault: CustomStringConvertible {
    /// What is wrong, what was expected and what to do, to stand behind the location.
    package var description: String {
        switch self {
        case .file(let fault): fault.description
        case .yaml(let fault): fault.description
        case .empty: "the configuration is empty; it begins with 'providers:' and a provider below it"
        case .noProviders: "no provider is configured; put at least one below 'providers:'"
        case .duplicateKey(let key, let path):
            "duplicate key \(Excerpt(key))\(path.map { " " + Self.place($0) } ?? ""); keep one of the two"
        case .unknownKey(let unknown, let path):
            "unknown key \(Excerpt(unknown.name)) \(Self.place(path))\(unknown.hint)"
        case .noValue(let key): "\(key) has no value; give it one, or leave it out"
        case .wrongType(let key, let expected, let found):
            "\(Excerpt(key).unquoted) expects \(expected), found \(found)\(expected.example(for: key))"
        case .missingKind(let provider, let known):
            "provider \(Excerpt(provider)) has no kind; add 'kind:' with one of \(known.joined(separator: ", "))"
        case .missingSetting(let setting, let provider):
            "provider \(Excerpt(provider)) has no \(setting.name); add "
                + (setting.example.map { "'\(setting.name): \($0)'" } ?? "it")
        case .unknownKind(let unknown): "unknown kind \(Excerpt(unknown.name))\(unknown.hint)"
        case .malformedProviderName(let name):
            "a provider cannot be called \(Excerpt(name)); use lowercase letters, digits, '-' and '_', "
                + "beginning with a letter or digit"
        case .reservedProviderName(let name):
            "a provider cannot be called '\(name)', because '\(name):' begins the ids of another catalog; "
                + "choose another name"
        case .emptyUse: "use names no provider; name at least one, or leave 'use' out to run them all"
        case .unknownProvider(let unknown, let path):
            "unknown provider \(Excerpt(unknown.name)) \(Self.place(path))\(unknown.hint)"
        case .repeatedProvider(let name, let path):
            "'\(name)' stands twice \(Self.place(path)); keep it where it ranks"
        case .merge(let fault): fault.description
        case .malformedTemplate(let key, let fault): "\(key) \(fault)"
        case .placeholder(let provider, let key):
            "\(key) is a placeholder, not a secret; put the real one into an environment variable and write "
                + "\(key): \(Self.reference(provider, key))"
        case .unresolved(let key, let variable):
            "\(key) has no value, because \(variable); set it, or write ${\(variable.name):-default}"
        case .matches(let fault): fault.description
        }
    }

    private static func place(_ path: Path) -> String {
        path.isEmpty
            ? "at the top level" : "under \(path.map { Excerpt($0).unquoted }.joined(separator: "."))"
    }

    /// The variable that a provider's secret would usually be kept in, as the file names it.
    static func reference(_ provider: String, _ key: String) -> String {
        let name = "\(provider)_\(key)".uppercased().map {
            $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
        }
        return "${\(name.first?.isNumber == true ? "_" : "")\(String(name))}"
    }
}

extension ConfigurationFault.Expectation: CustomStringConvertible {
    /// What should have stood there, to stand behind "expects".
    package var description: String {
        switch self {
        case .topLevel: "keys and their values"
        case .providers: "provider names and their settings"
        case .settings: "settings, 'kind' among them"
        case .selection: "a list of provider names"
        case .providerName: "the name of a provider"
        case .cacheSettings: "settings of the cache"
        case .mergeSettings: "keys and their values"
        case .fieldRules: "fields and their rules"
        case .fieldRule(let field): field.expectedRule
        case .language: "a language"
        case .kind: "the name of a kind"
        case .verdicts: "keys and what is said under them"
        case .groups: "groups of ids"
        case .group: "a group of ids"
        case .movieID: "the id of a movie"
        case .handValues: "ids of movies and what is set for each"
        case .handFields: "fields and their values"
        case .handValue(let field): HandForm(of: field)?.expectation ?? "nothing"
        case .setting(let setting): setting.form.expectation
        }
    }

    /// The end of a message: a line to copy, where there is one.
    fileprivate func example(for key: String) -> String {
        switch self {
        case .topLevel: "; it begins with 'providers:'"
        case .selection: ", as in \(key): [first, second]"
        case .cacheSettings: ", as in \(key): {max_megabytes: 200}"
        case .mergeSettings: "; it holds 'fields:' and 'prefer_language:'"
        case .fieldRules: ", as in \(key): {rating: most_votes}"
        case .fieldRule: ", as in \(key): [first, second]"
        case .language: ", as in \(key): de"
        case .verdicts: "; it begins with 'same:', 'different:' or 'set:'"
        case .groups, .group: ", as in \(key): [[tmdb:24428, traderev:1]]"
        case .handValues: ", as in \(key): {tmdb:27205: {title: Inception}}"
        case .handFields: ", as in \(key): {title: Inception, year: 2010}"
        case .handValue(let field):
            HandForm(of: field).map { ", as in \(key): \($0.example)" } ?? ""
        case .setting(let setting): setting.example.map { ", as in \(key): \($0)" } ?? ""
        case .providers, .settings, .providerName, .kind, .movieID: ""
        }
    }
}

extension ConfigurationFault.Found: CustomStringConvertible {
    /// What stood there, to stand behind "found".
    package var description: String {
        switch self {
        case .text(let text): Excerpt(text).description
        case .hiddenText: "something else"
        case .list: "a list"
        case .mapping: "keys and values"
        case .nothing: "nothing"
        }
    }
}

extension SettingForm {
    /// What a value of this form is, to stand behind "expects".
    var expectation: String {
        switch self {
        case .text: "one line of text"
        case .secret: "a secret"
        case .address: "an https, http or file address without user name, query and fragment"
        case .seconds: "a positive number of seconds, \(Int(Self.longestTime)) at most"
        case .count: "a positive whole number"
        case .rate: "a positive number"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .path: "the path of a file"
        }
    }
}
