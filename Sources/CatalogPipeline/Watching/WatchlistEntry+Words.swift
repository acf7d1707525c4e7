internal import CatalogCore

extension WatchlistEntry {
    /// What a message calls it: title and year; an id where no title is known.
    var name: String {
        title.isEmpty ? key : title + (year.map { " (\($0))" } ?? "")
    }

    /// The same with what it can be asked for by behind it.
    var nameAndID: String { argument == name || argument == quotedName ? name : "\(name), \(key)" }

    /// What names this entry on the command line: an id, else title and year in quotation marks.
    var argument: String {
        members.isEmpty && externalIDs.isEmpty ? quotedName : key
    }

    /// Title and year in quotation marks.
    var quotedName: String { "\"\(name)\"" }
}
