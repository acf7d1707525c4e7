/// What comes to light while a file is read: errors and warnings, gathered so that all are told at once.
struct Findings {
    /// The file, as messages name it.
    let file: String
    /// The errors, in the order they were found.
    private(set) var errors: [ConfigurationError] = []
    /// The warnings, in the order they were found.
    private(set) var warnings: [ConfigurationWarning] = []

    init(file: String) {
        self.file = file
    }

    /// A location in the file.
    func location(_ position: FilePosition?) -> FileLocation {
        FileLocation(file: file, position: position)
    }

    /// Keeps an error.
    mutating func report(_ fault: ConfigurationFault, at position: FilePosition?) {
        errors.append(ConfigurationError(fault, at: location(position)))
    }

    /// Keeps an error about a value of the wrong type, unless the value has been reported already.
    mutating func report(
        _ element: YAMLElement,
        of key: String,
        at position: FilePosition,
        insteadOf expected: ConfigurationFault.Expectation
    ) {
        switch element.content {
        case .unusable: break
        case .nothing: report(.noValue(key: key), at: position)
        // A key without its colon leaves its value as part of a text, so the text is not repeated.
        case .text: report(.wrongType(key: key, expected: expected, found: .hiddenText), at: position)
        case .list: report(.wrongType(key: key, expected: expected, found: .list), at: position)
        case .mapping: report(.wrongType(key: key, expected: expected, found: .mapping), at: position)
        }
    }

    /// Keeps an error about a value of the wrong type, unless the value has been reported already. What it says is
    /// shown, for it stands where nobody puts a secret.
    mutating func report(
        shown element: YAMLElement, of key: String, at position: FilePosition,
        insteadOf expected: ConfigurationFault.Expectation
    ) {
        let found: ConfigurationFault.Found
        switch element.content {
        case .text(let text): found = .text(text)
        case .nothing: found = .nothing
        case .list: found = .list
        case .mapping: found = .mapping
        case .unusable: return
        }
        report(.wrongType(key: key, expected: expected, found: found), at: position)
    }

    /// Keeps a warning about a secret that stands in the file itself.
    mutating func warn(ofSecret setting: String, of provider: String, at position: FilePosition) {
        warnings.append(
            ConfigurationWarning(provider: provider, setting: setting, location: location(position)))
    }
}
