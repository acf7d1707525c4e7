internal import Foundation

/// What the value of a setting must look like.
package enum SettingForm: Hashable, Sendable {
    /// One line of text.
    case text
    /// A token, key or password: text that is never shown.
    case secret
    /// An absolute `https`, `http` or `file` URL.
    case address
    /// A positive number of seconds, of a day at most.
    case seconds
    /// A positive whole number.
    case count
    /// A positive number.
    case rate
    /// One of these words.
    case choice([String])
    /// The path of a file, absolute or relative to the configuration file.
    case path
}

extension SettingForm {
    /// The longest time a setting may give: a day, in seconds.
    static let longestTime = 86_400.0
    /// The largest count or rate; more is a slip of the keyboard.
    static let largestNumber = 1_000_000.0

    /// Whether a value, of which no variable is left, has this form. The text is neither empty nor padded.
    func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .path: text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        case .secret: true
        case .address: Self.isAddress(text)
        case .seconds: Self.number(text).map { $0 <= Self.longestTime } ?? false
        case .count: Self.wholeNumber(text) != nil
        case .rate: Self.number(text) != nil
        case .choice(let words): words.contains(text)
        }
    }

    /// A value of another form as messages may tell it: an address may hold a password or a key.
    func found(_ text: String) -> ConfigurationFault.Found {
        self == .secret || self == .address && text.contains { "@?".contains($0) } ? .hiddenText : .text(text)
    }

    /// A positive decimal number such as `2` or `0.5`; nil for everything else, `inf` and `0x10` included.
    static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
            let number = Double(text), number > 0, number <= largestNumber
        else { return nil }
        return number
    }

    /// A positive whole number in digits.
    static func wholeNumber(_ text: String) -> Int? {
        guard text.utf8.allSatisfy(isDigit), let number = Int(text), number > 0,
            number <= Int(largestNumber)
        else { return nil }
        return number
    }

    /// Whether a text is an address that requests can be built on and that may be printed.
    ///
    /// A user name, password, query or fragment is refused: the first two are secrets in a place that is
    /// printed, and the others would stand in the middle of what is asked.
    private static func isAddress(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text), parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil
        else { return false }
        return switch parts.scheme?.lowercased() {
        case "https", "http": parts.host?.isEmpty == false
        case "file": parts.path.hasPrefix("/")
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
