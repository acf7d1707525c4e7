internal import Mustache

/// A value as templates see it: one of JSON, its members in their order.
///
/// A name that an object has ends the search for it, also where its value is null: `{{year}}` of a movie
/// without one must not become the year of the group around it.
enum TemplateValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    /// A text, or a number that is not whole, as JSON spells it.
    case text(String)
    case list([TemplateValue])
    case object(TemplateObject)

    /// A text, or null.
    static func text(_ text: String?) -> TemplateValue { text.map { .text($0) } ?? .null }

    /// A list of texts.
    static func texts(_ texts: some Sequence<String>) -> TemplateValue { .list(texts.map { .text($0) }) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Makes an object with members in the order given.
    init(dictionaryLiteral members: (String, TemplateValue)...) {
        self = .object(TemplateObject(members: members.map { .init(key: $0.0, value: $0.1) }))
    }
}

extension TemplateValue: MustacheCustomRepresentation {
    /// What the engine looks at: nil, a truth value, a number, a text, a list or an object.
    var representation: Any? {
        switch self {
        case .null: nil
        case .flag(let flag): flag
        case .whole(let number): number
        case .text(let text): text
        case .list(let values): values
        case .object(let object): object
        }
    }
}

/// Members of a value, in order; the keys are those of JSON.
struct TemplateObject: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let key: String
        let value: TemplateValue
    }

    let members: [Member]
}

extension TemplateObject: MustacheParent {
    func child(named name: String) -> Any? { members.first { $0.key == name }?.value }
}

extension TemplateObject: MustacheTransformable {
    /// `enumerated(links)` is a list of objects with `key` and `value`, in order, for objects whose keys are data.
    func transform(_ name: String) -> Any? {
        switch name {
        case "enumerated":
            members.map { member -> TemplateValue in ["key": .text(member.key), "value": member.value] }
        case "count": members.count
        case "empty": members.isEmpty
        default: nil
        }
    }
}
