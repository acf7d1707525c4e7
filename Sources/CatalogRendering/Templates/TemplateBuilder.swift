/// Puts a value for templates together from what is written as JSON.
///
/// It is an object because a writer hands itself on by value while all of its parts fill the same tree.
final class TemplateBuilder {
    /// An object or a list that is not whole yet.
    private enum Part {
        case object([TemplateObject.Member])
        case list([TemplateValue])
    }

    /// The whole value, once everything that was opened is closed; null before.
    private(set) var value = TemplateValue.null
    private var open: [Part] = []
    /// The names of the members whose values are being written, innermost last.
    private var keys: [String] = []

    /// Begins an object.
    func openObject() { open.append(.object([])) }

    /// Begins a list.
    func openList() { open.append(.list([])) }

    /// Ends what was opened last, which becomes a value.
    func close() {
        switch open.popLast() {
        case .object(let members): add(.object(TemplateObject(members: members)))
        case .list(let values): add(.list(values))
        case nil: break
        }
    }

    /// Names the value that comes next.
    func name(_ key: String) { keys.append(key) }

    /// Takes a value where it belongs: behind its name, into the list that is open, or as the whole.
    func add(_ value: TemplateValue) {
        switch open.popLast() {
        case .object(var members):
            // Every value of an object was named; the writer sees to that.
            members.append(TemplateObject.Member(key: keys.popLast() ?? "", value: value))
            open.append(.object(members))
        case .list(var values):
            values.append(value)
            open.append(.list(values))
        case nil:
            self.value = value
        }
    }
}

extension TemplateValue {
    /// What JSON shows of a value. It is made by the same writer, so that the two cannot differ.
    init(_ value: some JSONValue) {
        let builder = TemplateBuilder()
        var json = JSONWriter(builder: builder)
        value.write(to: &json)
        self = builder.value
    }
}
