/// A token, key or password.
///
/// It prints as `<redacted>` wherever it is printed, dumped or reflected. The text comes out through
/// `exposed` alone, so that every place where it does can be found.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    private let text: String

    /// Keeps a secret. White space around it, as pasted, is dropped.
    public init(_ text: String) {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        self.text = String(text)
    }

    /// The text itself: for the live transport, which sends it, and for checks of its form.
    package var exposed: String { text }

    /// `<redacted>`.
    public var description: String { "<redacted>" }

    /// `<redacted>`.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
