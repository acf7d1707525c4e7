/// The manual page of one command.
struct ManualPage {
    /// The words that call the command: `catalog`, `watchlist`, `add`.
    let path: [String]
    /// The page, as `man` reads it.
    let text: String

    /// `catalog-watchlist-add.1`.
    var fileName: String { Self.name(of: path) + ".1" }

    /// The pages of a program: of the program itself, then of every command in the order of its help.
    static func all(of program: CommandOutline, version: String) -> [ManualPage] {
        pages(of: program, below: [], version: version)
    }

    private static func pages(
        of command: CommandOutline, below path: [String], version: String
    ) -> [ManualPage] {
        let path = path + [command.name]
        var writer = ManualWriter(command: command, path: path)
        let page = ManualPage(path: path, text: writer.page(version: version))
        return [page] + command.subcommands.flatMap { pages(of: $0, below: path, version: version) }
    }

    /// What a page is called: `catalog-watchlist-add`.
    static func name(of path: [String]) -> String { path.joined(separator: "-") }
}

/// Writes one page, section by section, in the order that man-pages(7) gives them.
private struct ManualWriter {
    let command: CommandOutline
    let path: [String]
    let help: HelpText
    private var roff = Roff()

    init(command: CommandOutline, path: [String]) {
        self.command = command
        self.path = path
        help = HelpText(command.discussion)
    }

    mutating func page(version: String) -> String {
        roff.title(ManualPage.name(of: path), version: version)
        roff.section("Name")
        let abstract =
            command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
        roff.words("\(ManualPage.name(of: path)) - \(abstract.prefix(1).lowercased() + abstract.dropFirst())")
        writeSynopsis()
        if !help.paragraphs.isEmpty {
            roff.section("Description")
            for (place, paragraph) in help.paragraphs.enumerated() {
                if place > 0 { roff.paragraph() }
                roff.words(paragraph)
            }
        }
        writeSubcommands()
        writeArguments()
        // Examples come last, as everywhere in manuals.
        for section in help.sections where section.title != Self.examples { write(section) }
        for section in help.sections where section.title == Self.examples { write(section) }
        writeNeighbors()
        return roff.text
    }

    private static let examples = "EXAMPLES"

    private mutating func writeSynopsis() {
        roff.section("Synopsis")
        var pieces: [(text: String, face: Roff.Face)] = [(path.joined(separator: " "), .bold)]
        if !command.subcommands.isEmpty { pieces += [(" ", .plain), ("command", .italic), (" ...", .plain)] }
        if command.subcommands.isEmpty, command.arguments.contains(where: \.isOwnOption) {
            pieces += [(" [", .plain), ("options", .italic), ("]", .plain)]
        }
        for argument in command.arguments where argument.kind == "positional" {
            // What stands behind the two hyphens is all that is left, so the parser calls it optional.
            let isLast = argument.parsingStrategy == "postTerminator"
            let isOptional = argument.isOptional && !isLast
            pieces += [
                (isLast ? " -- " : isOptional ? " [" : " ", .plain), (argument.valueName ?? "", .italic),
            ]
            let end = (argument.isRepeating ? " ..." : "") + (isOptional ? "]" : "")
            if !end.isEmpty { pieces.append((end, .plain)) }
        }
        roff.words(pieces)
    }

    private mutating func writeSubcommands() {
        guard !command.subcommands.isEmpty else { return }
        roff.section("Commands")
        for subcommand in command.subcommands {
            roff.entry([(subcommand.name, .bold)])
            roff.words(subcommand.abstract)
        }
    }

    /// What the command takes, under the headings of its help; what has none comes first, as it does there.
    private mutating func writeArguments() {
        roff.section("Options")
        let values = command.arguments.filter { $0.kind == "positional" }
        let options = command.arguments.filter { $0.kind != "positional" }
        var titles: [String] = []
        for title in options.compactMap(\.sectionTitle) where !titles.contains(title) { titles.append(title) }
        for argument in values { write(argument) }
        for title in titles {
            roff.part(title)
            for argument in options where argument.sectionTitle == title { write(argument) }
        }
        if !titles.isEmpty { roff.part("Others") }
        for argument in options where argument.sectionTitle == nil { write(argument) }
    }

    private mutating func write(_ argument: CommandOutline.Argument) {
        var pieces: [(text: String, face: Roff.Face)] = []
        for name in argument.names ?? [] {
            if !pieces.isEmpty { pieces.append((", ", .plain)) }
            pieces.append((name.spelling, .bold))
        }
        if argument.kind != "flag", let value = argument.valueName {
            if !pieces.isEmpty { pieces.append((" ", .plain)) }
            pieces.append((value, .italic))
        }
        roff.entry(pieces)
        roff.words(argument.abstract ?? "")
        if let discussion = argument.discussion {
            roff.further()
            roff.words(discussion)
        }
    }

    private mutating func write(_ section: HelpText.Section) {
        roff.section(section.title)
        if section.entries.allSatisfy(\.words.isEmpty) {
            return roff.example(section.entries.map(\.term))
        }
        for entry in section.entries {
            roff.entry([(entry.term, .bold)])
            roff.words(entry.words)
        }
    }

    /// The page above and those below.
    private mutating func writeNeighbors() {
        let above = path.count > 1 ? [Array(path.dropLast())] : []
        let pages = (above + command.subcommands.map { path + [$0.name] }).map(ManualPage.name)
        guard !pages.isEmpty else { return }
        roff.section("See also")
        var pieces: [(text: String, face: Roff.Face)] = []
        for page in pages {
            if !pieces.isEmpty { pieces.append((", ", .plain)) }
            pieces += [(page, .bold), ("(1)", .plain)]
        }
        roff.words(pieces)
    }
}

extension CommandOutline.Argument {
    /// Whether it is an option of the command's own, and not one that every command has.
    fileprivate var isOwnOption: Bool {
        kind != "positional" && !(names ?? []).contains { ["help", "version"].contains($0.name) }
    }
}
