/// Tells a secret from the words that stand in a template for one.
///
/// Such words would be sent to a server, be refused there, and leave the user with a message about a
/// credential they never set. A real token is random, so it is none of these by accident.
enum PlaceholderSecret {
    /// Words that make a placeholder of the text that consists of one of them, punctuation aside.
    private static let whole: Set<String> = [
        "changeme", "replaceme", "fillme", "fillmein", "todo", "tbd", "fixme", "none", "null", "secret",
        "token", "apikey", "accesstoken", "bearer", "password", "key", "placeholder", "dummy", "example",
        "sample", "redacted",
    ]

    /// Words that make a placeholder of any text that has one of them as a word of its own.
    private static let telling: Set<String> = ["your", "changeme", "replaceme", "placeholder", "redacted"]

    /// Words that a text without separators begins with (`yourtoken`) when a ``named`` word follows.
    private static let openings = ["your", "insert", "paste", "enter", "put", "my"]

    /// What a placeholder says should stand in its place.
    private static let named = ["key", "token", "secret", "here"]

    /// Whether a text only stands for a secret: `YOUR_API_KEY_HERE`, `changeme`, `xxxx`, `<token>`, `...`.
    static func matches(_ text: String) -> Bool {
        let text = text.lowercased()
        if isBracketed(text) || Set(text).count == 1 { return true }
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let joined = words.joined()
        if joined.isEmpty || Set(joined) == ["x"] || whole.contains(joined) { return true }
        if words.contains(where: telling.contains) { return true }
        return joined.allSatisfy(\.isLetter) && openings.contains(where: joined.hasPrefix)
            && named.contains(where: joined.contains)
    }

    /// Whether a text stands in brackets of any kind, as `<your token>` and `{{ token }}` do.
    private static func isBracketed(_ text: String) -> Bool {
        [("<", ">"), ("[", "]"), ("{", "}"), ("%", "%")].contains { text.hasPrefix($0) && text.hasSuffix($1) }
    }
}
