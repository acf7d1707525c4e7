public import CatalogCore
public import CatalogTransport

/// What a credential in the configuration amounts to.
///
/// TMDB gives everybody two: a read access token (a JSON Web Token) and an older API key. They go to the
/// server in different ways, look nothing alike, and are often pasted where the other belongs.
public enum TMDBCredential: Hashable, Sendable {
    /// It can be sent.
    case usable(Credential)
    /// It cannot; the reason says what to do and never holds the secret.
    case unusable(FailureReason)

    /// The settings that hold a credential.
    public enum Setting: String, Hashable, Sendable, CaseIterable {
        /// The read access token, sent as a header.
        case accessToken = "access_token"
        /// The API key of 32 hexadecimal digits, sent in the query.
        case apiKey = "api_key"
    }

    /// The page on which TMDB gives its users both.
    public static let page = "https://www.themoviedb.org/settings/api"

    /// Reads a secret that stands under a setting.
    ///
    /// Only what has the very form of the other kind is refused. Anything of a form of its own is taken as it
    /// is, since servers that stand in for TMDB choose their own.
    public init(_ secret: Secret, under setting: Setting) {
        switch (setting, Form(secret.exposed)) {
        case (_, .empty):
            self = .unusable(
                .unconfigured("the value of \(setting.rawValue) is empty; get one at \(Self.page)"))
        case (_, .garbled):
            self = .unusable(
                .unconfigured(
                    "the value of \(setting.rawValue) holds a line break or another character that no "
                        + "credential has; copy it again from \(Self.page)"))
        case (.accessToken, .key):
            self = .unusable(
                .unconfigured(
                    "the value of access_token is a v3 API key (32 hex digits); put it under api_key"))
        case (.apiKey, .token):
            self = .unusable(
                .unconfigured(
                    "the value of api_key is a v4 read access token (it begins with eyJ); "
                        + "put it under access_token"))
        case (.accessToken, .token), (.accessToken, .other):
            self = .usable(.bearer(secret))
        case (.apiKey, .key), (.apiKey, .other):
            self = .usable(.query(name: "api_key", secret))
        }
    }
}

/// What a secret looks like.
private enum Form {
    case empty
    /// A character that cannot be sent.
    case garbled
    /// 32 hexadecimal digits.
    case key
    /// Three parts in base64url with dots between them, the first of which is a JSON object.
    case token
    case other

    init(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if text.isEmpty {
            self = .empty
        } else if !text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            self = .garbled
        } else if text.utf8.count == 32, text.utf8.allSatisfy(Self.isHexDigit) {
            self = .key
        } else if text.hasPrefix("eyJ"), parts.count == 3,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isBase64URL) })
        {
            self = .token
        } else {
            self = .other
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII
            && (character.isLetter || character.isNumber || character == "-" || character == "_"
                || character == "=")
    }
}
