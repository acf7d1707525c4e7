/// Names for places in a page that links lead to, each given once.
struct Anchors {
    /// Names that the page's own parts have.
    static let people = "people"
    static let coverage = "coverage"
    static let missing = "missing"

    private var taken: Set<String> = ["top", "main", people, coverage, missing]
    /// The number that a heading gets next, by the name it would have.
    private var numbers: [String: Int] = [:]

    /// A name like the heading of the place: `2010`, `science-fiction`, and with a number behind it where several
    /// places would be called so.
    mutating func anchor(for heading: String) -> String {
        var name = ""
        for byte in heading.lowercased().utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where !name.isEmpty && !name.hasSuffix("-"): name += "-"
            case _: break
            }
        }
        while name.hasSuffix("-") { name.removeLast() }
        if name.isEmpty { name = "group" }
        var anchor = name
        while !taken.insert(anchor).inserted {
            let number = numbers[name, default: 2]
            anchor = "\(name)-\(number)"
            numbers[name] = number + 1
        }
        return anchor
    }
}
