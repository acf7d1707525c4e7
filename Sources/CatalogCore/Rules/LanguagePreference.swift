/// A language that the user likes titles and texts to be in, as `de` or `pt-BR`.
public struct LanguagePreference: Hashable, Sendable, CustomStringConvertible {
    /// The language as it was written.
    public let tag: String

    /// Reads a language code of two or three letters, behind which a region and more may stand, each after a
    /// hyphen or an underscore; nil for anything else.
    public init?(_ tag: String) {
        let parts = tag.split(omittingEmptySubsequences: false, whereSeparator: Self.isSeparator)
        guard let language = parts.first, (2...3).contains(language.count),
            language.allSatisfy({ $0.isASCII && $0.isLetter }),
            parts.dropFirst().allSatisfy({ part in
                (2...8).contains(part.count)
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        self.tag = tag
    }

    /// The tag itself.
    public var description: String { tag }

    /// How well a language fits.
    package enum Fit: Int, Comparable, Sendable {
        /// It is the language that is liked, or a region's of it: `de-AT` where `de` is.
        case exact
        /// It is the same language as another region has it, or it does not say whose: `pt` where `pt-BR` is liked.
        case related
        /// It is another language, or nobody can say which.
        case other

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// How well the language of a title or a text fits; nil stands for one that nobody can tell.
    package func fit(of language: String?) -> Fit {
        let wanted = Self.parts(of: tag)
        guard let language, case let parts = Self.parts(of: language), parts.first == wanted.first else {
            return .other
        }
        return parts.starts(with: wanted) ? .exact : .related
    }

    private static func parts(of tag: String) -> [String] {
        tag.lowercased().split(whereSeparator: isSeparator).map(String.init)
    }

    private static func isSeparator(_ character: Character) -> Bool { character == "-" || character == "_" }
}
