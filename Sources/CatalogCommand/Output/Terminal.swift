internal import CatalogRendering
internal import Foundation

/// What the program is connected to, and what that can show.
struct Terminal {
    private let writesToFile: Bool
    private let environment: [String: String]
    /// Whether the answer is shown on a terminal.
    let isShown: Bool

    /// - Parameter writesToFile: Whether the answer goes to a file in place of stdout.
    init(writesToFile: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.writesToFile = writesToFile
        self.environment = environment
        isShown = !writesToFile && isatty(STDOUT_FILENO) == 1
    }

    /// How text is set.
    ///
    /// - Parameter pager: What may show the answer; nil for the terminal itself.
    func layout(coloring choice: ColorChoice, in pager: Pager? = nil) -> TextLayout {
        TextLayout(width: width, usesColor: usesColor(choice), usesLinks: usesLinks(in: pager))
    }

    /// The width to lay text out for: `COLUMNS`, else the terminal's, else 80.
    var width: Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (20...1000).contains(columns) {
            return columns
        }
        guard isShown, let columns = Self.size(of: STDOUT_FILENO)?.columns, columns >= 20 else { return 80 }
        return columns
    }

    /// Whether text is colored: what the user says, else `NO_COLOR`, else `FORCE_COLOR` and `CLICOLOR_FORCE`, else
    /// whether there is a terminal that shows colors. A file is colored only where the user says so.
    private func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto:
            if writesToFile || isSet("NO_COLOR") {
                false
            } else if isSet("FORCE_COLOR") {
                environment["FORCE_COLOR"] != "0"
            } else if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" {
                true
            } else {
                isShown && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
            }
        }
    }

    /// Whether titles and addresses lead to their pages: what `FORCE_HYPERLINK` says, else whether the terminal is
    /// known to understand them, and so does the pager. A file has none.
    private func usesLinks(in pager: Pager?) -> Bool {
        guard !writesToFile else { return false }
        if isSet("FORCE_HYPERLINK") { return environment["FORCE_HYPERLINK"] != "0" }
        return isShown && LinkSupport.isKnown(in: environment) && pager?.showsLinks != false
    }

    private func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }

    /// How many characters and lines a terminal shows; nil for what is none, or does not say.
    static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
