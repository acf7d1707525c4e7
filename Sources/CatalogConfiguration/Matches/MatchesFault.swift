package import CatalogCore

/// What can be wrong with the user's verdicts and values by hand. The wording is below; these are the facts.
package enum MatchesFault: Hashable, Sendable {
    /// The configuration names a file, by this name, that does not exist.
    case missing(file: String)
    /// An id does not say whose it is.
    case idWithoutProvider(String)
    /// A group names no id, or one.
    case tooFewIDs([String])
    /// An id stands twice in one group.
    case repeatedID(String)
    /// What is said does not go together.
    case contradiction(Contradiction)
    /// A field that is no matter of the user's word.
    case fixedField(MovieField)
    /// A field is set for a movie under two of its ids, to different values.
    case setTwice(MovieField, here: String, other: String, line: Int)
    /// The file is written in a way that leaves no place for this line of YAML.
    case noPlace(line: String)

    /// Two ids that are one movie by some verdicts, and cannot be.
    package struct Contradiction: Hashable, Sendable {
        /// One of the ids.
        package let left: String
        /// The other one.
        package let right: String
        /// Where it says that they are the same: one place that names both, or a chain from left to right.
        package let same: [Place]
        /// What stands against it.
        package let against: Against
    }

    /// What stands against two ids being the same.
    package enum Against: Hashable, Sendable {
        /// Here it says that they are different.
        case different(Place)
        /// Both are records of this provider.
        case oneProvider(String)
    }

    /// Where something is said, to somebody who is shown one place already.
    package enum Place: Hashable, Sendable {
        /// The place that the message points at.
        case here
        /// Another line of the file.
        case line(Int)
        /// Nowhere yet: it is about to be added.
        case new
    }
}

extension MatchesFault: CustomStringConvertible {
    /// What is wrong and what to do, to stand behind the location.
    package var description: String {
        switch self {
        case .missing(let file):
            "matches names \(Self.quoted(file)), and there is no such file; create it, with 'same: []' to begin with"
        case .idWithoutProvider(let id):
            "\(Self.quoted(id)) is no provider's id of a movie; write the provider's name before it, "
                + "as in tmdb:24428"
        case .tooFewIDs(let ids) where ids.isEmpty:
            "this group is empty, and a group takes two ids or more; name them, or remove it"
        case .tooFewIDs(let ids):
            "this group has \(Self.quoted(ids[0])) alone, and a group takes two ids or more; add the other, "
                + "or remove it"
        case .repeatedID(let id): "\(Self.quoted(id)) stands twice in this group; keep it once"
        case .contradiction(let contradiction): contradiction.description
        case .fixedField(let field):
            "\(field.rawValue) cannot be set by hand; these can: "
                + HandForm.settable.map(\.rawValue).joined(separator: ", ")
        case .setTwice(let field, let here, let other, let line):
            "\(field.rawValue) is set for \(Self.quoted(here)) here, and to another value for \(Self.quoted(other)) in "
                + "line \(line), which is the same movie; keep one of the two"
        case .noPlace(let line):
            "there is no place for '\(line)' that leaves the rest of the file as it is; write it there by hand"
        }
    }

    /// Ids are no secrets, and a long one must be told from another.
    fileprivate static func quoted(_ id: String) -> String { Excerpt(id, mayHoldToken: false).description }
}

extension MatchesFault.Contradiction: CustomStringConvertible {
    /// `tmdb:1 and traderev:3 are said to be different here, but the same in line 3; keep one of the two`
    package var description: String {
        let ids = [left, right].map { Excerpt($0, mayHoldToken: false).unquoted }
        return "\(ids[0]) and \(ids[1]) are said to be \(claims); \(remedy)"
    }

    private var claims: String {
        switch against {
        case .different(let place):
            let different = "different \(place)"
            return same.contains(.here) ? "\(words), but \(different)" : "\(different), but \(words)"
        case .oneProvider(let name): return "\(words), but a movie has one record of \(name)"
        }
    }

    /// That they are the same, and where: no more than five places.
    private var words: String {
        guard same.count > 1 else { return "the same \(same.first?.description ?? "")" }
        var nouns = same.prefix(5).map(\.noun)
        if same.count > nouns.count { nouns.append("\(same.count - nouns.count) more") }
        return "the same through \(nouns.dropLast().joined(separator: ", ")) and \(nouns.last ?? "")"
    }

    private var remedy: String {
        let isNew = same.contains(.new) || against == .different(.new)
        if isNew { return "change that first" }
        return same.count > 1 ? "remove what is wrong" : "keep one of the two"
    }
}

extension MatchesFault.Place: CustomStringConvertible {
    /// The place, to stand behind what is said there.
    package var description: String {
        switch self {
        case .here: "here"
        case .line(let number): "in line \(number)"
        case .new: "by the new verdict"
        }
    }

    /// The place, as one of several.
    fileprivate var noun: String {
        switch self {
        case .here: "this line"
        case .line(let number): "line \(number)"
        case .new: "the new verdict"
        }
    }
}
