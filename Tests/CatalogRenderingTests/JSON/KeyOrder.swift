/// Reads the keys of JSON in the order in which they stand, which Foundation forgets.
enum KeyOrder {
    /// The keys of the outermost object of a text.
    static func keys(of json: String) -> [String] {
        var keys: [String] = []
        var depth = 0
        var string: String?
        var isEscaped = false
        var last = ""
        for character in json {
            if let text = string {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    last = text
                    string = nil
                    continue
                }
                string = text + String(character)
            } else {
                switch character {
                case "\"": string = ""
                case "{", "[": depth += 1
                case "}", "]": depth -= 1
                case ":" where depth == 1: keys.append(last)
                default: break
                }
            }
        }
        return keys
    }
}
