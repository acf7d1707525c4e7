internal import CatalogCore

extension String: JSONValue {
    func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONValue {
    func write(to json: inout JSONWriter) { json.whole(self) }
}

extension Double: JSONValue {
    func write(to json: inout JSONWriter) { json.decimal(self) }
}

extension Bool: JSONValue {
    func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
    /// What is missing is `null`, never left out.
    func write(to json: inout JSONWriter) {
        switch self {
        case .some(let value): value.write(to: &json)
        case .none: json.null()
        }
    }
}

extension Array: JSONValue where Element: JSONValue {
    func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}

extension ScopedID: JSONValue {
    func write(to json: inout JSONWriter) { json.string(description) }
}

extension ProviderID: JSONValue {
    func write(to json: inout JSONWriter) { json.string(name) }
}

extension CalendarDay: JSONValue {
    func write(to json: inout JSONWriter) { json.string(description) }
}

extension MovieField: JSONValue {
    func write(to json: inout JSONWriter) { json.string(rawValue) }
}
